import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useRoute } from '../../../lib/use-route.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { texts } from '../texts.ts'
import { Answer } from './answer.tsx'
import { AskForm } from './ask-form.tsx'
import type { Exchange } from './exchange.ts'
import classes from './talk.module.css'
import { useTalk } from './talk-store.ts'

const labels = texts.talk
const STATUS_STALE_MS = 300_000

/** The screen reader announcement for the last answer: that it is searching, then all of it at once. */
const announced = (last: Exchange | undefined): string => {
  if (!last) return ''
  if (last.state === 'asking') return labels.asking
  if (last.state === 'stopped') return labels.stopped
  return last.state === 'done' ? labels.announce(last.text, last.products?.length ?? 0) : ''
}

const Start = ({ onAsk }: { onAsk: (words: string) => void }) => (
  <section className={classes.start} aria-label={labels.examples}>
    <p className={classes.quiet}>{labels.examples}</p>
    <ul className={classes.examples}>
      {labels.exampleTexts.map((words) => (
        <li key={words}>
          <button type="button" className={classes.chip} onClick={() => onAsk(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  </section>
)

/** /shop-with-ai: finds products through a conversation, which lives only in this tab. */
export const ShopWithAiPage = () => {
  const { exchanges, ask, edit, retry, stop, reset } = useTalk()
  const status = useRoute(api.assistant.status, {}, { staleTime: STATUS_STALE_MS }).data
  const last = exchanges.at(-1)
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the last question once, not on every line of its answer.
  useEffect(() => {
    if (last?.state === 'asking' && exchanges.length > 1)
      list.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [last?.id])
  return (
    <div className={`page ${classes.page}`} data-start={exchanges.length === 0 || undefined}>
      <PageHeader
        title={labels.title}
        subtitle={labels.intro}
        back="/buyer-dashboard"
        actions={
          exchanges.length > 0 && (
            <Button variant="default" onClick={reset} leftSection={<IconRefresh size={18} aria-hidden="true" />}>
              {labels.reset}
            </Button>
          )
        }
      />
      {exchanges.length === 0 && <Start onAsk={ask} />}
      <ol ref={list} className={classes.talk} aria-label={labels.list} hidden={exchanges.length === 0}>
        {exchanges.map((exchange) => (
          <li key={exchange.id} className={classes.exchange}>
            <h2 className={classes.asked}>
              <span className="only-read">{labels.you}: </span>
              {exchange.question}
            </h2>
            <Answer exchange={exchange} isLast={exchange === last} onEdit={edit} onRetry={retry} />
          </li>
        ))}
      </ol>
      <span className="only-read" role="status" aria-live="polite">
        {announced(last)}
      </span>
      <div className={classes.bar}>
        <AskForm isAsking={last?.state === 'asking'} hasAsked={exchanges.length > 0} onAsk={ask} onStop={stop} />
        {exchanges.length === 0 && (
          <p className={classes.fine}>
            {status && `${status.chat ? labels.withModel : labels.noModel} `}
            {labels.kept}
          </p>
        )}
      </div>
    </div>
  )
}
