import { Skeleton } from '@mantine/core'
import grid from '../../ui/card-grid.module.css'
import card from './product-card.module.css'

const times = (count: number) => Array.from({ length: count }, (_, n) => n)

const CardSkeleton = () => (
  <div className={card.card}>
    <Skeleton radius={0} style={{ aspectRatio: '4 / 3' }} />
    <div className={card.words}>
      <Skeleton height={24} width="60%" />
      <Skeleton height={40} mt={4} />
      <Skeleton height={16} width="75%" mt={4} />
    </div>
  </div>
)

/** Skeleton cards, as a grid or as one shelf. */
export const CardSkeletons = ({ count, isShelf = false }: { count: number; isShelf?: boolean }) => (
  <div className={isShelf ? grid.shelf : grid.grid} aria-hidden="true">
    {times(count).map((n) => (
      <CardSkeleton key={n} />
    ))}
  </div>
)

/** Skeleton shelves. */
export const ShelfSkeletons = () => (
  <div aria-hidden="true">
    {times(2).map((n) => (
      <div key={n} style={{ marginBottom: '2rem' }}>
        <Skeleton height={28} width="12rem" mb={16} />
        <CardSkeletons count={4} isShelf />
      </div>
    ))}
  </div>
)
