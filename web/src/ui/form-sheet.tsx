import { type ReactNode, useRef } from 'react'
import classes from './form-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { useAskToLeave } from './use-ask-to-leave.ts'

/** The props of a form in a sheet. */
export interface InSheet {
  /** Called with a function that clears the draft while there are unsaved changes, with null when there are none. */
  onDirty: (forget: (() => void) | null) => void
  onCancel: () => void
  onDone: () => void
}

interface Props {
  /** The id of what is edited, `new`, or null for closed. */
  target: string | null
  onClose: () => void
  titleOf: (isNew: boolean) => string
  /** The form for an id, null for a new one. It stays mounted while the sheet closes. */
  children: (id: string | null, inside: InSheet) => ReactNode
}

/** A form in a modal, or a sheet on phones. Cancel, Escape and a click outside close it, asking first if there are unsaved changes. */
export const FormSheet = ({ target, onClose, titleOf, children }: Props) => {
  const shown = useRef(target)
  if (target !== null) shown.current = target
  // Clears the draft, while there is one.
  const forget = useRef<(() => void) | null>(null)
  const askToLeave = useAskToLeave()
  const leave = async () => {
    if (forget.current && !(await askToLeave())) return
    forget.current?.()
    onClose()
  }
  const inside: InSheet = {
    onDirty: (next) => {
      forget.current = next
    },
    onCancel: () => void leave(),
    onDone: onClose,
  }
  const isNew = shown.current === 'new'
  return (
    <Sheet isOpen={target !== null} onClose={() => void leave()} title={<span className={classes.title}>{titleOf(isNew)}</span>} size="lg">
      {children(isNew ? null : (shown.current ?? ''), inside)}
    </Sheet>
  )
}
