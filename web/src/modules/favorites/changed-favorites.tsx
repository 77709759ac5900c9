import type { Product } from '@feria/contract/catalogue/schemas'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { favoritesQuery } from './favorites-query.ts'

const COUNT = 5
const labels = { changed: 'Favoritos con novedades', all: 'Ver tus favoritos' }

interface Props {
  userId: string
  Shelf: ComponentType<{ title: string; products: Product[]; to: string; toLabel: string }>
}

/** The favourites with news: cheaper than they were, or gone. Nothing if there are none. */
export const ChangedFavorites = ({ userId, Shelf }: Props) => {
  const { data } = useQuery(favoritesQuery(userId))
  const changed = data.filter(({ price, originalPrice, sold, stock }) => sold || stock === 0 || (originalPrice ?? 0) > (price ?? 0))
  return <Shelf title={labels.changed} products={changed.slice(0, COUNT)} to="/favorites" toLabel={labels.all} />
}
