import { brand } from '../../lib/brand.ts'
import { formatNumber } from '../../lib/format.ts'

/** The texts of the product page, for everybody; apart from the other texts, since the catalogue loads first without them. */
export const productTexts = {
  crumbs: 'Ruta de navegación',
  pictures: 'Fotos del producto',
  picture: (n: number, count: number) => `Foto ${n} de ${count}`,
  enlarge: (n: number, count: number) => `Ampliar la foto ${n} de ${count}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  inOther: (price: string, rate: string) => `≈ ${price} al dólar de ${rate}`,
  rateOf: (date: string) => `Cotización del ${date}`,
  buy: 'Comprar ahora',
  sold: 'Este producto ya se vendió.',
  out: 'No queda stock por ahora.',
  noPrice: 'El precio se acuerda con quien lo vende.',
  hidden: 'Está oculto: no aparece en el catálogo.',
  safe: `Pagá dentro de ${brand}: nunca transfieras por fuera.`,
  model: 'Modelo',
  brand: 'Marca',
  condition: 'Condición',
  place: 'Ubicación',
  stock: 'Stock',
  range: 'Entrega',
  kilometres: (km: number) => `Hasta ${formatNumber(km)} km`,
  terms: 'Condiciones',
  preference: 'Precio preferido',
  facts: 'Características',
  about: 'Descripción',
  published: 'Publicado',
  similar: 'Productos similares',
} as const
