import { readPrice } from '@feria/contract/money'
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

const said = texts.rates
const REFRESHES = [api.catalogue.rates, api.catalogue.currentRate, api.catalogue.list, api.accounts.auditLog]

const RateForm = () => {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = useAction(api.catalogue.addRate, {
    refreshes: REFRESHES,
    onSuccess: () => {
      setTyped('')
      void notify({ message: said.saved, kind: 'success' })
    },
    onError: (error) => setProblem(explain(error, said.failed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ars = readPrice(typed)
    if (!ars) return setProblem(said.wrong)
    if (!add.isPending) add.mutate({ body: { ars } })
  }
  return (
    <form noValidate className={classes.line} onSubmit={submit}>
      <TextInput
        label={said.field}
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
        {said.submit}
      </Button>
    </form>
  )
}

/** /admin-dashboard/cotizacion: the current exchange rate in pesos per dollar, since when, and a new rate. */
export const RatesPage = () => {
  const list = usePages(api.catalogue.rates, { query: {} })
  const [now, ...before] = list.items
  const sourceOf = (source: string) => said.sources[source] ?? source
  return (
    <AdminLayout title={said.title} subtitle={said.hint}>
      <section className={classes.section} aria-labelledby="rate-now">
        <h2 id="rate-now">{said.now}</h2>
        {now && (
          <p className={classes.rate}>
            <strong>
              {said.one} {formatPrice(now.ars, 'ARS', { tag: true })}
            </strong>
            <span className={classes.hint}>
              {formatDate(now.since)}, {sourceOf(now.source)}
            </span>
          </p>
        )}
        <RateForm />
      </section>
      <section className={classes.section} aria-labelledby="rates-before">
        <h2 id="rates-before">{said.history}</h2>
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
        <ListStates list={list} nothing={said.none} />
      </section>
    </AdminLayout>
  )
}
