import type { PhotoProof, ProductDetail } from '@feria/contract/catalogue/schemas'
import { formatDay } from '../../lib/format.ts'
import { Picture } from '../../ui/picture.tsx'
import classes from './proof-mark.module.css'

/** Apart from the texts of the page, which come with every first visit. */
const labels = {
  heading: 'Foto con palabra',
  words: (word: string, day: string) =>
    `El ${day} le dimos a quien vende la palabra «${word}», y 30 minutos para la foto. Fijate que se lea.`,
  limits: 'Demuestra que lo tenía ese día, no que sea auténtico.',
  alt: (word: string) => `El producto con la palabra «${word}»`,
  large: 'Ver la foto grande',
}

const Mark = ({ imageUrl, word, takenAt }: PhotoProof) => (
  <section className={classes.mark} aria-labelledby="proof">
    <a href={imageUrl} target="_blank" rel="noopener" className={classes.photo} aria-label={labels.large}>
      <Picture src={imageUrl} alt={labels.alt(word)} sizes="8rem" />
    </a>
    <div>
      <h2 id="proof" className={classes.heading}>
        {labels.heading}
      </h2>
      <p>{labels.words(word, formatDay(takenAt))}</p>
      <p className={classes.quiet}>{labels.limits}</p>
    </div>
  </section>
)

interface Props {
  product: ProductDetail
}

/** «Foto con palabra»: the photo that shows that the seller has the product, and what that proves; nothing without one. */
export const ProofMark = ({ product: { proof } }: Props) => proof && <Mark {...proof} />
