import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { SellerMark } from '@feria/contract/catalogue/values'
import { brand } from '../../lib/brand.ts'
import { formatNumber } from '../../lib/format.ts'
import classes from './seller-line.module.css'

const inWords = new Intl.ListFormat('es')
const names: Record<SellerMark, string> = { email: 'email', phone: 'teléfono', identity: 'identidad' }

/** Apart from the other texts of sellers, which each first page loads. */
const texts = {
  sells: (name: string) => `Vende ${name}`,
  isNew: `Nuevo en ${brand}`,
  score: 'Puntaje ',
  verified: (marks: SellerMark[]) => `Confirmó ${inWords.format(marks.map((mark) => names[mark]))}`,
  count: (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`),
} as const

/** Beside the price: who sells it, with the score of their reviews and what was verified; below three reviews they are
 * new. */
export const SellerLine = ({ seller: { name, score, reviews, marks } }: Pick<ProductDetail, 'seller'>) => (
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
    {marks.length > 0 && ` · ${texts.verified(marks)}`}
  </p>
)
