import { useSearchParams } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ResellerNav } from '../reseller-nav.tsx'
import { type TabId, tabs } from './stages.ts'
import { texts } from './texts.ts'
import { TransactionList } from './transaction-list.tsx'

const ALL: TabId = 'todas'
const shown = tabs.map(({ id }) => ({ id, label: texts.tabs[id] }))
const panelOf = (id: string) => `panel-${id}`

/** /reseller/transactions: the transactions of the member's links, a tab per stage, or that of an order; the URL says
 * which. */
export const ResellerTransactionsPage = () => {
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === params.get('etapa')) ?? tabs[0]
  const order = params.get('orden')
  const choose = (id: TabId) => setParams(id === ALL ? {} : { etapa: id }, { replace: true })
  return (
    <div className="page">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ResellerNav />
      <Tabs label={texts.tabs.label} tabs={shown} chosen={chosen.id} onChoose={choose} panelOf={panelOf} layout="slide" />
      <div role="tabpanel" id={panelOf(chosen.id)} aria-labelledby={`tab-${chosen.id}`}>
        <TransactionList key={order ?? chosen.id} stage={chosen.stage} order={order} onAll={() => choose(ALL)} />
      </div>
    </div>
  )
}
