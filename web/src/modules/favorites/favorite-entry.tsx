import type { Product } from '@feria/contract/catalogue/schemas'
import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import classes from './favorites-page.module.css'
import type { SeenFavorite } from './seen-favorites.ts'
import { texts } from './texts.ts'

export interface CardProps {
  product: Product
  /** As a row instead of a card. */
  isRow: boolean
  actions: ReactNode
}

interface Props {
  entry: SeenFavorite
  isRow: boolean
  Card: ComponentType<CardProps>
  onRemove: (product: Product) => void
  onUndo: (product: Product) => void
}

const Removed = ({ product, onUndo }: { product: Product; onUndo: Props['onUndo'] }) => {
  const undo = useRef<HTMLButtonElement>(null)
  // The clicked button is gone; the focus moves to the one that replaced it.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.removed}>
      <p role="status">{texts.removed(product.name)}</p>
      <Button ref={undo} variant="default" aria-label={texts.undoOf(product.name)} onClick={() => onUndo(product)}>
        {texts.undo}
      </Button>
    </div>
  )
}

/** A favorite as a card or a row, with «Ver» and «Quitar»; once removed, «Deshacer» in its place. */
export const FavoriteEntry = ({ entry: { product, isRemoved }, isRow, Card, onRemove, onUndo }: Props) => {
  if (isRemoved) return <Removed product={product} onUndo={onUndo} />
  const actions = (
    <>
      <Button
        component={Link}
        to={`/products/${product.id}`}
        variant="default"
        aria-label={texts.seeOf(product.name)}
        flex={isRow ? undefined : 1}
      >
        {texts.see}
      </Button>
      <ActionIcon aria-label={texts.takeOf(product.name)} title={texts.take} onClick={() => onRemove(product)}>
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </>
  )
  return <Card product={product} isRow={isRow} actions={isRow ? actions : <div className={classes.actions}>{actions}</div>} />
}
