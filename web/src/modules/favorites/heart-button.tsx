import type { ProductCard } from '@feria/contract/catalogue/schemas'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsFavorite } from './derived-favorites.ts'
import classes from './heart-button.module.css'
import { heartTexts } from './heart-texts.ts'
import { pressHeart } from './press-heart.ts'

/** The heart of a product: adds it to the favorites or removes it. A visitor's are stored on the device until they sign in. */
export const HeartButton = ({ product }: { product: ProductCard }) => {
  const isFavorite = useIsFavorite(product.id)
  const [isPressed, setIsPressed] = useState(false)
  const press = () => {
    setIsPressed(true)
    pressHeart(product)
  }
  const Icon = isFavorite ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.heart}
      data-pops={(isFavorite && isPressed) || undefined}
      aria-pressed={isFavorite}
      aria-label={isFavorite ? heartTexts.remove : heartTexts.add}
      onClick={press}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}
