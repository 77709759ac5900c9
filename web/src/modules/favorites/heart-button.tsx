import type { ProductCard } from '@feria/contract/catalogue/schemas'
import { useState } from 'react'
import { useIsFavorite } from './derived-favorites.ts'
import classes from './heart-button.module.css'
import { heartTexts } from './heart-texts.ts'
import { pressHeart } from './press-heart.ts'

/** Tabler's hearts, the outline and the filled one. The styles draw them: twenty on a page would say the same of their lines each. */
const outline = 'M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572'
const filled =
  'M6.979 3.074a6 6 0 0 1 4.988 1.425l.037 .033l.034 -.03a6 6 0 0 1 4.733 -1.44l.246 .036a6 6 0 0 1 3.364 10.008l-.18 .185l-.048 .041' +
  'l-7.45 7.379a1 1 0 0 1 -1.313 .082l-.094 -.082l-7.493 -7.422a6 6 0 0 1 3.176 -10.215z'

/** The heart of a product: adds it to the favorites or removes it. A visitor's are stored on the device until they sign in. */
export const HeartButton = ({ product }: { product: ProductCard }) => {
  const isFavorite = useIsFavorite(product.id)
  const [isPressed, setIsPressed] = useState(false)
  const press = () => {
    setIsPressed(true)
    pressHeart(product)
  }
  return (
    <button
      type="button"
      className={classes.heart}
      data-pops={(isFavorite && isPressed) || undefined}
      aria-pressed={isFavorite}
      aria-label={isFavorite ? heartTexts.remove : heartTexts.add}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isFavorite ? filled : outline} />
      </svg>
    </button>
  )
}
