import type { Answer } from '@feria/contract'
import type { FiguresOfDay } from '@feria/contract/admin/schemas'
import { type FigureDays, figureDays } from '@feria/contract/admin/values'
import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { formatAmount, formatNumber } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { DayCharts } from './day-charts.tsx'
import { figureTexts } from './figure-texts.ts'
import figures from './figures-page.module.css'
import { useAddressParts } from './use-address-text.ts'
import { Switch } from './waiting-switch.tsx'
import { WorkRows } from './work-rows.tsx'
import { workTexts } from './work-texts.ts'

const labels = figureTexts
const pesos = (sum: number) => formatAmount(sum, 'ARS')
const dollars = (sum: number) => formatAmount(sum, 'USD')

/** What each tile says: of a day, beside the day before. */
const ofDay: { name: string; value: (day: FiguresOfDay) => string }[] = [
  { name: labels.orders, value: ({ orders }) => formatNumber(orders) },
  { name: labels.pesos, value: ({ sales }) => pesos(sales.ARS) },
  { name: labels.dollars, value: ({ sales }) => dollars(sales.USD) },
  { name: labels.signUps, value: ({ signUps }) => formatNumber(signUps) },
  { name: labels.claims, value: ({ claims }) => formatNumber(claims) },
  { name: labels.reports, value: ({ reports }) => formatNumber(reports) },
  { name: labels.errors, value: ({ errors }) => formatNumber(errors) },
]

const Tile = ({ name, value, beside }: { name: string; value: string; beside?: string }) => (
  <div className={figures.tile}>
    <dt>{name}</dt>
    <dd className={figures.value}>{value}</dd>
    {beside && <dd className={figures.beside}>{beside}</dd>}
  </div>
)

const Tiles = ({ days, held, open }: Answer<typeof api.admin.figures>) => {
  const [before, today] = days.slice(-2)
  return (
    <>
      <dl className={figures.tiles}>
        {today &&
          before &&
          ofDay.map(({ name, value }) => <Tile key={name} name={name} value={value(today)} beside={labels.yesterday(value(before))} />)}
      </dl>
      <h3 className={figures.now}>{labels.now}</h3>
      <dl className={figures.tiles}>
        <Tile name={labels.heldPesos} value={pesos(held.ARS)} />
        <Tile name={labels.heldDollars} value={dollars(held.USD)} />
        <Tile name={labels.openClaims} value={formatNumber(open.claims)} />
        <Tile name={labels.openReports} value={formatNumber(open.reports)} />
      </dl>
    </>
  )
}

const Waiting = () => (
  <div className={classes.loading} aria-busy="true">
    <span className="only-read" role="status">
      {labels.wait}
    </span>
    <Skeleton height={104} radius="lg" />
    <Skeleton height={104} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </div>
)

/** /admin-dashboard/hoy: what waits, the day beside the day before, what is held and open, and the days before as charts. Admins only. */
export const FiguresPage = () => {
  const { params, change } = useAddressParts()
  const days: FigureDays = figureDays.find((span) => span === params.get('dias')) ?? '30'
  const read = useRoute(api.admin.figures, { query: { days } }, { placeholderData: (previous) => previous, refetchInterval: 60_000 })
  return (
    <AdminLayout title={labels.title} subtitle={labels.subtitle}>
      <section className={classes.section} aria-labelledby="waiting">
        <h2 id="waiting">{labels.waiting}</h2>
        <WorkRows nothing={<p className={figures.nothing}>{workTexts.nothing}.</p>} />
      </section>
      {read.isPending && <Waiting />}
      {read.error && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <>
          <section className={classes.section} aria-labelledby="today">
            <h2 id="today">{labels.today}</h2>
            <Tiles {...read.data} />
          </section>
          <section aria-labelledby="days">
            <h2 id="days" className={figures.heading}>
              {labels.byDay}
            </h2>
            <Switch
              options={figureDays.map((span) => ({
                label: labels.spans[span],
                isOn: span === days,
                onChoose: () => change({ dias: span === '30' ? '' : span }),
              }))}
            />
            <DayCharts days={read.data.days} />
          </section>
        </>
      )}
    </AdminLayout>
  )
}
