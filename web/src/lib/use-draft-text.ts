import { useState } from 'react'
import { useDraft } from './use-draft.ts'

/** A text that is being written; it survives a reload until it is emptied or `clear` forgets it. */
export const useDraftText = (key: string) => {
  const draft = useDraft(key, { text: '' })
  const [text, setText] = useState(draft.initial.text)
  const write = (written: string) => {
    setText(written)
    if (written === '') draft.clear()
    else draft.save({ text: written })
  }
  return { text, write, clear: draft.clear }
}
