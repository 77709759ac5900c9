import type { Product } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { CallError, call, explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useSession } from '../../../lib/session.ts'
import type { Choice, Entry } from './deck.ts'
import { texts } from './texts.ts'

/** Calls reach the server one after the other, so that an undo cannot overtake what it undoes. */
let last: Promise<void> = Promise.resolve()

const setPassed = (id: string, isPassed: boolean) => {
  const { token } = useSession.getState()
  const save = async () => {
    // A queued call belongs to the member who decided, not to one who signed in meanwhile.
    if (useSession.getState().token !== token) return
    try {
      await call(api.wishes.passOver, { params: { id }, body: { isPassed } })
    } catch (error) {
      if (error instanceof CallError && error.code === 'accounts.sign-in') return
      void notify({ message: explain(error, isPassed ? texts.notPassed : texts.notUndone), kind: 'error' })
    }
  }
  last = last.then(save)
}

/** Adds a product to the favorites or removes it. */
type SetFavorite = (product: Product, isWanted: boolean) => void

/** Saves a decision: a liked product becomes a favorite, another is passed; `isUndone` reverts that. Samples are not saved. */
export const rememberChoice = ({ product }: Entry, choice: Choice, isUndone: boolean, setFavorite: SetFavorite): void => {
  if (!product) return
  if (choice === 'like') setFavorite(product, !isUndone)
  else setPassed(product.id, !isUndone)
}
