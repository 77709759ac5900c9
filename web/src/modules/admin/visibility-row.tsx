import type { SupervisedProduct } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { routeKey, useAction } from '../../lib/use-route.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './admin.module.css'
import { ListingSigns } from './listing-signs.tsx'
import { NoteForm } from './note-form.tsx'
import { texts } from './texts.ts'

const labels = texts.visibility
const REFRESHES = [api.catalogue.list, api.catalogue.shelves, api.catalogue.get, api.accounts.auditLog]

/** A product with its switch. It shows the server's last response, so a filtered row stays until the next search. */
export const VisibilityRow = ({ product }: { product: SupervisedProduct }) => {
  const client = useQueryClient()
  const [last, setLast] = useState<{ of: SupervisedProduct; visible: boolean } | null>(null)
  const isVisible = last?.of === product ? last.visible : product.visible
  const [isHiding, setIsHiding] = useState(false)
  const turn = useAction(api.catalogue.setVisibility, {
    refreshes: REFRESHES,
    onSuccess: ({ visible }) => {
      setLast({ of: product, visible })
      // Whoever comes back looks anew.
      void client.invalidateQueries({ queryKey: [routeKey(api.catalogue.supervise)], refetchType: 'none' })
      setIsHiding(false)
    },
    // The form that asks for the reason shows it in place.
    onError: (error) => void (isHiding || notify({ message: explain(error, labels.failed), kind: 'error' })),
  })
  const Icon = isVisible ? IconEye : IconEyeOff
  return (
    <li className={classes.product}>
      <Picture src={product.imageUrl} alt="" sizes="56px" className={classes.thumb} />
      <div className={classes.facts}>
        <Link to={`/products/${product.id}`} className={classes.productName}>
          {product.name}
        </Link>
        <span className={classes.hint}>
          {labels.seller}: {product.seller.name}
        </span>
        <Price value={product.price} currency={product.currency} size="sm" />
        <ListingSigns product={product} />
      </div>
      <Button
        variant={isVisible ? 'default' : 'light'}
        color={isVisible ? undefined : 'red'}
        role="switch"
        aria-checked={isVisible}
        aria-label={`${labels.toggle(product.name)}: ${isVisible ? labels.visible : labels.hidden}`}
        loading={turn.isPending}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => (isVisible ? setIsHiding(true) : turn.mutate({ params: { id: product.id }, body: { visible: true } }))}
      >
        {isVisible ? labels.visible : labels.hidden}
      </Button>
      <Sheet isOpen={isHiding} onClose={() => setIsHiding(false)} title={labels.hide.title(product.name)}>
        <NoteForm
          words={{ ...labels.hide, failed: labels.failed }}
          call={turn}
          isDangerous
          onSubmit={(reason) => turn.mutate({ params: { id: product.id }, body: { visible: false, reason } })}
        />
      </Sheet>
    </li>
  )
}
