import { Skeleton } from '@mantine/core'
import { texts } from '../texts.ts'
import classes from './conversation.module.css'

const SHAPES = [
  { width: '56%', isOwn: false },
  { width: '38%', isOwn: false },
  { width: '48%', isOwn: true },
  { width: '62%', isOwn: false },
  { width: '30%', isOwn: true },
  { width: '52%', isOwn: true },
]

/** The skeleton of loading messages. */
export const BodySkeleton = () => (
  <div className={classes.waiting} aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    {SHAPES.map(({ width, isOwn }) => (
      <Skeleton key={width} height={44} width={width} radius="lg" ml={isOwn ? 'auto' : undefined} />
    ))}
  </div>
)
