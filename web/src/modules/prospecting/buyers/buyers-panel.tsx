import type { BuyerSearch } from '@feria/contract/prospecting/schemas'
import { Button } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { OfferValues } from '../../catalogue/selling/offer-values.ts'
import type { BuyersProps } from '../../catalogue/selling/parts.ts'
import { priceOrNull } from '../../catalogue/selling/product-checks.ts'
import { useCategories } from '../../catalogue/use-categories.ts'
import { texts } from '../texts.ts'
import classes from './buyers.module.css'
import { BuyersSheet } from './buyers-sheet.tsx'
import { useBuyerSearch } from './use-buyer-search.ts'

const labels = texts.buyers

/** The search request for the form's values. */
const searchOf = (values: OfferValues, category: string): BuyerSearch => ({
  productName: values.name.trim(),
  category,
  location: values.location.trim(),
  price: priceOrNull(values.price, values.currency),
  currency: values.currency as BuyerSearch['currency'],
  condition: (values.condition || null) as BuyerSearch['condition'],
  description: values.description.trim() || null,
})

/** «Buscar compradores» on the form of a new product: requires name, category and place, and says which of them is missing. */
export const BuyersPanel = ({ values, isLocked, prepare, onOffered }: BuyersProps) => {
  const categories = useCategories()
  const [isOpen, setIsOpen] = useState(false)
  const [searched, setSearched] = useState('')
  const { found, failure, search, stop } = useBuyerSearch()
  const category = categories.find(({ id }) => String(id) === values.categoryId)?.name ?? ''
  const asked = searchOf(values, category)
  const hasProduct = asked.productName !== '' && category !== ''
  const hasPlace = asked.location !== ''
  const start = () => {
    setSearched(JSON.stringify(asked))
    setIsOpen(true)
    void search(asked)
  }
  const close = () => {
    stop()
    setIsOpen(false)
  }
  const isKnown = found.state === 'done' && found.buyers.length > 0
  const isStale = searched !== JSON.stringify(asked)
  const missing = hasProduct ? labels.missingPlace : labels.missingProduct
  return (
    <section className={classes.panel} aria-labelledby="compradores">
      <h2 id="compradores">{labels.heading}</h2>
      <p className={classes.quiet} id="compradores-pista">
        {hasProduct && hasPlace ? labels.hint : missing}
      </p>
      {isKnown && (
        <p role="status">
          <strong>{labels.found(found.buyers.length)}</strong>
          {isStale && <span className={classes.stale}>{labels.stale}</span>}
        </p>
      )}
      <div className={classes.buttons}>
        {isKnown && !isStale && (
          <Button variant="light" onClick={() => setIsOpen(true)} disabled={isLocked}>
            {labels.see}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconUserSearch size={20} aria-hidden="true" />}
          disabled={!hasProduct || !hasPlace || isLocked}
          aria-describedby="compradores-pista"
          onClick={start}
        >
          {found.state === 'idle' ? labels.start : labels.again}
        </Button>
      </div>
      <BuyersSheet
        isOpen={isOpen}
        found={found}
        failure={failure}
        what={{ prepare }}
        onStop={close}
        onClose={close}
        onRetry={start}
        onOffered={(id) => {
          close()
          onOffered(id)
        }}
      />
    </section>
  )
}
