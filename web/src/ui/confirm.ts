import { ask } from '../lib/dialogs.ts'

/** Asks before something that cannot be undone: true for the button named `yes`, false for «Cancelar», Escape or a press outside. */
export const confirm = ({ title, text, yes, isDangerous = true }: { title: string; text: string; yes: string; isDangerous?: boolean }) =>
  ask({ title, text, yes, no: 'Cancelar', isDangerous })
