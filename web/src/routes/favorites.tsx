import { ProductCard } from '../modules/catalogue/product-card.tsx'
import { ProductRow } from '../modules/catalogue/product-row.tsx'
import { RowSkeletons } from '../modules/catalogue/row-skeletons.tsx'
import { CardSkeletons } from '../modules/catalogue/skeletons.tsx'
import type { CardProps } from '../modules/favorites/favorite-entry.tsx'
import { FavoritesPage } from '../modules/favorites/favorites-page.tsx'
import { texts } from '../modules/favorites/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

const Card = ({ product, isRow, actions }: CardProps) =>
  isRow ? <ProductRow product={product} actions={actions} /> : <ProductCard product={product} footer={actions} />

const Waiting = ({ isRow }: { isRow: boolean }) => (isRow ? <RowSkeletons count={4} /> : <CardSkeletons count={5} />)

/** /favorites, with the cards of the catalogue. */
export default function FavoritesRoute() {
  return <FavoritesPage Card={Card} Waiting={Waiting} />
}
