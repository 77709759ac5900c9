import type { Product } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { slider, toRate } from '../share/breakdown.ts'
import { CommissionField } from '../share/commission-field.tsx'
import classes from './links.module.css'
import { ChosenProduct, ProductPicker } from './product-picker.tsx'
import { texts } from './texts.ts'

const labels = texts.create

/** Creates a link for a product, which must be chosen first: until then the button is disabled and says why. */
export const CreateLink = () => {
  const [product, setProduct] = useState<Product | null>(null)
  const [percent, setPercent] = useState(slider.start)
  const create = useAction(api.reselling.createLinkOf, {
    refreshes: [api.reselling.links, api.reselling.profile],
    onSuccess: () => {
      setProduct(null)
      setPercent(slider.start)
      void notify({ message: labels.done, kind: 'success' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!product || create.isPending) return
    create.mutate({ params: { productId: product.id }, body: { commissionRate: toRate(percent) } })
  }
  const choose = (next: Product | null) => {
    create.reset()
    setProduct(next)
  }
  return (
    <form noValidate className={classes.sheet} onSubmit={submit} aria-labelledby="create">
      <h2 id="create" className={classes.heading}>
        {labels.heading}
      </h2>
      {product ? <ChosenProduct product={product} onChange={() => choose(null)} /> : <ProductPicker onChoose={choose} />}
      <CommissionField value={percent} onChange={setPercent} product={product} />
      {create.error && <InlineNotice kind="error">{`${labels.failed}: ${explain(create.error)}`}</InlineNotice>}
      {!product && (
        <p id="create-missing" className={classes.quiet}>
          {labels.missing}
        </p>
      )}
      <Button
        type="submit"
        fullWidth
        disabled={!product}
        loading={create.isPending}
        aria-describedby={product ? undefined : 'create-missing'}
      >
        {labels.submit}
      </Button>
    </form>
  )
}
