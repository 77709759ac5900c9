import { useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Purchases, Sales } from './history-lists.tsx'
import { texts } from './texts.ts'

const labels = texts.history
const tabs = [
  { id: 'compras', label: labels.purchases, List: Purchases },
  { id: 'ventas', label: labels.sales, List: Sales },
] as const

const panelOf = (id: string) => `panel-${id}`

/** /history and /historial: purchases and sales, a tab each; the URL says which. */
export const HistoryPage = () => {
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  const choose = (id: string) => setParams(id === 'compras' ? {} : { tab: id }, { replace: true })
  return (
    <div className="page">
      <PageHeader title={labels.title} />
      <Tabs label={labels.tabs} tabs={tabs} chosen={chosen.id} onChoose={choose} panelOf={panelOf} />
      <div role="tabpanel" id={panelOf(chosen.id)} aria-labelledby={`tab-${chosen.id}`}>
        <chosen.List />
      </div>
    </div>
  )
}
