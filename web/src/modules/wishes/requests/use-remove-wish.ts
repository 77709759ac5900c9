import type { Wish } from '@feria/contract/wishes/schemas'
import { useMutation } from '@tanstack/react-query'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { confirm } from '../../../ui/confirm.ts'
import { offerUndo } from '../../../ui/undo-toast.ts'
import { createWish, deleteWish, fieldsOf } from '../wish-mutations.ts'
import { texts } from './texts.ts'

/**
 * Deletes a wish after confirmation; resolves to true once it is deleted. The toast offers to create it again, unless sellers had
 * offered products: those would be lost.
 */
export const useRemoveWish = (): ((wish: Wish) => Promise<boolean>) => {
  const create = useMutation(createWish)
  const remove = useMutation(deleteWish)
  const putBack = async (wish: Wish): Promise<void> => {
    try {
      await create.mutateAsync(fieldsOf(wish))
      await notify({ message: texts.putBack, kind: 'success' })
    } catch (error) {
      await notify({ message: explain(error, texts.createFailed), kind: 'error' })
    }
  }
  return async (wish) => {
    if (!(await confirm({ title: texts.askRemove, text: texts.askRemoveText(wish.name), yes: texts.remove }))) return false
    try {
      await remove.mutateAsync(wish)
    } catch (error) {
      await notify({ message: explain(error, texts.removeFailed), kind: 'error' })
      return false
    }
    if (wish.interest.length === 0) void offerUndo(texts.removed(wish.name), () => void putBack(wish))
    else void notify({ message: texts.removed(wish.name), kind: 'success' })
    return true
  }
}
