import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { type ComponentType, useMemo } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSheet, type InSheet } from '../../../ui/form-sheet.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import classes from './forms.module.css'
import type { PriceHintProps } from './parts.ts'
import { ProductForm } from './product-form.tsx'
import { emptyProduct, type ProductValues, valuesOf } from './product-values.ts'
import { texts } from './texts.ts'

const labels = texts.form
/** Refetched on each opening: the form must start with current values, and must not change while the member edits. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }

interface Inside extends InSheet {
  PriceHint: ComponentType<PriceHintProps>
  onPublished: (id: string) => void
}

const NewForm = (inside: Inside) => {
  const draft = useDraft<ProductValues>('product:new', emptyProduct)
  return <ProductForm id={null} base={emptyProduct} draft={draft} {...inside} />
}

const LoadedForm = ({ product, ...inside }: Inside & { product: ProductDetail }) => {
  const base = useMemo(() => valuesOf(product), [product])
  const draft = useDraft<ProductValues>(`product:${product.id}`, base)
  return <ProductForm id={product.id} base={base} draft={draft} {...inside} />
}

const EditForm = ({ id, ...inside }: Inside & { id: string }) => {
  const { data, error, refetch } = useRoute(api.catalogue.get, { params: { id }, query: {} }, FRESH)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data) return data.can.edit ? <LoadedForm product={data} {...inside} /> : <InlineNotice kind="error">{labels.notYours}</InlineNotice>
  return (
    <div className={classes.form} aria-busy="true">
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={120} />
    </div>
  )
}

interface Props extends Pick<Inside, 'PriceHint' | 'onPublished'> {
  target: string | null
  onClose: () => void
}

/**
 * The modal of a product: `target` is an id to edit, `new`, or null for closed. Cancel, Escape and a click outside close it, asking
 * first if there are unsaved changes.
 */
export const ProductDialog = ({ target, onClose, ...given }: Props) => (
  <FormSheet target={target} onClose={onClose} titleOf={(isNew) => (isNew ? labels.titleNew : labels.titleEdit)}>
    {(id, inside) => (id === null ? <NewForm {...given} {...inside} /> : <EditForm id={id} {...given} {...inside} />)}
  </FormSheet>
)
