import { offerAction } from './action-toast.tsx'

/** Long enough to read the message and reach the button, with the keyboard too. */
const SHOWN_MS = 10_000

/** A toast with «Deshacer», which closes by itself or once it was clicked. */
export const offerUndo = async (message: string, undo: () => void): Promise<void> => {
  await offerAction({ message, label: 'Deshacer', act: undo, shownMs: SHOWN_MS })
}
