import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useMatch } from 'react-router'
import { useIsMobile } from '../../../lib/use-width.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { PriceHintProps, ProductBuyersProps } from './parts.ts'
import { ProductDialog } from './product-dialog.tsx'
import { PublishedCard } from './published-card.tsx'
import { SellerActions } from './seller-actions.tsx'
import { SellerList } from './seller-list.tsx'
import classes from './seller-panel.module.css'
import { SellerToolbar } from './seller-toolbar.tsx'
import { texts } from './texts.ts'
import { LIST_HEADING } from './use-product-actions.ts'
import { usePublished } from './use-published.ts'
import { useSellerAddress } from './use-seller-address.ts'

const labels = texts.panel

interface Props {
  /** What members near the seller are looking for. */
  demand: ReactNode
  /** The seller's buyer searches and offers. */
  prospecting: ReactNode
  PriceHint: ComponentType<PriceHintProps>
  ProductBuyers: ComponentType<ProductBuyersProps>
}

/** /seller-dashboard: a table, or cards under 768 px; /seller-mobile: the same panel, always in its phone layout. */
export const SellerPanel = ({ demand, prospecting, PriceHint, ProductBuyers }: Props) => {
  const isNarrow = useMatch('/seller-mobile') !== null
  const isMobile = useIsMobile()
  const address = useSellerAddress()
  const { id, keep, forget } = usePublished()
  useEffect(() => forget, [forget])
  return (
    <div className={`page ${classes.page}`} data-narrow={isNarrow || undefined}>
      <PageHeader title={labels.title} subtitle={labels.subtitle} back="/dashboard" />
      <PublishedCard id={id} onClose={forget} />
      <SellerActions onNew={() => address.open('new')} />
      {demand}
      {prospecting}
      <section aria-labelledby={LIST_HEADING}>
        <h2 className={classes.heading} id={LIST_HEADING} tabIndex={-1}>
          {labels.list}
        </h2>
        <SellerToolbar address={address} />
        <SellerList address={address} hasCards={isNarrow || isMobile} ProductBuyers={ProductBuyers} />
      </section>
      <ProductDialog PriceHint={PriceHint} target={address.target} onClose={address.close} onPublished={keep} />
    </div>
  )
}
