import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { Button } from '@mantine/core'
import { IconArrowUpRight, IconBrandWhatsapp, IconCheck, IconCopy, IconCreditCard, IconPackage, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useScanned } from '../../orders/hand-over/use-scanned.ts'
import { copyLink } from '../share/copy-link.ts'
import { DeliverForm } from './deliver-form.tsx'
import { chatWith } from './stages.ts'
import { texts } from './texts.ts'
import classes from './transactions.module.css'
import { useTransactionActions } from './use-transaction-actions.ts'

const labels = texts.actions
const ICON = { size: 18, 'aria-hidden': true } as const
const outside = { component: 'a', target: '_blank', rel: 'noreferrer', variant: 'default' } as const

/** The payment URL while unpaid: open it, copy it, or send it to the buyer. */
const PaymentLink = ({ transaction: { paymentLink, buyerPhone, buyerName, resaleLink } }: { transaction: ResaleTransaction }) => {
  if (!paymentLink) return null
  const message = labels.sending(buyerName, resaleLink.product.name, paymentLink)
  return (
    <>
      {buyerPhone && (
        <Button {...outside} href={chatWith(buyerPhone, message)} leftSection={<IconBrandWhatsapp {...ICON} />}>
          {labels.send}
        </Button>
      )}
      <Button variant="default" leftSection={<IconCopy {...ICON} />} onClick={() => void copyLink(paymentLink)}>
        {labels.copy}
      </Button>
      <Button {...outside} href={paymentLink} leftSection={<IconArrowUpRight {...ICON} />}>
        {labels.view}
      </Button>
    </>
  )
}

/** The actions available at the stage of a transaction. The QR of its delivery, read outside of this app, leads to it alone. */
export const TransactionActions = ({ transaction, isAlone }: { transaction: ResaleTransaction; isAlone: boolean }) => {
  const { can, stage, buyerPhone, buyerName, whatsappInitiated, paymentLink } = transaction
  const transactionActions = useTransactionActions(transaction)
  const [isDelivering, setIsDelivering] = useState(false)
  const [scanned, setScanned] = useState('')
  useScanned((code) => {
    if (!isAlone || !can.deliver) return
    setScanned(code)
    setIsDelivering(true)
  })
  const isUnpaid = !transaction.paymentCompleted && stage !== 'Cancelada'
  return (
    <>
      {transactionActions.chat && (
        <InlineNotice kind="error">
          {labels.blocked}{' '}
          <a href={transactionActions.chat} target="_blank" rel="noreferrer">
            {labels.openChat}
          </a>
        </InlineNotice>
      )}
      <div className={classes.actions}>
        {can.validate && (
          <Button loading={transactionActions.isValidating} leftSection={<IconCheck {...ICON} />} onClick={transactionActions.validate}>
            {labels.validate}
          </Button>
        )}
        {can.whatsapp && (
          <Button
            color="yerba"
            loading={transactionActions.isOpening}
            leftSection={<IconBrandWhatsapp {...ICON} />}
            onClick={transactionActions.openChat}
          >
            {labels.whatsapp}
          </Button>
        )}
        {can.pay && (
          <Button loading={transactionActions.isMaking} leftSection={<IconCreditCard {...ICON} />} onClick={transactionActions.makeLink}>
            {labels.pay}
          </Button>
        )}
        {isUnpaid && <PaymentLink transaction={transaction} />}
        {isUnpaid && whatsappInitiated && !paymentLink && buyerPhone && (
          <Button {...outside} href={chatWith(buyerPhone)} leftSection={<IconBrandWhatsapp {...ICON} />}>
            {labels.write}
          </Button>
        )}
        {can.deliver && (
          <Button leftSection={<IconPackage {...ICON} />} aria-haspopup="dialog" onClick={() => setIsDelivering(true)}>
            {labels.deliver}
          </Button>
        )}
        {stage === 'Completada' && (
          <Button component={Link} to="/saldo" variant="default">
            {labels.balance}
          </Button>
        )}
        {can.call && (
          <Button
            component="a"
            href={`tel:${buyerPhone?.replace(/[^+\d]/g, '')}`}
            variant="default"
            aria-label={labels.callTo(buyerName)}
            leftSection={<IconPhone {...ICON} />}
          >
            {labels.call}
          </Button>
        )}
      </div>
      <Sheet isOpen={isDelivering} onClose={() => setIsDelivering(false)} title={texts.deliver.title}>
        <DeliverForm transaction={transaction} scanned={scanned} onDone={() => setIsDelivering(false)} />
      </Sheet>
    </>
  )
}
