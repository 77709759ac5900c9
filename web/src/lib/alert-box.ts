import { ask } from './dialogs.ts'

/** Shows a modal alert with the single button «Entendido». Resolves when it is closed. */
export const showAlert = async (message: string, { title = null }: { title?: string | null } = {}): Promise<void> => {
  await ask({ title, text: message, yes: 'Entendido', no: null, isDangerous: false })
}
