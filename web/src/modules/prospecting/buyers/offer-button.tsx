import type { ProductFields } from '@feria/contract/catalogue/schemas'
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

const labels = texts.profile

interface Props {
  memberId: string
  name: string
  prepare: () => ProductFields | null
  onLeave: () => void
  onOffered: (id: string) => void
}

/** The message of a failure and its reason, if any. */
const failureOf = (error: unknown): string => {
  const reason = explain(error, '')
  return reason === '' ? labels.failed : `${labels.failed}. ${reason}`
}

/**
 * «Ofrecer a esta persona»: asks for confirmation, publishes the product and offers it to a member. Goes back to the form if it is
 * incomplete.
 */
export const OfferButton = ({ memberId, name, prepare, onLeave, onOffered }: Props) => {
  const sell = useAction(api.prospecting.sellDirect, {
    refreshes: [api.prospecting.offers, api.prospecting.analytics],
    onSuccess: ({ id }) => {
      void notify({ message: labels.done, kind: 'success' })
      onOffered(id)
    },
  })
  const offer = async () => {
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
    if (goes) sell.mutate({ body: { ...product, potentialBuyer: { id: memberId } } })
  }
  return (
    <div className={classes.offer}>
      {sell.error && <InlineNotice kind="error">{failureOf(sell.error)}</InlineNotice>}
      <Button
        size="lg"
        fullWidth
        loading={sell.isPending}
        leftSection={<IconSend size={20} aria-hidden="true" />}
        onClick={() => void offer()}
      >
        {labels.offer}
      </Button>
    </div>
  )
}
