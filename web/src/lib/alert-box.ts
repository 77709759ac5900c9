import { ask } from './dialogs.ts'

/** Shows a modal notice with the one button «Entendido», for what the specification calls alerts; resolves when it is closed. */
export const showAlert = async (message: string, { title = null }: { title?: string | null } = {}): Promise<void> => {
  await ask({ title, text: message, yes: 'Entendido', no: null, isDangerous: false })
}
