import * as api from '@feria/contract/routes'
import type { NotificationHours as Hours } from '@feria/contract/wishes/schemas'
import { NativeSelect, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { queryKey, routeKey, useAction, useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import classes from './notification-hours.module.css'
import { texts } from './texts.ts'

const labels = texts.hours
/** The initial hours of «No molestar». */
const NIGHT = { quietFrom: 22, quietTo: 8 }
const clock = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: labels.hour(hour) }))

/** When the member is notified of matches: quiet hours, and a daily email with what was held back. Every change shows at once. */
export const NotificationHours = () => {
  const client = useQueryClient()
  const { data, error, refetch } = useRoute(api.wishes.hours, {})
  const key = queryKey(api.wishes.hours, {})
  const save = useAction(api.wishes.setHours, {
    // One after the other, so that the last change is what is kept; until its answer is here, it is what shows.
    scope: { id: 'notification-hours' },
    onSuccess: (hours) => {
      if (client.isMutating({ mutationKey: [routeKey(api.wishes.setHours)] }) === 1) client.setQueryData(key, hours)
    },
    onError: (failure) => {
      void refetch()
      void notify({ message: explain(failure, labels.failed), kind: 'error' })
    },
  })
  const change = (changes: Partial<Hours>) => {
    if (!data) return
    const body = { ...data, ...changes }
    client.setQueryData(key, body)
    save.mutate({ body })
  }
  const content = () => {
    if (error && !data) return <ErrorState error={error} title={labels.notLoaded} onRetry={() => void refetch()} />
    if (!data) return <Skeleton height={112} radius="md" />
    const isQuiet = data.quietFrom !== null && data.quietTo !== null
    return (
      <div className={classes.rows}>
        <div className={classes.row}>
          <SwitchField
            label={labels.quiet}
            hint={labels.quietHint}
            isOn={isQuiet}
            onChange={() => change(isQuiet ? { quietFrom: null, quietTo: null } : NIGHT)}
          />
          {isQuiet && (
            <div className={classes.clock}>
              <NativeSelect
                label={labels.from}
                data={clock}
                value={String(data.quietFrom)}
                onChange={(event) => change({ quietFrom: Number(event.currentTarget.value) })}
              />
              <NativeSelect
                label={labels.to}
                data={clock}
                value={String(data.quietTo)}
                onChange={(event) => change({ quietTo: Number(event.currentTarget.value) })}
              />
            </div>
          )}
        </div>
        <div className={classes.row}>
          <SwitchField
            label={labels.digest}
            hint={labels.digestHint}
            isOn={data.hasDigest}
            onChange={() => change({ hasDigest: !data.hasDigest })}
          />
        </div>
      </div>
    )
  }
  return (
    <section className={classes.section} aria-labelledby="notice-hours">
      <h2 id="notice-hours" className={classes.title}>
        {labels.title}
      </h2>
      {content()}
    </section>
  )
}
