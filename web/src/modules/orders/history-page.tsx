import { useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LoadingList, Purchases, Sales } from './history-lists.tsx'
import { texts } from './texts.ts'
import { useFirstTab } from './use-first-tab.ts'

const labels = texts.history
const tabs = [
  { id: 'compras', label: labels.purchases, List: Purchases },
  { id: 'ventas', label: labels.sales, List: Sales },
] as const

const panelOf = (id: string) => `panel-${id}`

/** /history and /historial: purchases and sales, a tab each; the URL says which, or what the member did. */
export const HistoryPage = () => {
  const [params, setParams] = useSearchParams()
  const named = tabs.find(({ id }) => id === params.get('tab'))
  const first = useFirstTab(named !== undefined)
  const chosen = named ?? tabs.find(({ id }) => id === first)
  const choose = (id: string) => setParams({ tab: id }, { replace: true })
  return (
    <div className="page">
      <PageHeader title={labels.title} />
      <Tabs label={labels.tabs} tabs={tabs} chosen={chosen?.id ?? null} onChoose={choose} panelOf={panelOf} />
      {chosen ? (
        <div role="tabpanel" id={panelOf(chosen.id)} aria-labelledby={`tab-${chosen.id}`}>
          <chosen.List />
        </div>
      ) : (
        <LoadingList />
      )}
    </div>
  )
}
