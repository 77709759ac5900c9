import { BarChart, LineChart } from '@mantine/charts'
import { formatNumber } from '../../lib/format.ts'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/charts/styles.layer.css'
import { pesos, shortly } from './figures.ts'

export interface Point {
  month: string
  value: number
}

const still = { isAnimationActive: false }
// The figure as a whole is one labelled image, and its table has the same data: nothing in it takes the focus.
const shared = { h: 280, dataKey: 'month', accessibilityLayer: false, gridAxis: 'x', tickLine: 'none' } as const

/** Units by month as bars. */
export const SalesBars = ({ points, label }: { points: Point[]; label: string }) => (
  <BarChart
    {...shared}
    data={points}
    series={[{ name: 'value', label, color: 'ladrillo.6' }]}
    valueFormatter={(units) => formatNumber(units)}
    yAxisProps={{ width: 44, allowDecimals: false, tickFormatter: shortly }}
    barProps={{ ...still, radius: [6, 6, 0, 0] }}
    maxBarWidth={56}
  />
)

/** Pesos by month as a line. */
export const TrendLine = ({ points, label }: { points: Point[]; label: string }) => (
  <LineChart
    {...shared}
    data={points}
    series={[{ name: 'value', label, color: 'yerba.5' }]}
    valueFormatter={pesos}
    yAxisProps={{ width: 64, tickFormatter: shortly }}
    lineProps={still}
    curveType="monotone"
    strokeWidth={3}
  />
)
