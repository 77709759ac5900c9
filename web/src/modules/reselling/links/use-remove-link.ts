import type { ResaleLink } from '@feria/contract/reselling/schemas'
import * as api from '@feria/contract/routes'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { offerUndo } from '../../../ui/undo-toast.ts'
import { texts } from './texts.ts'

const labels = texts.list
const refreshes = [api.reselling.links]

/** Removes a link and offers to restore it: the same link at the same commission, which works only while its product is on sale. */
export const useRemoveLink = (): ((link: ResaleLink) => void) => {
  const bringBack = useAction(api.reselling.createLinkOf, {
    refreshes,
    onSuccess: () => void notify({ message: labels.back, kind: 'success' }),
    onError: (error) => void notify({ message: `${labels.backFailed} ${explain(error, '')}`.trim(), kind: 'error' }),
  })
  const remove = useAction(api.reselling.removeLink, {
    refreshes,
    onError: (error) => void notify({ message: explain(error, labels.removeFailed), kind: 'error' }),
  })
  return ({ id, productId, commissionRate, product }) => {
    if (remove.isPending) return
    const undo = () => bringBack.mutate({ params: { productId }, body: { commissionRate } })
    remove.mutate({ params: { id } }, { onSuccess: () => void offerUndo(labels.removed(product.name), undo) })
  }
}
