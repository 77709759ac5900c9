/** The words of lists of products, members' and strangers'. */
export const listTexts = {
  resultsFor: (search: string) => `Resultados de «${search}»`,
  nothing: 'No encontramos nada así',
  nothingHint: 'Probá con otras palabras o mirá todo lo que hay.',
  first: 'Volver al principio',
  next: 'Ver más productos',
  more: 'Más filtros',
  search: 'Buscar productos',
  searchHint: 'Buscá por nombre o modelo',
  submit: 'Buscar',
  resultsName: 'Resultados',
  sort: 'Ordenar por',
  empty: 'No se encontraron productos',
  sorts: {
    shelves: 'Por categoría',
    newest: 'Más nuevos',
    price: 'Menor precio',
    '-price': 'Mayor precio',
    name: 'Nombre',
    relevance: 'Relevancia',
  },
} as const
