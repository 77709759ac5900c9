/** What stands after the products that coincide, in the words of /search: apart, since they come with the search and not before. */
export const tailTexts = {
  end: 'Hasta acá lo que coincide.',
  wish: 'Avisame si aparece otro',
  others: 'También lo mencionan',
} as const

/** With so many results what stands above them is out of sight: the wish stands after them too. */
export const LONG_LIST = 8
