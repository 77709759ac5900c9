import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './swipe-page.module.css'
import { texts } from './texts.ts'

interface Props {
  isSample: boolean
  isSignedIn: boolean
  onRestart: () => void
}

/** Replaces the cards at the end: there is always a way on. */
export const SwipeEnd = ({ isSample, isSignedIn, onRestart }: Props) => {
  const location = useLocation()
  const again = (
    <Button variant="default" onClick={onRestart}>
      {texts.again}
    </Button>
  )
  if (!isSignedIn) {
    return (
      <EmptyState
        title={texts.endSample}
        text={texts.endSampleHint}
        action={
          <div className={classes.ways}>
            <Button component={Link} to="/login" state={{ from: location }}>
              {texts.logIn}
            </Button>
            {again}
          </div>
        }
      />
    )
  }
  return (
    <EmptyState
      title={isSample ? texts.endSample : texts.end}
      text={isSample ? texts.endSampleMember : texts.endHint}
      action={
        <div className={classes.ways}>
          {isSample ? (
            <Button component={Link} to="/requests?nueva=1">
              {texts.request}
            </Button>
          ) : (
            <Button component={Link} to="/favorites">
              {texts.favorites}
            </Button>
          )}
          <Button component={Link} to="/all-products" variant="default">
            {texts.all}
          </Button>
          {isSample && again}
        </div>
      }
    />
  )
}
