import { useCallback, useEffect } from 'react'
import type { ProductBuyersProps } from '../../catalogue/selling/parts.ts'
import { BuyersSheet } from './buyers-sheet.tsx'
import { useBuyerSearch } from './use-buyer-search.ts'

/** «Buscar compradores» for a published product: the search starts as it opens. */
export const ProductBuyers = ({ product, onClose }: ProductBuyersProps) => {
  const { found, failure, search, stop } = useBuyerSearch()
  const start = useCallback(() => {
    const { name: productName, location, price, currency, condition } = product
    const description = product.description.trim() || null
    void search({ productName, category: product.category?.name ?? '', location, price, currency, condition, description })
  }, [product, search])
  useEffect(start, [start])
  const close = () => {
    stop()
    onClose()
  }
  return (
    <BuyersSheet
      isOpen
      found={found}
      failure={failure}
      what={{ product }}
      onStop={close}
      onClose={close}
      onRetry={start}
      onOffered={close}
    />
  )
}
