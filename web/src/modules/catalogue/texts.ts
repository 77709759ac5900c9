/** The texts of the catalogue's screens. Those given by the specification are verbatim; the others are ours. */
export const texts = {
  allProducts: 'Ver todos los productos',
  allCategories: 'Todas las categorías',
  noCategory: 'Sin categoría',
  category: 'Categoría',
  left: (stock: number) => (stock === 1 ? 'Queda 1' : `Quedan ${stock}`),
  available: (stock: number) => (stock === 1 ? '1 disponible' : `${stock} disponibles`),

  catalogue: {
    title: 'Productos',
    heading: 'Todo lo que hay en la feria',
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
  },
} as const
