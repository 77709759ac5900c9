import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { call, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { confirm } from '../../ui/confirm.ts'
import { offerUndo } from '../../ui/undo-toast.ts'
import { texts } from './texts.ts'

/** Somebody who can be blocked. */
export interface Somebody {
  id: string
  name: string
}

/**
 * Blocks somebody once that was confirmed, and offers to undo it; unblocks at once. What the session read before may be of somebody who is
 * apart now, so all of it is read anew; `onChange` does what a page has to besides.
 */
export const useBlocks = (onChange?: (isBlocked: boolean) => void) => {
  const client = useQueryClient()
  const change = async ({ id: userId }: Somebody, isBlocked: boolean, failed: string): Promise<boolean> => {
    try {
      await call(isBlocked ? api.blocks.put : api.blocks.remove, { params: { userId } })
    } catch (error) {
      void notify({ message: explain(error, failed), kind: 'error' })
      return false
    }
    void client.invalidateQueries()
    onChange?.(isBlocked)
    return true
  }
  const unblock = async (somebody: Somebody): Promise<void> => {
    if (await change(somebody, false, texts.unblockFailed)) void notify({ message: texts.unblocked(somebody.name), kind: 'success' })
  }
  const block = async (somebody: Somebody): Promise<void> => {
    if (!(await confirm({ title: texts.ask(somebody.name), text: texts.askText, yes: texts.block }))) return
    if (await change(somebody, true, texts.failed)) await offerUndo(texts.blocked(somebody.name), () => void unblock(somebody))
  }
  return { block, unblock }
}
