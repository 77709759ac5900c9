import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import classes from './history.module.css'
import { Purchases, Sales } from './history-lists.tsx'
import { texts } from './texts.ts'

const said = texts.history
const tabs = [
  { id: 'compras', label: said.purchases, List: Purchases },
  { id: 'ventas', label: said.sales, List: Sales },
] as const

/** /history and /historial: what the member bought and sold, a tab each; the address says which [ORD-10 to ORD-12]. */
export const HistoryPage = () => {
  useTitle(said.title)
  const [params, setParams] = useSearchParams()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  const choose = (id: string) => setParams(id === 'compras' ? {} : { tab: id }, { replace: true })
  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const at = tabs.indexOf(chosen)
    const goals: Record<string, number> = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }
    const goal = tabs[goals[event.key] ?? -1]
    if (!goal) return
    event.preventDefault()
    choose(goal.id)
    buttons.current.get(goal.id)?.focus()
  }
  return (
    <div className="page">
      <PageHeader title={said.title} />
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
            aria-selected={id === chosen.id}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen.id ? 0 : -1}
            className={classes.tab}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${chosen.id}`} aria-labelledby={`tab-${chosen.id}`}>
        <chosen.List />
      </div>
    </div>
  )
}
