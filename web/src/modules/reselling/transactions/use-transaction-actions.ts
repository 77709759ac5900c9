import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { putOnClipboard } from '../share/copy-link.ts'
import { texts } from './texts.ts'

const refreshes = [api.reselling.transactions, api.reselling.links]

type TransactionAction = keyof typeof texts.failures

const notifyDone = (action: TransactionAction) => void notify({ message: texts.done[action], kind: 'success' })

/** The specified failure message and the reason, if any. */
export const failureOf = (action: TransactionAction, error: unknown): string => {
  const stated = texts.failures[action]
  const reason = explain(error, stated)
  return reason === stated ? stated : `${stated}: ${reason}`
}

const notifyFailed = (action: TransactionAction) => (error: unknown) => void notify({ message: failureOf(action, error), kind: 'error' })

/** A reseller's actions on a transaction before it is paid, each with its specified messages. */
export const useTransactionActions = ({ id }: ResaleTransaction) => {
  const params = { id }
  const [chat, setChat] = useState<string | null>(null)
  const validate = useAction(api.reselling.validate, {
    refreshes,
    onSuccess: () => notifyDone('validate'),
    onError: notifyFailed('validate'),
  })
  const whatsapp = useAction(api.reselling.whatsapp, {
    refreshes,
    onSuccess: () => notifyDone('whatsapp'),
    onError: notifyFailed('whatsapp'),
  })
  const pay = useAction(api.reselling.generatePayment, { refreshes, onError: notifyFailed('pay') })

  const openChat = async () => {
    // Opened by the click itself: after the response the browser would block it as a pop-up.
    const tab = window.open('', '_blank')
    try {
      const { whatsappUrl, isSent } = await whatsapp.mutateAsync({ params })
      if (isSent) return tab?.close()
      if (!tab) return setChat(whatsappUrl)
      tab.opener = null
      tab.location.replace(whatsappUrl)
    } catch {
      // The failure was already shown.
      tab?.close()
    }
  }
  const makeLink = async () => {
    try {
      const { paymentLink } = await pay.mutateAsync({ params })
      await putOnClipboard(paymentLink)
      notifyDone('pay')
    } catch {
      // The failure was already shown.
    }
  }
  return {
    validate: () => validate.mutate({ params }),
    openChat: () => void openChat(),
    makeLink: () => void makeLink(),
    /** The URL of the chat, if the browser blocked opening it. */
    chat,
    isValidating: validate.isPending,
    isOpening: whatsapp.isPending,
    isMaking: pay.isPending,
  }
}
