import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { MESSAGE_CLEAR_MS } from '@feria/contract/catalogue/values'
import * as api from '@feria/contract/routes'
import { useEffect, useRef, useState } from 'react'
import { CallError, explain } from '../../../lib/call.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { texts } from './texts.ts'

const labels = texts.actions
const STALE = { refreshes: [api.catalogue.mine, api.catalogue.list, api.catalogue.shelves, api.catalogue.get] }

/** Id of the heading over the list: it takes the focus when the focused row is gone. */
export const LIST_HEADING = 'my-products'

interface Message {
  kind: 'success' | 'error'
  text: string
}

/** A seller's actions on a product of the list. Irreversible ones ask for confirmation; messages disappear after 3 s. */
export const useProductActions = () => {
  const [message, setMessage] = useState<Message | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const edit = useAction(api.catalogue.edit, STALE)
  const remove = useAction(api.catalogue.remove, STALE)
  const setVisibility = useAction(api.catalogue.setVisibility, STALE)

  const showMessage = (next: Message) => {
    clearTimeout(timer.current)
    setMessage(next)
    timer.current = setTimeout(() => setMessage(null), MESSAGE_CLEAR_MS)
  }
  const run = async (id: string, work: () => Promise<unknown>, done: string, failed: string) => {
    setBusyId(id)
    try {
      await work()
      showMessage({ kind: 'success', text: done })
    } catch (error) {
      showMessage({ kind: 'error', text: explain(error, failed) })
    } finally {
      setBusyId(null)
    }
  }

  const turn = ({ id, visible }: OwnProduct) =>
    run(
      id,
      () => setVisibility.mutateAsync({ params: { id }, body: { visible: !visible } }),
      visible ? labels.hiddenNow : labels.shownNow,
      labels.visibilityFailed,
    )

  const sell = async ({ id, name }: OwnProduct) => {
    if (!(await confirm({ title: labels.askSell, text: labels.askSellText(name), yes: labels.sell, isDangerous: false }))) return
    await run(id, () => edit.mutateAsync({ params: { id }, body: { sold: true } }), labels.marked, labels.sellFailed)
  }

  /** A product with orders cannot be deleted: the server says so, and hiding it is offered instead. */
  const offerHiding = async (product: OwnProduct, error: CallError) => {
    if (!product.visible) return showMessage({ kind: 'error', text: error.message })
    const hides = await confirm({ title: labels.askHide, text: error.message, yes: labels.hide, isDangerous: false })
    if (hides) await turn(product)
  }

  const erase = async (product: OwnProduct) => {
    const { id, name } = product
    if (!(await confirm({ title: labels.askRemove, text: labels.askRemoveText(name), yes: labels.remove }))) return
    setBusyId(id)
    const error: unknown = await remove.mutateAsync({ params: { id } }).then(
      () => null,
      (reason: unknown) => reason,
    )
    setBusyId(null)
    if (error === null) {
      document.getElementById(LIST_HEADING)?.focus({ preventScroll: true })
      return showMessage({ kind: 'success', text: labels.removed })
    }
    if (error instanceof CallError && error.code === 'catalogue.has-orders') return offerHiding(product, error)
    showMessage({ kind: 'error', text: explain(error, labels.removeFailed) })
  }

  return { message, busyId, turn, sell, erase }
}
