import { ask, type Dialog } from './dialogs.ts'

interface Options {
  title?: string | null
  more?: Dialog['more']
}

/** Shows a modal alert with the button «Entendido», and another one if there is more to do. Resolves when it is closed. */
export const showAlert = async (message: string, { title = null, more }: Options = {}): Promise<void> => {
  await ask({ title, text: message, yes: 'Entendido', no: null, isDangerous: false, more })
}
