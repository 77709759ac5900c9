import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './tabs.module.css'

interface Props<Id extends string> {
  /** What the tabs are for, read by screen readers. */
  label: string
  tabs: readonly { id: Id; label: ReactNode }[]
  /** Null while it is not known which. */
  chosen: Id | null
  onChoose: (id: Id) => void
  /** The id of the panel of a tab; the tab's own id is `tab-` and its name. */
  panelOf: (id: Id) => string
  /** `slide` scrolls sideways if the tabs do not fit, `share` gives each the same width. */
  layout?: 'slide' | 'share'
}

/** The parts of a page as tabs; arrow keys, Home and End move between them, wrapping around. */
export const Tabs = <Id extends string>({ label, tabs, chosen, onChoose, panelOf, layout }: Props<Id>) => {
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  useEffect(() => {
    if (layout === 'slide' && chosen) buttons.current.get(chosen)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen, layout])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: tabs.length - 1 - at }
    const step = steps[event.key]
    const goal = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length]
    if (!goal) return
    event.preventDefault()
    onChoose(goal.id)
    buttons.current.get(goal.id)?.focus()
  }
  return (
    <div className={classes.tabs} data-layout={layout} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          ref={(button) => {
            if (button) buttons.current.set(tab.id, button)
          }}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-selected={tab.id === chosen}
          aria-controls={panelOf(tab.id)}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={classes.tab}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
