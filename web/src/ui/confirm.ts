import { ask } from '../lib/dialogs.ts'

interface Question {
  title: string
  text: string
  yes: string
  no?: string
  isDangerous?: boolean
}

/**
 * Asks before something that cannot be undone: true for the button named `yes`, false for the one named `no`, Escape or a press outside.
 */
export const confirm = ({ no = 'Cancelar', isDangerous = true, ...question }: Question) => ask({ ...question, no, isDangerous })
