/** The texts of the catalogue's screens. Those given by the specification are verbatim; the others are ours. */
export const texts = {
  allProducts: 'Ver todos los productos',
  allCategories: 'Todas las categorías',
  noCategory: 'Sin categoría',
  category: 'Categoría',
  left: (stock: number) => (stock === 1 ? 'Queda 1' : `Quedan ${stock}`),
  available: (stock: number) => (stock === 1 ? '1 disponible' : `${stock} disponibles`),

  goOnWith: (name: string) => `Seguí publicando «${name}»`,
  goOnHint: 'Lo que escribiste sigue acá',

  catalogue: {
    title: 'Productos',
    heading: 'Todo lo que hay en la feria',
  },
} as const
