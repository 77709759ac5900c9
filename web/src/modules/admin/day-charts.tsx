import type { FiguresOfDay } from '@feria/contract/admin/schemas'
import { formatAmount, formatNumber } from '../../lib/format.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { ChartCard } from '../reports/chart-card.tsx'
import classes from '../reports/reports-page.module.css'
import { figureTexts } from './figure-texts.ts'

const SalesBars = lazyPage(async () => (await import('../reports/charts.tsx')).SalesBars)
const TrendLine = lazyPage(async () => (await import('../reports/charts.tsx')).TrendLine)

const labels = figureTexts
const dayOf = ({ day }: FiguresOfDay) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

interface Chart {
  title: string
  file: string
  value: (day: FiguresOfDay) => number
  write?: (value: number) => string
  isLine?: boolean
}

const charts: Chart[] = [
  { title: labels.orders, file: 'compras-por-dia.csv', value: ({ orders }) => orders },
  {
    title: labels.pesos,
    file: 'pesos-por-dia.csv',
    value: ({ sales }) => sales.ARS,
    write: (sum) => formatAmount(sum, 'ARS'),
    isLine: true,
  },
  { title: labels.dollars, file: 'dolares-por-dia.csv', value: ({ sales }) => sales.USD, write: (sum) => formatAmount(sum, 'USD') },
  { title: labels.signUps, file: 'personas-por-dia.csv', value: ({ signUps }) => signUps },
  { title: labels.claims, file: 'reclamos-por-dia.csv', value: ({ claims }) => claims },
  { title: labels.reports, file: 'denuncias-por-dia.csv', value: ({ reports }) => reports },
  { title: labels.errors, file: 'errores-por-dia.csv', value: ({ errors }) => errors },
  { title: labels.failedJobs, file: 'tareas-por-dia.csv', value: ({ failedJobs }) => failedJobs },
]

/** A chart for each figure, its days as a table too and as a file. */
export const DayCharts = ({ days }: { days: FiguresOfDay[] }) => (
  <div className={classes.charts}>
    {charts.map(({ title, file, value, write = formatNumber, isLine }) => {
      const points = days.map((day) => ({ month: dayOf(day), value: value(day) }))
      return (
        <ChartCard
          key={file}
          title={labels.chart(title)}
          loading={labels.loading}
          isSample={false}
          head={[labels.day, title]}
          rows={points.map(({ month, value }) => [month, value])}
          format={(shown) => (typeof shown === 'string' ? shown : write(shown))}
          fileName={file}
        >
          {isLine ? <TrendLine points={points} label={title} /> : <SalesBars points={points} label={title} />}
        </ChartCard>
      )
    })}
  </div>
)
