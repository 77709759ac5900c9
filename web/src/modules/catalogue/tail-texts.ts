/** What stands after the results that coincide, wherever a search is listed. */
export const tailTexts = {
  end: 'Hasta acá lo que coincide.',
  wish: 'Avisame si aparece otro',
  others: 'También lo mencionan',
} as const

/** With so many results what stands above them is out of sight: the wish stands after them too. */
export const LONG_LIST = 8
