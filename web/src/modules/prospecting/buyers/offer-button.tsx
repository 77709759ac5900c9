import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { agreesToPrice } from '../../catalogue/selling/agree-to-price.ts'
import { texts } from '../texts.ts'
import classes from './buyers.module.css'
import type { Offered } from './offered.ts'

const labels = texts.profile
const refreshes = [api.prospecting.offers, api.prospecting.analytics]

interface Props {
  memberId: string
  name: string
  what: Offered
  onLeave: () => void
  onOffered: (id: string) => void
}

/** The message of a failure and its reason, if any. */
const failureOf = (error: unknown): string => {
  const reason = explain(error, '')
  return reason === '' ? labels.failed : `${labels.failed}. ${reason}`
}

/**
 * «Ofrecer a esta persona»: asks for confirmation and offers the product to a member; one that is still in a form is published with it.
 * Goes back to the form if it is incomplete.
 */
export const OfferButton = ({ memberId, name, what, onLeave, onOffered }: Props) => {
  const done = (id: string) => {
    void notify({ message: labels.done, kind: 'success' })
    onOffered(id)
  }
  const sell = useAction(api.prospecting.sellDirect, { refreshes, onSuccess: ({ id }) => done(id) })
  const send = useAction(api.prospecting.offerProduct, { refreshes, onSuccess: ({ product }) => done(product.id) })
  const potentialBuyer = { id: memberId }
  const offerPublished = async (product: { id: string; name: string }) => {
    const [title, text] = [labels.askPublished, labels.askPublishedText(product.name, name)]
    if (await confirm({ title, text, yes: labels.yesPublished, isDangerous: false }))
      send.mutate({ params: { id: product.id }, body: { potentialBuyer } })
  }
  const offerTyped = async (prepare: Extract<Offered, { prepare: unknown }>['prepare']) => {
    const product = prepare()
    if (!product) {
      onLeave()
      // The sheet returns the focus as it closes; only then can the first invalid field take it.
      setTimeout(prepare, 300)
      return void notify({ message: labels.incomplete, kind: 'error' })
    }
    const { price = null, currency = 'USD' } = product
    if (!(await agreesToPrice({ price, currency }, null))) return onLeave()
    const goes = await confirm({ title: labels.ask, text: labels.askText(product.name, name), yes: labels.yes, isDangerous: false })
    if (goes) sell.mutate({ body: { ...product, potentialBuyer } })
  }
  const error = sell.error ?? send.error
  return (
    <div className={classes.offer}>
      {error && <InlineNotice kind="error">{failureOf(error)}</InlineNotice>}
      <Button
        size="lg"
        fullWidth
        loading={sell.isPending || send.isPending}
        leftSection={<IconSend size={20} aria-hidden="true" />}
        onClick={() => void ('product' in what ? offerPublished(what.product) : offerTyped(what.prepare))}
      >
        {labels.offer}
      </Button>
    </div>
  )
}
