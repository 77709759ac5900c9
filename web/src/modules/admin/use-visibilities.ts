import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { offerUndo } from '../../ui/undo-toast.ts'
import { productTexts as labels } from './products-texts.ts'

type Turned = Answer<typeof api.catalogue.setVisibilities>
const refreshes = [api.catalogue.supervise, api.catalogue.list, api.catalogue.shelves, api.catalogue.get, api.accounts.auditLog]

/** What became of those that were chosen, in a sentence for each kind. */
const outcomeOf = ({ changed, unchanged, moderated, missing }: Turned, visible: boolean): string =>
  [
    ...(changed.length > 0 ? [visible ? labels.shown(changed.length) : labels.hidden(changed.length)] : []),
    ...(unchanged.length > 0 ? [labels.unchanged(unchanged.length)] : []),
    ...(moderated.length > 0 ? [labels.moderated(moderated.length)] : []),
    ...(missing.length > 0 ? [labels.missing(missing.length)] : []),
  ].join(' ')

/** Hides or shows what is chosen, says what became of it, and offers to turn back exactly what it changed. */
export const useVisibilities = (onDone: () => void) => {
  const onError = (error: unknown) => void notify({ message: explain(error, labels.failed), kind: 'error' })
  const back = useAction(api.catalogue.setVisibilities, {
    refreshes,
    onSuccess: (turned, { body }) => void notify({ message: outcomeOf(turned, body.visible), kind: 'success' }),
    onError,
  })
  return useAction(api.catalogue.setVisibilities, {
    refreshes,
    onSuccess: (turned, { body: { visible } }) => {
      onDone()
      const message = outcomeOf(turned, visible)
      if (turned.changed.length === 0) void notify({ message, kind: 'info' })
      else void offerUndo(message, () => back.mutate({ body: { ids: turned.changed, visible: !visible } }))
    },
    // The form that asks for the reason shows its own.
    onError: (error, { body }) => void (body.visible && onError(error)),
  })
}
