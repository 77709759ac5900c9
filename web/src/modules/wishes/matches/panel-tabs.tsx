import { type KeyboardEvent, useEffect, useRef } from 'react'
import classes from './panel-tabs.module.css'
import { texts } from './texts.ts'

const ids = ['matches', 'solicitudes', 'productos', 'interesados'] as const
export type TabId = (typeof ids)[number]

/** The tab of an address; the matches unless it names another. */
export const tabOf = (text: string | null): TabId => ids.find((id) => id === text) ?? 'matches'

/** The parts of the panel as tabs; arrows, Home and End go from one to the next. They slide under the thumb where they do not fit. */
export const PanelTabs = ({ chosen, onChoose }: { chosen: TabId; onChoose: (id: TabId) => void }) => {
  const buttons = useRef(new Map<TabId, HTMLButtonElement>())
  useEffect(() => {
    buttons.current.get(chosen)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  const goTo = (id: TabId) => {
    onChoose(id)
    buttons.current.get(id)?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -ids.indexOf(chosen),
      End: ids.length - 1 - ids.indexOf(chosen),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(ids[(ids.indexOf(chosen) + step + ids.length) % ids.length] ?? chosen)
  }
  return (
    <div className={classes.tabs} role="tablist" aria-label={texts.tabs} onKeyDown={move}>
      {ids.map((id) => (
        <button
          key={id}
          ref={(button) => {
            if (button) buttons.current.set(id, button)
          }}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === chosen}
          aria-controls="panel-matches"
          tabIndex={id === chosen ? 0 : -1}
          className={classes.tab}
          onClick={() => onChoose(id)}
        >
          {texts.tab[id]}
        </button>
      ))}
    </div>
  )
}
