import { create } from 'zustand'

/** A question or an alert waiting for its answer. */
export interface Dialog {
  id: number
  title: string | null
  text: string
  yes: string
  /** Null: an alert with one button. */
  no: string | null
  isDangerous: boolean
  /** A further way out, before the `yes` button; it closes the dialog too. */
  more?: { label: string; act: () => void } | undefined
  answer: (yes: boolean) => void
}

/** The dialogs in order; the first one is on screen. */
export const useDialogs = create<{ waiting: Dialog[] }>()(() => ({ waiting: [] }))

let last = 0

/** Queues a dialog. Resolves to true for its `yes` button. */
export const ask = (dialog: Omit<Dialog, 'id' | 'answer'>): Promise<boolean> =>
  new Promise((resolve) => {
    last += 1
    const id = last
    const answer = (yes: boolean) => {
      useDialogs.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other.id !== id) }))
      resolve(yes)
    }
    useDialogs.setState(({ waiting }) => ({ waiting: [...waiting, { ...dialog, id, answer }] }))
  })
