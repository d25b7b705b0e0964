/** Relatives, other people and pets: name, then other spoken and written forms. Format: see README.md. */
export const relativeData = `
[relative]
mother: mom, mum, mommy, mummy, mama, mam
father: dad, daddy, papa
parent: parents, folks
brother: brothers, half-brother, half brother, stepbrother
sister: sisters, half-sister, half sister, stepsister
sibling: siblings
grandmother: grandma, granny, nana, gran, nan, grandmothers, nanna
grandfather: grandpa, grandad, granddad, grandfathers
grandparent: grandparents
aunt: auntie, aunty, aunts
uncle: uncles
cousin: cousins
son: sons
daughter: daughters
child: children, kids, kid, baby, babies, toddler
grandson: grandsons
granddaughter: granddaughters
grandchild: grandchildren, grandkids, grandkid
nephew: nephews
niece: nieces
wife:
husband: hubby
partner: spouse, boyfriend, girlfriend, fiance, fiancee
mother-in-law: mother in law
father-in-law: father in law
family: relatives, relative, family members, family member, first-degree relative
twin: twins
[other]
friend: friends, buddy, mate
roommate: roommates, flatmate, housemate
coworker: coworkers, colleague, colleagues, co-worker, workmate
neighbor: neighbors, neighbour, neighbours
dog: dogs, puppy
cat: cats, kitten
`;
