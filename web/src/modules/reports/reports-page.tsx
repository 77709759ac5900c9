import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { IconChartBar, IconReceipt, IconSortAscending, IconTag } from '@tabler/icons-react'
import { formatNumber } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { SideLayout } from '../../shell/side-layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ExportSales } from './export-button.tsx'
import { FigureCards } from './figure-cards.tsx'
import { pesos } from './figures.ts'
import { GlobalCharts } from './global-charts.tsx'
import classes from './reports-page.module.css'
import { texts } from './texts.ts'

const entries = [
  { label: texts.nav.reports, path: '/reports', icon: IconChartBar },
  { label: texts.nav.sales, path: '/history?tab=ventas', icon: IconReceipt },
  { label: texts.nav.products, path: '/seller-dashboard', icon: IconTag },
  { label: texts.nav.ranking, path: '/suggestion-ranking', icon: IconSortAscending },
]

const Waiting = () => (
  <div aria-busy="true">
    <p className={classes.wait} role="status">
      {texts.loading}
    </p>
    <Skeleton height={112} radius="lg" mb={24} />
    <Skeleton height={112} radius="lg" mb={24} />
    <Skeleton height={320} radius="lg" />
  </div>
)

/** The member's own sales and the global ones. A failed call shows no error: its figures are the defaults. */
const Figures = () => {
  const personal = useRoute(api.reports.personal, {}, { retry: false })
  const everybody = useRoute(api.reports.global, {}, { retry: false })
  if (personal.isPending || everybody.isPending) return <Waiting />
  const own = personal.data ?? { totalSales: 0, totalRevenue: 0, mostSoldProduct: texts.nothing }
  const all = everybody.data ?? { totalProductsSold: 0, totalRevenue: 0, averageSalePrice: 0 }
  return (
    <>
      <section aria-labelledby="own">
        <div className={classes.head}>
          <h2 id="own">{texts.own.title}</h2>
          <ExportSales />
        </div>
        <FigureCards
          figures={[
            { name: texts.own.sales, value: formatNumber(own.totalSales) },
            { name: texts.own.revenue, value: pesos(own.totalRevenue) },
            { name: texts.own.best, value: own.mostSoldProduct, isText: own.mostSoldProduct !== texts.nothing },
          ]}
        />
      </section>
      <section aria-labelledby="all">
        <div className={classes.head}>
          <h2 id="all">{texts.all.title}</h2>
        </div>
        <FigureCards
          figures={[
            { name: texts.all.sales, value: formatNumber(all.totalProductsSold) },
            { name: texts.all.revenue, value: pesos(all.totalRevenue) },
            { name: texts.all.average, value: pesos(all.averageSalePrice) },
          ]}
        />
        <p className={classes.about}>{texts.all.about}</p>
        <GlobalCharts report={everybody.data} />
      </section>
    </>
  )
}

/** /reports: own and global sales in figures and charts, in the layout with the side navigation. */
export const ReportsPage = () => (
  <SideLayout label={texts.title} entries={entries}>
    <PageHeader title={texts.title} />
    <Figures />
  </SideLayout>
)
