import { useSearchParams } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import classes from '../moderation.module.css'
import { texts } from '../texts.ts'
import { OwnReports } from './own-reports.tsx'
import { ReceivedDecisions } from './received-decisions.tsx'

const labels = texts.page
const tabs = [
  { id: 'hechas', label: labels.made, List: OwnReports },
  { id: 'recibidas', label: labels.received, List: ReceivedDecisions },
] as const

const panelOf = (id: string) => `panel-${id}`

/** /denuncias: what the member reported, and what was decided about them; the URL says which. */
export const ReportsPage = () => {
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === params.get('ver')) ?? tabs[0]
  return (
    <div className="page">
      <PageHeader title={labels.title} />
      <Tabs
        label={labels.tabs}
        tabs={tabs}
        chosen={chosen.id}
        onChoose={(id) => setParams(id === tabs[0].id ? {} : { ver: id }, { replace: true })}
        panelOf={panelOf}
      />
      <div role="tabpanel" className={classes.panel} id={panelOf(chosen.id)} aria-labelledby={`tab-${chosen.id}`}>
        <chosen.List />
      </div>
    </div>
  )
}
