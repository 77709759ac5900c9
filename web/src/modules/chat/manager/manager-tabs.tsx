import { Tabs } from '../../../ui/tabs.tsx'
import { useHasNewRequests } from '../requests/last-check.ts'
import { texts } from '../texts.ts'
import classes from './chat-manager.module.css'

export type TabId = 'chats' | 'solicitudes'

const labels = texts.manager

const Requests = ({ hasNew }: { hasNew: boolean }) => (
  <>
    {labels.requests}
    {hasNew && (
      <span className={classes.dot}>
        <span className="only-read">{labels.newRequests}</span>
      </span>
    )}
  </>
)

/** «Chats» and «Solicitudes»; a red dot marks requests made since they were last viewed. */
export const ManagerTabs = ({ chosen, onChoose }: { chosen: TabId; onChoose: (id: TabId) => void }) => {
  const hasNew = useHasNewRequests()
  const tabs = [
    { id: 'chats' as const, label: labels.chats },
    { id: 'solicitudes' as const, label: <Requests hasNew={hasNew} /> },
  ]
  return <Tabs label={labels.tabs} tabs={tabs} chosen={chosen} onChoose={onChoose} panelOf={() => 'panel-manager'} layout="share" />
}
