import { UnstyledButton } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsSignedIn } from '../../lib/session.ts'
import type { HeartProps } from '../../ui/heart-slot.tsx'
import { useIsFavorite } from './favorites-store.ts'
import classes from './heart-button.module.css'
import { texts } from './texts.ts'
import { toggleFavorite } from './toggle-favorite.ts'

/** The heart of a product: adds it to the favourites or takes it out [FAV-04]. Visitors go to the login and come back. */
export const HeartButton = ({ product }: HeartProps) => {
  const isSignedIn = useIsSignedIn()
  const isFavorite = useIsFavorite(product.id)
  const [isPressed, setIsPressed] = useState(false)
  const navigate = useNavigate()
  const location = useLocation()
  const press = () => {
    if (!isSignedIn) return void navigate('/login', { state: { from: location } })
    setIsPressed(true)
    void toggleFavorite(product)
  }
  const Icon = isFavorite ? IconHeartFilled : IconHeart
  return (
    <UnstyledButton
      className={classes.heart}
      data-pops={(isFavorite && isPressed) || undefined}
      aria-pressed={isFavorite}
      aria-label={isFavorite ? texts.remove : texts.add}
      onClick={press}
    >
      <Icon size={22} aria-hidden="true" />
    </UnstyledButton>
  )
}
