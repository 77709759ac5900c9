import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../lib/session.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { keepNear, keptNear } from '../../search/kept-near.ts'
import { CardStack } from './card-stack.tsx'
import { PlaceLine } from './place-line.tsx'
import { SwipeButtons } from './swipe-buttons.tsx'
import { SwipeEnd } from './swipe-end.tsx'
import classes from './swipe-page.module.css'
import { texts } from './texts.ts'
import { useDeck } from './use-deck.ts'
import { useSwipeKeys } from './use-swipe-keys.ts'

const SampleNote = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const location = useLocation()
  if (isSignedIn) return <p className={classes.note}>{texts.sampleForMembers}</p>
  return (
    <p className={classes.note}>
      {texts.samples}
      <Link to="/login" state={{ from: location }} className={classes.logIn}>
        {texts.logInFirst}
      </Link>
      {texts.logInWhy}
    </p>
  )
}

const Swiping = ({ near }: { near: string }) => {
  const { deck, shown, following, source, leaving, isSignedIn, ...swipe } = useDeck(near)
  useSwipeKeys((action) => (action === 'undo' ? swipe.undo() : swipe.choose(action)))
  const cards = () => {
    if (swipe.error) return <ErrorState error={swipe.error} title={texts.failed} onRetry={swipe.retry} />
    if (swipe.isWaiting) {
      return (
        <div className={classes.waiting} aria-busy="true">
          <span className="only-read" role="status">
            {texts.loading}
          </span>
          <Skeleton radius="xl" height={470} />
        </div>
      )
    }
    if (!shown) return <SwipeEnd isSample={source === 'sample'} isSignedIn={isSignedIn} onRestart={swipe.restart} />
    return <CardStack shown={shown} following={following} leaving={leaving} onChoose={swipe.choose} onGone={swipe.left} />
  }
  return (
    <>
      {source === 'sample' && <SampleNote isSignedIn={isSignedIn} />}
      {cards()}
      {!swipe.error && (
        <>
          <SwipeButtons
            canChoose={shown !== undefined}
            canUndo={deck.past.length > 0}
            onChoose={(choice) => swipe.choose(choice)}
            onUndo={swipe.undo}
          />
          <p className={classes.keys}>{texts.keysHint}</p>
        </>
      )}
      <div className="only-read" role="status" aria-live="polite">
        {swipe.announcement}
      </div>
    </>
  )
}

/** /match: nearby products one by one, to like or pass with a swipe, a button or a key; samples for visitors. */
export const SwipePage = () => {
  const userId = useSession((session) => session.user?.id)
  const [near, setNear] = useState(keptNear)
  const change = (place: string) => {
    keepNear(place)
    setNear(place)
  }
  return (
    <div className={`page ${classes.page}`}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {userId && <PlaceLine near={near} onChange={change} />}
      <Swiping key={`${userId} ${near}`} near={near} />
    </div>
  )
}
