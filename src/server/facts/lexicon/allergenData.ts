/** Allergens other than drugs: name, then other spoken and written forms. Format: see README.md. */
export const allergenData = `
[allergen]
latex:
shellfish:
peanut: peanuts
tree nuts: tree nut
gluten:
soy: soya
bee sting: bee stings, bee venom
pollen:
ragweed:
dust mites: dust mite
adhesive: adhesive tape, surgical tape, elastoplast, sticking plaster, sticking plasters, band-aids, band aids
nickel:
mould: mold
strawberries: strawberry
sesame:
egg: eggs
dairy: milk, cow's milk, lactose
wheat:
fish: seafood
cats: cat, cat hair, cat dander
dogs: dog, dog hair, dog dander
grass: grass pollen
trees: tree pollen
mustard:
kiwi: kiwifruit
banana: bananas
iodine:
perfume: fragrance, fragrances
wasp sting: wasp stings, wasps, wasp, bees, bee
plasters: band-aids, elastoplast, sticking plaster
wool: lanolin
feathers: feather
food: foods
`;
