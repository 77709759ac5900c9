import { Skeleton } from '@mantine/core'
import classes from './conversation-head.module.css'

/** The skeleton of a conversation's header. */
export const HeadSkeleton = () => (
  <div className={classes.head} aria-hidden="true">
    <div className={classes.person}>
      <Skeleton height={44} circle />
      <Skeleton height={18} width="9rem" />
    </div>
    <div className={classes.about}>
      <Skeleton height={48} width={48} radius="md" />
      <Skeleton height={18} width="12rem" />
    </div>
  </div>
)
