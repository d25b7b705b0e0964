/** Source of a pattern for what is applied, put in or taken out in a minor procedure: "stitches", "wax". */
export const treatedWith =
  "(?:stitch(?:es)?|sutures?|staples|steri-?strips|glue|dressing|bandage|gauze|pack(?:ing)?|splint|cast|slab|plaster|boot|brace|sling|collar|tape|wrap|drain|catheter|cannula|coil|iud|implant|pessary|lens|grommets?|block|local(?: ana?esthetic)?|lidocaine|lignocaine|freezes?|injections?|incision|stain|fluorescein|mole|cyst|wart|splinter|foreign body|fish ?hook|nail|wax|lump|skin tag|clot|sample|smear|swab)";
