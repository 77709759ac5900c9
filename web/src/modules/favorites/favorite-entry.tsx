import type { Product } from '@feria/contract/catalogue/schemas'
import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ProductCard } from '../catalogue/product-card.tsx'
import { ProductRow } from '../catalogue/product-row.tsx'
import { pageOf } from '../catalogue/product-state.ts'
import classes from './favorites-page.module.css'
import type { SeenFavorite } from './seen-favorites.ts'
import { texts } from './texts.ts'

interface Props {
  entry: SeenFavorite
  isRow: boolean
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
export const FavoriteEntry = ({ entry: { product, isRemoved }, isRow, onRemove, onUndo }: Props) => {
  if (isRemoved) return <Removed product={product} onUndo={onUndo} />
  const actions = (
    <>
      <Button component={Link} to={pageOf(product)} variant="default" aria-label={texts.seeOf(product.name)} flex={isRow ? undefined : 1}>
        {texts.see}
      </Button>
      <ActionIcon aria-label={texts.takeOf(product.name)} title={texts.take} onClick={() => onRemove(product)}>
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </>
  )
  return isRow ? (
    <ProductRow product={product} actions={actions} />
  ) : (
    <ProductCard product={product} footer={<div className={classes.actions}>{actions}</div>} />
  )
}
