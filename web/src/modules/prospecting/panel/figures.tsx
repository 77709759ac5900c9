import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { formatNumber } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { texts } from '../texts.ts'
import classes from './panel.module.css'

const labels = texts.panel
const names = ['searches', 'found', 'offers', 'accepted', 'declined', 'sold'] as const

/** Counts of the seller's buyer searches and offers in the last 30 days. */
export const Figures = () => {
  const { data, error, refetch } = useRoute(api.prospecting.analytics, {})
  if (error) return <ErrorState error={error} title={labels.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={84} radius="lg" aria-busy="true" />
  const shown = names.map((name) => [labels.figures[name], formatNumber(data[name])] as const)
  return (
    <dl className={classes.figures}>
      {[...shown, ...(data.acceptance === null ? [] : [[labels.figures.acceptance, labels.percent(data.acceptance)] as const])].map(
        ([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
