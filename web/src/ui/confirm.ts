import { ask, type Dialog } from '../lib/dialogs.ts'

interface Question {
  title: string
  text: string
  yes: string
  no?: string
  /** A third answer, which counts as `yes`. */
  more?: Dialog['more']
  isDangerous?: boolean
}

/**
 * Asks before an action that cannot be undone. Resolves to true for the `yes` button; to false for the `no` button, Escape or a click
 * outside.
 */
export const confirm = ({ no = 'Cancelar', isDangerous = true, ...question }: Question) => ask({ ...question, no, isDangerous })
