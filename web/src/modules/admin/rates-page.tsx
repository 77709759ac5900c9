import { readPrice } from '@feria/contract/read-money'
import * as api from '@feria/contract/routes'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { formatDate, formatPrice } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { ListStates } from './list-states.tsx'
import { texts } from './texts.ts'

const labels = texts.rates
const REFRESHES = [api.catalogue.rates, api.catalogue.currentRate, api.catalogue.list, api.accounts.auditLog]

const RateForm = () => {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = useAction(api.catalogue.addRate, {
    refreshes: REFRESHES,
    onSuccess: () => {
      setTyped('')
      void notify({ message: labels.saved, kind: 'success' })
    },
    onError: (error) => setProblem(explain(error, labels.failed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ars = readPrice(typed)
    if (!ars) return setProblem(labels.wrong)
    if (!add.isPending) add.mutate({ body: { ars } })
  }
  return (
    <form noValidate className={classes.line} onSubmit={submit}>
      <TextInput
        label={labels.field}
        inputMode="decimal"
        autoComplete="off"
        placeholder="1.500,50"
        className={classes.grow}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Button type="submit" loading={add.isPending} className={classes.low}>
        {labels.submit}
      </Button>
    </form>
  )
}

/** /admin-dashboard/cotizacion: the current exchange rate in pesos per dollar, since when, and a new rate. */
export const RatesPage = () => {
  const list = usePages(api.catalogue.rates, { query: {} })
  const [now, ...before] = list.items
  const sourceOf = (source: string) => labels.sources[source] ?? source
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <section className={classes.section} aria-labelledby="rate-now">
        <h2 id="rate-now">{labels.now}</h2>
        {now && (
          <p className={classes.rate}>
            <strong>
              {labels.one} {formatPrice(now.ars, 'ARS', { tag: true })}
            </strong>
            <span className={classes.hint}>
              {formatDate(now.since)}, {sourceOf(now.source)}
            </span>
          </p>
        )}
        <RateForm />
      </section>
      <section className={classes.section} aria-labelledby="rates-before">
        <h2 id="rates-before">{labels.history}</h2>
        <ul className={classes.rows}>
          {before.map(({ ars, since, source }) => (
            <li key={since} className={classes.row}>
              <span className={classes.strong}>{formatPrice(ars, 'ARS', { tag: true })}</span>
              <span className={classes.hint}>
                {formatDate(since)}, {sourceOf(source)}
              </span>
            </li>
          ))}
        </ul>
        <ListStates list={list} nothing={labels.none} />
      </section>
    </AdminLayout>
  )
}
