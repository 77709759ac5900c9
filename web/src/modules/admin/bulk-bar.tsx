import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { listTexts } from './list-texts.ts'
import classes from './lists.module.css'
import type { Selection } from './use-selection.ts'

const labels = listTexts.bulk

/** Chooses one of a list; with Shift all from the last one on. */
export const Choose = ({ selection, id, label }: { selection: Selection; id: string; label: string }) => (
  <label className={classes.choose}>
    <input
      type="checkbox"
      aria-label={label}
      checked={selection.isChosen(id)}
      onChange={(event) => selection.toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
)

/** Chooses everything that the list shows, or nothing. */
export const ChooseAll = ({ selection }: { selection: Selection }) => (
  <label className={classes.chooseAll}>
    <span className={classes.choose}>
      <input
        type="checkbox"
        checked={selection.isAll}
        ref={(input) => {
          if (input) input.indeterminate = selection.chosen.length > 0 && !selection.isAll
        }}
        onChange={selection.toggleAll}
      />
    </span>
    {labels.all}
  </label>
)

interface Props {
  selection: Selection
  /** What one and many chosen are called. */
  words?: readonly [one: string, many: string]
  /** While calls are made one by one. */
  progress?: { done: number; total: number } | null
  /** The buttons. */
  children: ReactNode
}

/** What can be done with what is chosen; stays in sight at the foot of the window. */
export const BulkBar = ({ selection: { chosen, clear }, words = ['elegida', 'elegidas'], progress = null, children }: Props) => {
  if (chosen.length === 0 && !progress) return null
  return (
    <section aria-label={labels.label} className={classes.bar}>
      <span role="status" className={classes.count}>
        {progress ? labels.running(progress.done, progress.total) : labels.chosen(chosen.length, ...words)}
      </span>
      {!progress && (
        <>
          {children}
          <Button variant="subtle" onClick={clear}>
            {labels.clear}
          </Button>
        </>
      )}
    </section>
  )
}
