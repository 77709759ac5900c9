import type { Currency } from '@feria/contract/money'
import { useId } from 'react'
import { texts } from '../texts.ts'
import { breakdownOf, slider } from './breakdown.ts'
import { BreakdownList } from './breakdown-list.tsx'
import classes from './commission-field.module.css'

const labels = texts.commission

interface Props {
  /** Whole percents. */
  value: number
  onChange: (percent: number) => void
  /** The product to resell, once it is known. */
  product: { price: number | null; currency: Currency } | null
}

/** The commission in whole percents from 5 to 30, and the resulting price. */
export const CommissionField = ({ value, onChange, product }: Props) => {
  const id = useId()
  const percent = labels.percent(value)
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{labels.label}</label>
        <output htmlFor={id} className={classes.percent}>
          {percent}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={classes.range}
        min={slider.least}
        max={slider.most}
        step={1}
        value={value}
        aria-valuetext={percent}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div className={classes.ends} aria-hidden="true">
        <span>{labels.percent(slider.least)}</span>
        <span>{labels.percent(slider.most)}</span>
      </div>
      {product?.price != null && (
        <div className={classes.sums}>
          <BreakdownList
            breakdown={breakdownOf(product.price, product.currency, value)}
            names={{ seller: labels.seller, commission: labels.yours(percent), total: labels.total }}
          />
        </div>
      )}
    </div>
  )
}
