/** Habits and circumstances of a social history: name, then other spoken and written forms. Format: see README.md. */
export const socialData = `
[habit]
smoking: smoke, smokes, smoked, smoker, tobacco, cigarette, cigarettes, cigar, cigars, vape, vapes, vaping, packs a day, pack a day, pack per day, packs per day, pack-year, fags, smokeless, chewing tobacco, nonsmoker, quit smoking
alcohol: drinks, drinker, drinking alcohol, beer, beers, wine, liquor, spirits, booze, pints, alcoholic beverages, drink alcohol, alcohol use, alcohol intake, vodka, whiskey, etoh, margaritas, cocktails, glass of wine
drug use: recreational drugs, illicit drugs, iv drugs, marijuana, cannabis, cocaine, heroin, street drugs, illicit drug use, drug abuse, weed, opioid use, methamphetamines
pregnancy: pregnant, weeks pregnant, gestation, expecting, trimester
caffeine: coffee, energy drinks
[circumstance]
occupation: retired, unemployed
`;
