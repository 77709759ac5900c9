import { api } from '@feria/contract'
import type { ProductDetail } from '@feria/contract/catalogue'
import type { CardType } from '@feria/contract/words'
import { Navigate } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { useRoute } from '../../lib/use-route.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { productRequest } from '../catalogue/prefetch-product.ts'
import { CardCheckout } from './card-checkout.tsx'
import { GoBack } from './go-back.tsx'
import { CheckoutSkeleton } from './purchase-summary.tsx'
import { addressFor, objectionTo } from './purchase-target.ts'
import { RefusedPurchase } from './refused-purchase.tsx'
import { texts } from './texts.ts'
import { usePurchase } from './use-purchase.ts'
import { useTarget } from './use-target.ts'

const said = texts.card

const Loaded = ({ productId, cardType }: { productId: string; cardType: CardType }) => {
  const memberId = useSession((session) => session.user?.id)
  const purchase = usePurchase(productId, cardType)
  const { data: product, error, refetch } = useRoute(api.catalogue.get, productRequest(productId), { staleTime: 0 })
  const options = useRoute(api.payments.options, {}, { staleTime: 600_000 })
  const failed = error ?? options.error
  if (!product || !options.data) {
    const retry = () => void (error ? refetch() : options.refetch())
    return failed ? <ErrorState error={failed} onRetry={retry} /> : <CheckoutSkeleton />
  }
  // What this member may just have bought must not be called sold out under their hands.
  const objection = purchase.hasBegun ? null : objectionTo(product, memberId)
  if (objection) return <RefusedPurchase reason={objection} productId={productId} />
  const askAgain = async (): Promise<ProductDetail | undefined> => (await refetch()).data
  return <CardCheckout product={product} askAgain={askAgain} options={options.data} purchase={purchase} />
}

/** /card-details: the card in four steps, then «Confirmar compra» [PAY-05 to PAY-10]. Nothing of the card is kept anywhere. */
export const CardDetailsPage = () => {
  useTitle(said.title)
  const target = useTarget()
  if (!target) return <GoBack />
  if (!target.cardType) return <Navigate to={addressFor('/payment', target)} replace />
  return (
    <div className="page">
      <PageHeader
        title={said.title}
        subtitle={target.cardType === 'debit' ? texts.payment.debit : texts.payment.credit}
        back={addressFor('/payment', target)}
      />
      <Loaded productId={target.productId} cardType={target.cardType} />
    </div>
  )
}
