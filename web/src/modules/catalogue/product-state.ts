import type { Product } from '@feria/contract/catalogue/schemas'
import { PLENTY_OF_STOCK } from '@feria/contract/catalogue/values'
import type { Tone as PillTone } from '../../ui/pill.tsx'

type Stocked = Pick<Product, 'sold' | 'stock'>

/** The stock level of a product: above 5, from 1 to 5, none; or sold. */
export type Tone = 'plenty' | 'few' | 'out' | 'sold'

/** The tone of a product's badge; sold takes precedence over stock. */
export const toneOf = ({ sold, stock }: Stocked): Tone => {
  if (sold) return 'sold'
  if (stock > PLENTY_OF_STOCK) return 'plenty'
  return stock > 0 ? 'few' : 'out'
}

const labels: Record<Tone, 'Vendido' | 'Disponible' | 'Agotado'> = {
  plenty: 'Disponible',
  few: 'Disponible',
  out: 'Agotado',
  sold: 'Vendido',
}

/** The text of a product's badge. */
export const badgeOf = (product: Stocked) => labels[toneOf(product)]

const pills: Record<Tone, PillTone> = { plenty: 'good', few: 'warn', out: 'bad', sold: 'quiet' }

/** The colour of a product's badge. */
export const pillOf = (product: Stocked): PillTone => pills[toneOf(product)]

/** Every distinct picture of a product, the main one first; empty if there are none. */
export const picturesOf = ({ imageUrl, images }: Pick<Product, 'imageUrl' | 'images'>): string[] => [
  ...new Set([...(imageUrl ? [imageUrl] : []), ...images]),
]

/** The address of a product's page. */
export const pageOf = ({ id }: Pick<Product, 'id'>): string => `/products/${id}`
