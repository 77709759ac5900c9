import grid from '../../ui/card-grid.module.css'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import card from './product-card.module.css'

const times = (count: number) => Array.from({ length: count }, (_, n) => n)

const CardSkeleton = () => (
  <div className={card.card}>
    <PlainSkeleton style={{ aspectRatio: '4 / 3', borderRadius: 0 }} />
    <div className={card.words}>
      <PlainSkeleton style={{ height: 24, width: '60%' }} />
      <PlainSkeleton style={{ height: 40, marginTop: 4 }} />
      <PlainSkeleton style={{ height: 16, width: '75%', marginTop: 4 }} />
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
        <PlainSkeleton style={{ height: 28, width: '12rem', marginBottom: 16 }} />
        <CardSkeletons count={4} isShelf />
      </div>
    ))}
  </div>
)
