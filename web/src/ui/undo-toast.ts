import { offerAction } from './action-toast.tsx'

/** Long enough to read the sentence and to reach the button, with the keyboard too. */
const SHOWN_MS = 10_000

/** A toast with «Deshacer», which leaves by itself or once it was pressed. */
export const offerUndo = (message: string, undo: () => void): Promise<void> =>
  offerAction({ message, label: 'Deshacer', act: undo, shownMs: SHOWN_MS })
