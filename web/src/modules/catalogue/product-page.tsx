import { publicPageOf } from '@feria/contract/catalogue/address'
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import type { CallError } from '../../lib/call.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useRoute } from '../../lib/use-route.ts'
import { useTitle } from '../../lib/use-title.ts'
import { useIsMobile } from '../../lib/use-width.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Price } from '../../ui/price.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { ReportMenu } from '../moderation/report/report-menu.tsx'
import { BuyBar, BuyBox, Protection } from './buy-box.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import { Gallery } from './gallery.tsx'
import { memberProductTexts } from './member-product-texts.ts'
import type { ResellProps } from './parts.ts'
import { PriceInOther } from './price-in-other.tsx'
import { ProductFacts } from './product-facts.tsx'
import classes from './product-page.module.css'
import { productRequest } from './product-request.ts'
import { picturesOf, toneOf } from './product-state.ts'
import { productTexts } from './product-texts.ts'
import { ProductTop } from './product-top.tsx'
import { SellerCard } from './seller-card.tsx'
import { SellerLine } from './seller-line.tsx'
import { ShareButton } from './share-button.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { StockBadge } from './stock-badge.tsx'
import { texts } from './texts.ts'
import { useCurrentRate } from './use-current-rate.ts'

const ProofPhoto = lazyPart(async () => (await import('./selling/proof-photo.tsx')).ProofPhoto)
const labels = { ...productTexts, ...memberProductTexts }

/** A malformed id is refused with 400, and means the same to the member. */
const isMissing = ({ status }: CallError) => status === 404 || status === 400

const Missing = () => (
  <EmptyState
    title={labels.missing}
    text={labels.missingHint}
    action={
      <Button component={Link} to="/all-products">
        {texts.allProducts}
      </Button>
    }
  />
)

const Loading = () => (
  <div className={classes.columns} aria-busy="true">
    <Skeleton radius="lg" style={{ aspectRatio: '4 / 3' }} height="auto" />
    <div className={classes.side}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={40} width="90%" />
      <Skeleton height={44} width="55%" />
      <Skeleton height={50} mt={12} />
      <Skeleton height={84} mt={12} />
    </div>
  </div>
)

const InOtherCurrency = (price: { price: number; currency: Currency }) => <PriceInOther {...price} rate={useCurrentRate()} />

interface Props {
  Resell: ComponentType<ResellProps>
}

const Shown = ({ product, Resell }: Props & { product: ProductDetail }) => {
  const isMobile = useIsMobile()
  const hasBar = isMobile && product.can.buy
  const { data: similar = [] } = useRoute(cardsOf(api.catalogue.similar), { params: { id: product.id }, query: { view: 'card' } })
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Gallery key={product.id} pictures={picturesOf(product)} />
        </div>
        <div className={classes.side}>
          <p className={classes.quiet}>{[conditionOf(product), product.location].filter(Boolean).join(' · ')}</p>
          <h1 className={classes.name}>{product.name}</h1>
          <Price value={product.price} currency={product.currency} former={product.originalPrice} size="lg" />
          {product.price !== null && product.price > 0 && <InOtherCurrency price={product.price} currency={product.currency} />}
          <SellerLine seller={product.seller} />
          <p className={classes.stock}>
            <StockBadge product={product} />
            {toneOf(product) === 'few' && <span className={classes.few}>{texts.left(product.stock)}</span>}
          </p>
          <BuyBox product={product} hasButton={!isMobile} />
          {product.can.edit && !product.sold && <ProofPhoto productId={product.id} isMarked={product.proof !== null} />}
          <SellerCard seller={product.seller} isLinked={product.visible && product.seller.hasPage} />
          <DeliveryLines delivery={product.delivery} currency={product.currency} />
          <Protection product={product} />
          {product.can.buy && <Resell key={`resell ${product.id}`} product={product} />}
        </div>
        <div className={classes.rest}>
          <ProductFacts product={product} />
        </div>
      </div>
      <SimilarProducts products={similar} />
      {hasBar && <BuyBar product={product} />}
    </>
  )
}

/** /products/:id: the page of one product. */
export const ProductPage = ({ Resell }: Props) => {
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useRoute(api.catalogue.get, productRequest(id))
  useTitle(product?.name)
  return (
    <div className={`page ${classes.page}`}>
      <ProductTop name={product?.name}>
        {product && (
          <>
            <ShareButton title={product.name} path={publicPageOf(product)} />
            <HeartButton product={product} />
            {!product.can.edit && <ReportMenu subject="product" id={product.id} />}
          </>
        )}
      </ProductTop>
      {product ? (
        <Shown product={product} Resell={Resell} />
      ) : error ? (
        <>
          <h1 className="only-read">{labels.title}</h1>
          {isMissing(error) ? <Missing /> : <ErrorState error={error} title={labels.failed} onRetry={() => void refetch()} />}
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}
