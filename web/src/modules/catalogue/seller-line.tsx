import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { brand } from '../../lib/brand.ts'
import { formatNumber } from '../../lib/format.ts'
import classes from './seller-line.module.css'

/** Apart from the other texts of sellers, which each first page loads. */
const texts = {
  sells: (name: string) => `Vende ${name}`,
  isNew: `Nuevo en ${brand}`,
  score: 'Puntaje ',
  count: (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`),
} as const

/** Beside the price: who sells it, with the score of their reviews; below three reviews they are new. */
export const SellerLine = ({ seller: { name, score, reviews } }: Pick<ProductDetail, 'seller'>) => (
  <p className={classes.line}>
    {texts.sells(name)} ·{' '}
    {score === null ? (
      texts.isNew
    ) : (
      <>
        <span className={classes.star} aria-hidden="true">
          ★
        </span>{' '}
        <span className="only-read">{texts.score}</span>
        <strong>{formatNumber(score, 1)}</strong> ({texts.count(reviews)})
      </>
    )}
  </p>
)
