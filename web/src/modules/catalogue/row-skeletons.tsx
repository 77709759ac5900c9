import { Skeleton } from '@mantine/core'
import grid from '../../ui/card-grid.module.css'
import row from './product-row.module.css'

/** Skeletons of rows that are loading. */
export const RowSkeletons = ({ count }: { count: number }) => (
  <div className={grid.rows} aria-hidden="true">
    {[...Array(count).keys()].map((n) => (
      <div key={n} className={row.row}>
        <Skeleton className={row.picture} style={{ aspectRatio: '4 / 3' }} height="auto" />
        <div>
          <Skeleton height={20} width="70%" />
          <Skeleton height={16} width="50%" mt={8} />
          <Skeleton height={16} width="35%" mt={8} />
        </div>
        <Skeleton height={24} width={110} />
        <div className={row.actions}>
          <Skeleton height={44} width={120} />
        </div>
      </div>
    ))}
  </div>
)
