import { api } from '@feria/contract'
import type { MatchDetail } from '@feria/contract/wishes'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { Link, useNavigate, useParams } from '../../../lib/router.tsx'
import { useRoute } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heart } from '../../../ui/heart-slot.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Coincidence } from './coincidence.tsx'
import classes from './match-page.module.css'
import { MatchReasons } from './match-reasons.tsx'
import { MatchSteps } from './match-steps.tsx'
import { MatchOther, MatchWish } from './match-wish.tsx'
import { texts } from './texts.ts'

const said = texts.match

const Loading = () => (
  <div className={classes.columns} aria-busy="true">
    <Skeleton radius="lg" style={{ aspectRatio: '4 / 3' }} height="auto" />
    <div className={classes.side}>
      <Skeleton height={24} width="40%" />
      <Skeleton height={40} width="85%" />
      <Skeleton height={36} width="50%" />
      <Skeleton height={180} radius="lg" />
    </div>
  </div>
)

const Gone = () => (
  <EmptyState
    isPage
    title={said.gone}
    text={said.goneHint}
    action={
      <Button component={Link} to={said.back}>
        {said.toPanel}
      </Button>
    }
  />
)

const Shown = ({ match }: { match: MatchDetail }) => (
  <div className={classes.columns}>
    <div className={classes.main}>
      <div className={classes.picture}>
        <Picture src={match.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 64em) 640px, 100vw" isEager isWhole />
        {match.side === 'busco' && (
          <span className={classes.heart}>
            <Heart product={match} />
          </span>
        )}
      </div>
    </div>
    <div className={classes.side}>
      <Coincidence word={match.coincidencia} score={match.matchScore} />
      <h1 className={classes.name}>{match.name}</h1>
      <Price value={match.price} currency={match.currency} former={match.originalPrice} size="lg" />
      <p className={classes.quiet}>
        {[match.condition, match.location].filter(Boolean).join(' · ')}
        {' · '}
        <time dateTime={match.matchedAt} title={formatDate(match.matchedAt)}>
          {said.foundAt(formatAgo(match.matchedAt))}
        </time>
      </p>
      <MatchOther match={match} />
      <MatchSteps match={match} />
    </div>
    <div className={classes.rest}>
      <MatchReasons reasons={match.reasons} />
      <MatchWish match={match} />
    </div>
  </div>
)

/** /matches/:matchId: a product and a wish that meet, why, and what each side can do next [WISH-20]. */
export const MatchPage = () => {
  const { matchId = '' } = useParams()
  const navigate = useNavigate()
  const { data: match, error, refetch } = useRoute(api.wishes.match, { params: { id: matchId } })
  useTitle(match?.name ?? said.title)
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate(said.back, { replace: true }))
  const content = () => {
    if (match) return <Shown match={match} />
    // An address that is no id at all is refused as one, and means the same to who opened it.
    if (error?.status === 404 || error?.status === 400) return <Gone />
    if (error) {
      return (
        <>
          <h1 className="only-read">{said.title}</h1>
          <ErrorState error={error} title={said.failed} onRetry={() => void refetch()} />
        </>
      )
    }
    return <Loading />
  }
  return (
    <div className={`page ${classes.page}`}>
      <div className={classes.top}>
        <ActionIcon aria-label="Volver" onClick={goBack} className={classes.back}>
          <IconArrowLeft aria-hidden="true" />
        </ActionIcon>
        <Link to={said.back} className={classes.crumb}>
          {texts.title}
        </Link>
      </div>
      {content()}
    </div>
  )
}
