import type { SupervisedProduct } from '@feria/contract/catalogue/schemas'
import type { ListingState } from '@feria/contract/catalogue/values'
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { Picture } from '../../ui/picture.tsx'
import { Pill, type Tone } from '../../ui/pill.tsx'
import { Price } from '../../ui/price.tsx'
import classes from './admin.module.css'
import { Choose } from './bulk-bar.tsx'
import { ListingSigns } from './listing-signs.tsx'
import own from './products.module.css'
import { productTexts as labels } from './products-texts.ts'
import type { Selection } from './use-selection.ts'

const tones: Record<ListingState, Tone> = {
  visible: 'good',
  hidden: 'quiet',
  moderated: 'bad',
  withheld: 'warn',
  sold: 'info',
  'out-of-stock': 'quiet',
}

interface Props {
  product: SupervisedProduct
  selection: Selection
  onSeller: (() => void) | undefined
}

/** A product among all, to be chosen, with its seller, its state and what about it deserves a look. */
export const ProductRow = ({ product, selection, onSeller }: Props) => {
  const { id, name, imageUrl, price, currency, seller, state, createdAt } = product
  return (
    <li className={`${classes.product} ${own.row}`} data-chosen={selection.isChosen(id) || undefined}>
      <Choose selection={selection} id={id} label={labels.choose(name)} />
      <Picture src={imageUrl} alt="" sizes="56px" className={classes.thumb} />
      <div className={classes.facts}>
        <Link to={`/products/${id}`} className={classes.productName}>
          {name}
        </Link>
        <Price value={price} currency={currency} size="sm" />
        <span className={classes.hint}>
          {labels.sells}{' '}
          <Anchor component={Link} to={`/admin-dashboard/personas/${seller.id}`} size="sm" className={own.seller}>
            {seller.name}
          </Anchor>
          {` · ${formatDay(createdAt)}`}
        </span>
        <ListingSigns product={product} />
      </div>
      <div className={own.end}>
        <Pill tone={tones[state]}>{labels.states[state]}</Pill>
        {onSeller && (
          <Button variant="subtle" size="sm" aria-label={labels.onlyTheirsOf(seller.name)} onClick={onSeller}>
            {labels.onlyTheirs}
          </Button>
        )}
      </div>
    </li>
  )
}
