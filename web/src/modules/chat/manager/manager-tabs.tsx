import { type KeyboardEvent, useRef } from 'react'
import { useHasNewRequests } from '../requests/last-check.ts'
import { texts } from '../texts.ts'
import classes from './chat-manager.module.css'

export type TabId = 'chats' | 'solicitudes'

const said = texts.manager
const tabs: { id: TabId; label: string }[] = [
  { id: 'chats', label: said.chats },
  { id: 'solicitudes', label: said.requests },
]

/** «Chats» and «Solicitudes»; a red dot says that a request was made since they were last looked at [CHAT-28]. */
export const ManagerTabs = ({ chosen, onChoose }: { chosen: TabId; onChoose: (id: TabId) => void }) => {
  const hasNewRequests = useHasNewRequests()
  const buttons = useRef(new Map<TabId, HTMLButtonElement>())
  const move = (event: KeyboardEvent) => {
    if (!['ArrowRight', 'ArrowLeft', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const isFirst = event.key === 'Home' || (event.key !== 'End' && chosen === 'solicitudes')
    const goal: TabId = isFirst ? 'chats' : 'solicitudes'
    onChoose(goal)
    buttons.current.get(goal)?.focus()
  }
  return (
    <div className={classes.tabs} role="tablist" aria-label={said.tabs} onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          ref={(button) => {
            if (button) buttons.current.set(id, button)
          }}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === chosen}
          aria-controls="panel-manager"
          tabIndex={id === chosen ? 0 : -1}
          className={classes.tab}
          onClick={() => onChoose(id)}
        >
          {label}
          {id === 'solicitudes' && hasNewRequests && (
            <span className={classes.dot}>
              <span className="only-read">{said.newRequests}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
