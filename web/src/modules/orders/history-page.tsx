import { useSearchParams } from '../../lib/router.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Purchases, Sales } from './history-lists.tsx'
import { texts } from './texts.ts'

const said = texts.history
const tabs = [
  { id: 'compras', label: said.purchases, List: Purchases },
  { id: 'ventas', label: said.sales, List: Sales },
] as const

const panelOf = (id: string) => `panel-${id}`

/** /history and /historial: purchases and sales, a tab each; the URL says which. */
export const HistoryPage = () => {
  useTitle(said.title)
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  const choose = (id: string) => setParams(id === 'compras' ? {} : { tab: id }, { replace: true })
  return (
    <div className="page">
      <PageHeader title={said.title} />
      <Tabs label={said.tabs} tabs={tabs} chosen={chosen.id} onChoose={choose} panelOf={panelOf} />
      <div role="tabpanel" id={panelOf(chosen.id)} aria-labelledby={`tab-${chosen.id}`}>
        <chosen.List />
      </div>
    </div>
  )
}
