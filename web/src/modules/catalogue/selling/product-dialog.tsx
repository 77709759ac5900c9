import { api } from '@feria/contract'
import type { ProductDetail } from '@feria/contract/catalogue'
import { Skeleton } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './forms.module.css'
import { ProductForm } from './product-form.tsx'
import { emptyProduct, type ProductValues, valuesOf } from './product-values.ts'
import { texts } from './texts.ts'

const said = texts.form
/** Asked anew each time: the form must begin with what is so now, and must not change under the member's hands. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }

interface Inside {
  onDirty: (forget: (() => void) | null) => void
  onCancel: () => void
  onDone: () => void
}

const NewForm = (inside: Inside) => {
  const draft = useDraft<ProductValues>('product:new', emptyProduct)
  return <ProductForm id={null} base={emptyProduct} draft={draft} currency="USD" {...inside} />
}

const LoadedForm = ({ product, ...inside }: Inside & { product: ProductDetail }) => {
  const base = useMemo(() => valuesOf(product), [product])
  const draft = useDraft<ProductValues>(`product:${product.id}`, base)
  return <ProductForm id={product.id} base={base} draft={draft} currency={product.currency} {...inside} />
}

const EditForm = ({ id, ...inside }: Inside & { id: string }) => {
  const { data, error, refetch } = useRoute(api.catalogue.get, { params: { id }, query: {} }, FRESH)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data) return data.can.edit ? <LoadedForm product={data} {...inside} /> : <InlineNotice kind="error">{said.notYours}</InlineNotice>
  return (
    <div className={classes.form} aria-busy="true">
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={120} />
    </div>
  )
}

/**
 * The modal of a product: `target` is an id to edit, `new`, or null for closed. Cancel, Escape and a press outside close it [SEL-23],
 * after a question when something would be lost.
 */
export const ProductDialog = ({ target, onClose }: { target: string | null; onClose: () => void }) => {
  const shown = useRef(target)
  if (target !== null) shown.current = target
  // What forgets the draft, while there is one.
  const forget = useRef<(() => void) | null>(null)
  const isAsking = useRef(false)
  const leave = async () => {
    if (isAsking.current) return
    if (forget.current) {
      isAsking.current = true
      const goes = await confirm({ title: said.askDiscard, text: said.askDiscardText, yes: said.discard })
      isAsking.current = false
      if (!goes) return
      forget.current()
    }
    onClose()
  }
  const inside: Inside = {
    onDirty: (next) => {
      forget.current = next
    },
    onCancel: () => void leave(),
    onDone: onClose,
  }
  const isNew = shown.current === 'new'
  return (
    <Sheet
      isOpen={target !== null}
      onClose={() => void leave()}
      title={<span className={classes.title}>{isNew ? said.titleNew : said.titleEdit}</span>}
      size="lg"
    >
      {isNew ? <NewForm {...inside} /> : <EditForm id={shown.current ?? ''} {...inside} />}
    </Sheet>
  )
}
