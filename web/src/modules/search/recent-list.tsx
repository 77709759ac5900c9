import { IconHistory, IconX } from '@tabler/icons-react'
import classes from './recent-list.module.css'
import { texts } from './texts.ts'
import type { ActiveCell } from './use-recent-list.ts'

const labels = texts.recent

interface Props {
  id: string
  searches: string[]
  active: ActiveCell | null
  onPick: (search: string) => void
  onRemove: (search: string) => void
}

/**
 * The recent searches as the popup of a combobox. It is a grid, since each row has two targets; the focus stays in the field, whose
 * keys reach both.
 */
export const RecentList = ({ id, searches, active, onPick, onRemove }: Props) => {
  const isActive = (row: number, cell: ActiveCell['cell']) => active?.row === row && active.cell === cell
  return (
    <div className={classes.popup}>
      <p className={classes.title} id={`${id}-title`}>
        {labels.title}
      </p>
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: the field keeps the focus and points here with aria-activedescendant. */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a table would not be the popup of a combobox. */}
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: the field handles the keys. */}
      {/* A press must not take the focus from the field, or the list would close before the click counts. */}
      <div role="grid" id={id} aria-labelledby={`${id}-title`} onMouseDown={(event) => event.preventDefault()}>
        {searches.map((search, row) => (
          <div key={search} role="row" className={classes.row}>
            <div
              role="gridcell"
              id={`${id}-${row}-search`}
              className={classes.search}
              aria-selected={isActive(row, 'search')}
              onClick={() => onPick(search)}
            >
              <IconHistory size={18} aria-hidden="true" />
              <span className={classes.text}>{search}</span>
            </div>
            <div
              role="gridcell"
              id={`${id}-${row}-remove`}
              className={classes.remove}
              aria-label={labels.remove(search)}
              aria-selected={isActive(row, 'remove')}
              onClick={() => onRemove(search)}
            >
              <IconX size={18} aria-hidden="true" />
            </div>
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: as above. */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above. */}
    </div>
  )
}
