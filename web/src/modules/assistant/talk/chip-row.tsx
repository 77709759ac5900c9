import type { Chips } from '@feria/contract/assistant/schemas'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { ChipSheet } from './chip-sheet.tsx'
import { type ChipKind, chipKinds, chipLabel } from './chip-words.ts'
import classes from './talk.module.css'

const labels = texts.chips

interface Props {
  chips: Chips
  /** Null for an earlier request: its chips are read-only. */
  onEdit: ((chips: Chips) => void) | null
}

/** How a request was understood, each part a button that edits it. */
export const ChipRow = ({ chips, onEdit }: Props) => {
  const [kind, setKind] = useState<ChipKind | null>(null)
  const known = chipKinds.filter((one) => onEdit || chipLabel(one, chips) !== null)
  return (
    <div className={classes.understood}>
      {onEdit && (
        <p className={classes.quiet}>
          {labels.title}. {labels.hint}
        </p>
      )}
      <ul className={classes.chips} aria-label={labels.title}>
        {known.map((one) => {
          const label = chipLabel(one, chips)
          const Icon = label === null ? IconPlus : IconPencil
          return (
            <li key={one}>
              {onEdit ? (
                <button
                  type="button"
                  className={classes.chip}
                  data-none={label === null || undefined}
                  aria-haspopup="dialog"
                  aria-label={label === null ? labels.add(labels.none[one]) : `${labels.edit(labels.names[one])}: ${label}`}
                  onClick={() => setKind(one)}
                >
                  {label ?? labels.none[one]}
                  <Icon size={16} aria-hidden="true" />
                </button>
              ) : (
                <span className={classes.chip} data-still>
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {onEdit && (
        <ChipSheet
          kind={kind}
          chips={chips}
          onClose={() => setKind(null)}
          onApply={(next) => {
            setKind(null)
            onEdit(next)
          }}
        />
      )}
    </div>
  )
}
