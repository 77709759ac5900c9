import { firstTexts } from './first-texts.ts'

const { heading, results, all, noCategory, left } = firstTexts

/** The texts of the catalogue's screens. Those given by the specification are verbatim; the others are ours. */
export const texts = {
  allProducts: 'Ver todos los productos',
  allCategories: 'Todas las categorías',
  noCategory,
  category: 'Categoría',
  left,
  available: (stock: number) => (stock === 1 ? '1 disponible' : `${stock} disponibles`),
  details: 'Ver detalles',
  detailsOf: (name: string) => `Ver detalles de ${name}`,

  behindLogin: { product: 'Verlo sin cuenta', catalogue: 'Ver el catálogo sin cuenta', search: 'Ver la búsqueda sin cuenta' },

  publicList: {
    resultsFor: (search: string) => `Resultados de «${search}»`,
    nothing: 'No encontramos nada así',
    nothingHint: 'Probá con otras palabras o mirá todo lo que hay.',
    first: 'Volver al principio',
    next: 'Ver más productos',
    more: 'Más filtros',
  },

  catalogue: {
    title: 'Productos',
    heading,
    search: 'Buscar productos',
    searchHint: 'Buscá por nombre o modelo',
    submit: 'Buscar',
    filters: 'Filtros',
    active: 'Filtros activos',
    remove: (label: string) => `Quitar el filtro ${label}`,
    clearAll: 'Limpiar filtros',
    clear: 'Limpiar',
    apply: 'Aplicar',
    results,
    resultsName: 'Resultados',
    sort: 'Ordenar por',
    grid: 'Ver en grilla',
    list: 'Ver en lista',
    view: 'Forma de ver',
    all,
    empty: 'No se encontraron productos',
    emptyHint: 'Probá con otras palabras o con menos filtros.',
    condition: 'Condición',
    anyCondition: 'Cualquiera',
    price: 'Precio',
    currency: 'Moneda',
    priceHints: {
      ARS: 'Los precios en dólares se comparan al cambio del día.',
      USD: 'Los precios en pesos se comparan al cambio del día.',
    },
    from: 'Desde',
    to: 'Hasta',
    inStock: 'Solo con stock',
    notAPrice: 'Escribí un precio, por ejemplo 150.000 o 200 lucas.',
    twoCurrencies: 'Poné los dos precios en la misma moneda.',
    upsideDown: 'El mínimo no puede ser mayor que el máximo.',
    sorts: {
      shelves: 'Por categoría',
      newest: 'Más nuevos',
      price: 'Menor precio',
      '-price': 'Mayor precio',
      name: 'Nombre',
      relevance: 'Relevancia',
    },
  },

  search: {
    newest: 'Recién publicados',
  },
} as const
