import type { Product } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import classes from './product-picker.module.css'
import { texts } from './texts.ts'

const labels = texts.create
const PAUSE_MS = 300
const SHOWN = 5
/** More than are shown: own products and those without a price are filtered out. */
const ASKED = 20

/** True if this member can resell the product: somebody else's, with a price and in stock. */
const isResellable = ({ userId, price, sold, stock }: Product, memberId: string | undefined): boolean =>
  userId !== memberId && price !== null && !sold && stock > 0

const Line = ({ product: { name, imageUrl, price, currency } }: { product: Product }) => (
  <>
    <Picture src={imageUrl} alt="" sizes="48px" className={classes.thumb} />
    <span className={classes.words}>
      <span className={classes.name}>{name}</span>
      <Price value={price} currency={currency} size="sm" />
    </span>
  </>
)

/** The chosen product, and a button to choose another. */
export const ChosenProduct = ({ product, onChange }: { product: Product; onChange: () => void }) => (
  <section className={classes.chosen} aria-label={labels.chosen}>
    <div className={classes.product}>
      <Line product={product} />
    </div>
    <Button variant="subtle" onClick={onChange}>
      {labels.change}
    </Button>
  </section>
)

/** Searches products to resell; shows the newest ones before anything is typed. */
export const ProductPicker = ({ onChoose }: { onChoose: (product: Product) => void }) => {
  const memberId = useSession((session) => session.user?.id)
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS)
  const query = { search: search || undefined, in_stock: 'true', limit: ASKED }
  const { data, error, refetch } = useRoute(api.catalogue.list, { query }, { placeholderData: (before) => before })
  const products = data?.filter((product) => isResellable(product, memberId)).slice(0, SHOWN)
  const results = () => {
    if (products?.length === 0) return <p className={classes.quiet}>{labels.nothing}</p>
    if (products) {
      return (
        <ul className={classes.list} aria-label={labels.results}>
          {products.map((product) => (
            <li key={product.id}>
              <button type="button" className={classes.product} onClick={() => onChoose(product)}>
                <Line product={product} />
              </button>
            </li>
          ))}
        </ul>
      )
    }
    if (error) return <ErrorState error={error} title={labels.productsFailed} onRetry={() => void refetch()} />
    return (
      <div aria-busy="true">
        <span className="only-read" role="status">
          {labels.loading}
        </span>
        <Skeleton height={324} radius="md" />
      </div>
    )
  }
  return (
    <div className={classes.picker}>
      <TextInput
        type="search"
        label={labels.search}
        placeholder={labels.searchHint}
        autoComplete="off"
        maxLength={200}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {results()}
    </div>
  )
}
