import type { RankedCard } from '@feria/contract/search/schemas'
import { DEFAULT_DISTANCE_KM } from '@feria/contract/search/values'
import { IconMapPin } from '@tabler/icons-react'
import { ProductRow } from '../catalogue/product-row.tsx'
import { texts } from '../catalogue/texts.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import { kilometres } from './kilometres.ts'
import classes from './ranked-row.module.css'
import { rankingTexts as labels } from './ranking-texts.ts'

const Distance = ({ km }: { km: number | null }) => (
  <span className={classes.distance}>
    <IconMapPin size={16} aria-hidden="true" />
    {km === null ? labels.assumed(DEFAULT_DISTANCE_KM) : kilometres(km)}
    {km === null && <span className={classes.estimated}>{labels.estimated}</span>}
  </span>
)

/** A product of the ranking as the usual row, with its number and its distance. */
export const RankedRow = ({ product, place }: { product: RankedCard; place: number }) => (
  <ProductRow
    product={product}
    lead={
      <span className={classes.place} data-first={place <= 3 || undefined}>
        {place}
      </span>
    }
    facts={
      <>
        <p className={classes.meta}>{product.category?.name ?? texts.noCategory}</p>
        <p className={classes.meta}>
          <Distance km={product.distance} />
          <span>{product.location}</span>
        </p>
      </>
    }
    actions={<HeartButton product={product} />}
  />
)
