import type { Answer, api } from '@feria/contract'
import { formatNumber } from '../../lib/format.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { ChartCard } from './chart-card.tsx'
import { pesos } from './figures.ts'
import classes from './reports-page.module.css'
import { texts } from './texts.ts'

const chartTexts = texts.charts

const SalesBars = lazyPage(async () => (await import('./charts.tsx')).SalesBars)
const TrendLine = lazyPage(async () => (await import('./charts.tsx')).TrendLine)

const pointsOf = (labels: string[], values: number[]) => labels.map((month, n) => ({ month, value: values[n] ?? 0 }))

/** Both charts of global sales; without a report they keep showing their loading texts. */
export const GlobalCharts = ({ report }: { report: Answer<typeof api.reports.global> | undefined }) => {
  const { labels = [], revenue = [], productsSold = [] } = report?.salesByMonth ?? {}
  const trend = pointsOf(report?.trend.labels ?? [], report?.trend.values ?? [])
  const isSample = report?.isSample ?? false
  return (
    <div className={classes.charts}>
      <ChartCard
        title={chartTexts.sales}
        loading={chartTexts.loadingSales}
        isSample={isSample}
        head={[chartTexts.month, chartTexts.units, chartTexts.revenue]}
        rows={labels.map((month, n) => [month, productsSold[n] ?? 0, revenue[n] ?? 0])}
        format={(value, column) => (typeof value === 'string' ? value : column === 1 ? formatNumber(value) : pesos(value))}
        fileName="ventas-globales-por-mes.csv"
      >
        <SalesBars points={pointsOf(labels, productsSold)} label={chartTexts.units} />
      </ChartCard>
      <ChartCard
        title={chartTexts.trend}
        loading={chartTexts.loadingTrend}
        isSample={isSample}
        head={[chartTexts.month, chartTexts.revenue]}
        rows={trend.map(({ month, value }) => [month, value])}
        format={(value) => (typeof value === 'string' ? value : pesos(value))}
        fileName="tendencia-mensual-de-ventas.csv"
      >
        <TrendLine points={trend} label={chartTexts.revenue} />
      </ChartCard>
    </div>
  )
}
