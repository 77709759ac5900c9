import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { explain } from '../../../lib/call.ts'
import { formatDay } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { queryKey, useAction, useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { texts } from '../texts.ts'
import classes from './consent.module.css'
import { Trail } from './trail.tsx'

const labels = texts.consent

const sinceWhen = (isOn: boolean, changedAt: string | null): string => {
  if (changedAt === null) return labels.never
  return isOn ? labels.since(formatDay(changedAt)) : labels.offSince(formatDay(changedAt))
}

/** Whether sellers may find the member, what that means, since when, and to whom the member was shown so far. */
export const ConsentCard = () => {
  const client = useQueryClient()
  const { data, error, refetch } = useRoute(api.prospecting.consent, {})
  const change = useAction(api.prospecting.setConsent, {
    onSuccess: (consent) => {
      client.setQueryData(queryKey(api.prospecting.consent, {}), consent)
      void notify({ message: consent.isOn ? labels.turnedOn : labels.turnedOff, kind: 'success' })
    },
  })
  // The new value shows at once; a refusal reverts it.
  const isOn = change.isPending ? change.variables.body.isOn : (data?.isOn ?? false)
  return (
    <section className={classes.card} aria-labelledby="ofertas">
      <h2 className={classes.heading} id="ofertas">
        {labels.heading}
      </h2>
      {error && <ErrorState error={error} title={labels.loadFailed} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton height={44} mt={12} />
          <Skeleton height={60} mt={12} />
        </div>
      )}
      {data && (
        <>
          <SwitchField
            isOn={isOn}
            label={labels.label}
            onChange={() => {
              if (!change.isPending) change.mutate({ body: { isOn: !isOn } })
            }}
          />
          <p className={classes.quiet}>{labels.meaning}</p>
          <p className={classes.since} role="status">
            {sinceWhen(data.isOn, data.changedAt)}
          </p>
          {change.error && <InlineNotice kind="error">{explain(change.error, labels.failed)}</InlineNotice>}
          <Trail />
        </>
      )}
    </section>
  )
}
