import { categoryPageOf, publicPageOf } from '@feria/contract/catalogue/address'
import type { ProductCard, ProductDetail, Rate } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import { Link } from 'react-router'
import { toAct } from '../../lib/act.ts'
import { LinkButton } from '../../ui/plain-button.tsx'
import { Price } from '../../ui/price.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { ReportMenu } from '../moderation/report/report-menu.tsx'
import { mayAsk, whyNot } from './buy-state.ts'
import { DeliveryLines } from './delivery-lines.tsx'
import { Gallery } from './gallery.tsx'
import { PriceInOther } from './price-in-other.tsx'
import { ProductFacts } from './product-facts.tsx'
import classes from './product-page.module.css'
import { pageOf, picturesOf, toneOf } from './product-state.ts'
import { productTexts as labels } from './product-texts.ts'
import { SellerCard } from './seller-card.tsx'
import { SellerLine } from './seller-line.tsx'
import { ShareButton } from './share-button.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { StockBadge } from './stock-badge.tsx'
import { texts } from './texts.ts'

/** What leads on: to buy and to ask both need a member, whom the app's page brings to the login and back. */
const Actions = ({ product }: { product: ProductDetail }) => {
  const reason = whyNot(product)
  return (
    <div className={classes.buy}>
      {reason ? (
        <p className={classes.notice}>{reason}</p>
      ) : (
        <LinkButton to={`/payment?productId=${product.id}`} size="lg" isFull>
          {labels.buy}
        </LinkButton>
      )}
      {mayAsk(product) && (
        <LinkButton to={pageOf(product)} state={toAct('ask-seller')} look="outlined" size="lg" isFull>
          Contactar vendedor
        </LinkButton>
      )}
    </div>
  )
}

const Crumbs = ({ product }: { product: ProductDetail }) => (
  <div className={classes.top}>
    <nav aria-label={labels.crumbs} className={classes.crumbs}>
      <ol>
        <li>
          <Link to="/explorar">{texts.catalogue.title}</Link>
        </li>
        {product.category && (
          <li>
            <Link to={categoryPageOf(product.category)}>{product.category.name}</Link>
          </li>
        )}
        <li aria-current="page" className={classes.here}>
          {product.name}
        </li>
      </ol>
    </nav>
    <ShareButton title={product.name} />
    <HeartButton product={product} />
    <ReportMenu subject="product" id={product.id} />
  </div>
)

interface Props {
  product: ProductDetail
  similar: ProductCard[]
  rate: Rate | null
}

/** A product as everybody may see it. */
export const PublicProduct = ({ product, similar, rate }: Props) => (
  <div className={`page ${classes.page}`}>
    <Crumbs product={product} />
    <div className={classes.columns}>
      <div className={classes.main}>
        <Gallery key={product.id} pictures={picturesOf(product)} />
      </div>
      <div className={classes.side}>
        <p className={classes.quiet}>{[conditionOf(product), product.location].filter(Boolean).join(' · ')}</p>
        <h1 className={classes.name}>{product.name}</h1>
        <Price value={product.price} currency={product.currency} former={product.originalPrice} size="lg" />
        {product.price !== null && product.price > 0 && <PriceInOther price={product.price} currency={product.currency} rate={rate} />}
        <SellerLine seller={product.seller} />
        <p className={classes.stock}>
          <StockBadge product={product} />
          {toneOf(product) === 'few' && <span className={classes.few}>{texts.left(product.stock)}</span>}
        </p>
        <Actions product={product} />
        <SellerCard seller={product.seller} isLinked={product.seller.hasPage} />
        <DeliveryLines delivery={product.delivery} currency={product.currency} />
        {!whyNot(product) && <p className={classes.safe}>{labels.safe}</p>}
      </div>
      <div className={classes.rest}>
        <ProductFacts product={product} />
      </div>
    </div>
    <SimilarProducts products={similar} addressOf={publicPageOf} />
  </div>
)
