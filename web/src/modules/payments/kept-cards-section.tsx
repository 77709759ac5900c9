import type { KeptCard } from '@feria/contract/payments/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { notify } from '../../lib/notify.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import page from '../accounts/profile/personal-info.module.css'
import { useHashHeading } from '../accounts/profile/use-hash-heading.ts'
import classes from './kept-cards.module.css'
import { texts } from './texts.ts'

const labels = texts.kept
const { nameOf, explainCard } = labels
const PART = 'tarjetas'

/** The member's kept cards, on the page of their data: what is shown of each, to be removed. */
export const KeptCardsSection = () => {
  const heading = useHashHeading(PART)
  const { data, error, refetch } = useRoute(api.payments.cards, {}, { staleTime: 0 })
  const remove = useAction(api.payments.removeCard, {
    refreshes: [api.payments.cards],
    onSuccess: () => void notify({ message: labels.removed, kind: 'success' }),
    onError: () => void notify({ message: labels.failed, kind: 'error' }),
  })
  const ask = async (card: KeptCard) => {
    if (await confirm({ title: labels.ask, text: labels.askText(nameOf(card)), yes: labels.remove }))
      remove.mutate({ params: { id: card.id } })
  }
  return (
    <section className={`${page.sheet} ${classes.section}`} aria-labelledby={PART}>
      <h2 id={PART} ref={heading} tabIndex={-1} className={page.heading}>
        {labels.heading}
      </h2>
      {!data && error && <ErrorState error={error} title={labels.loadFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={72} aria-busy="true" />}
      {data?.length === 0 && <p className={page.quiet}>{labels.empty}</p>}
      {data && data.length > 0 && (
        <>
          <p className={page.quiet}>{labels.explain}</p>
          <ul className={classes.kept}>
            {data.map((card) => (
              <li key={card.id}>
                <div>
                  <p className={classes.name}>{nameOf(card)}</p>
                  <p className={page.quiet}>{explainCard(card)}</p>
                </div>
                <Button
                  variant="default"
                  aria-label={labels.removeOf(nameOf(card))}
                  loading={remove.isPending && remove.variables.params.id === card.id}
                  onClick={() => void ask(card)}
                >
                  {labels.remove}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
