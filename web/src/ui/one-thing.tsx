import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CallError } from '../lib/call.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import classes from './one-thing.module.css'

interface Props<Thing> {
  /** The parent list: where «Volver» leads when there is no previous page, and the texts of the breadcrumb and the button. */
  back: { to: string; crumb: string; button: string }
  texts: { title: string; gone: string; goneHint: string; failed: string }
  found: { data: Thing | undefined; error: CallError | null; refetch: () => unknown }
  children: (thing: Thing) => ReactNode
}

const Loading = () => (
  <div className={classes.columns} aria-busy="true">
    <Skeleton radius="lg" style={{ aspectRatio: '4 / 3' }} height="auto" />
    <div className={classes.side}>
      <Skeleton height={44} width="60%" />
      <Skeleton height={40} width="85%" />
      <Skeleton height={36} width="50%" />
      <Skeleton height={180} radius="lg" />
    </div>
  </div>
)

/** A detail page with a picture: the way back, and the states while loading, not found and failed. */
export const OneThing = <Thing,>({ back, texts, found: { data, error, refetch }, children }: Props<Thing>) => {
  const navigate = useNavigate()
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate(back.to, { replace: true }))
  const content = () => {
    // A malformed id is refused with 400, and means the same to the member.
    if (error?.status === 404 || error?.status === 400) {
      const toList = (
        <Button component={Link} to={back.to}>
          {back.button}
        </Button>
      )
      return <EmptyState isPage title={texts.gone} text={texts.goneHint} action={toList} />
    }
    if (data) return children(data)
    if (!error) return <Loading />
    return (
      <>
        <h1 className="only-read">{texts.title}</h1>
        <ErrorState error={error} title={texts.failed} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <div className={`page ${classes.page}`}>
      <div className={classes.top}>
        <ActionIcon aria-label="Volver" onClick={goBack} className={classes.back}>
          <IconArrowLeft aria-hidden="true" />
        </ActionIcon>
        <Link to={back.to} className={classes.crumb}>
          {back.crumb}
        </Link>
      </div>
      {content()}
    </div>
  )
}
