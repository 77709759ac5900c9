import type { SupervisedProduct } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { formatPrice } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import signClasses from './listing-signs.module.css'

const labels = {
  show: 'Ver señales',
  showOf: (name: string) => `Ver señales de ${name}`,
  loading: 'Buscando señales…',
  failed: 'No se pudieron buscar.',
  earlier: (name: string) => `Una foto casi igual ya la había subido ${name}.`,
  cheap: (low: string, high: string) => `El precio es menos de la mitad de lo habitual: de ${low} a ${high}.`,
  none: 'Sin señales.',
} as const

interface Props {
  product: Pick<SupervisedProduct, 'id' | 'name'>
  /** Of the one listing that a page is about: without a press. */
  isShown?: boolean
}

/** What about a listing deserves a look, asked for by a press where there are many: each answer is a search of its own. */
export const ListingSigns = ({ product: { id, name }, isShown = false }: Props) => {
  const [isAsked, setIsAsked] = useState(isShown)
  const { data, error } = useRoute(api.assistant.listingSigns, { params: { id } }, { enabled: isAsked })
  if (!isAsked) {
    return (
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-label={labels.showOf(name)}
        className={signClasses.signs}
        onClick={() => setIsAsked(true)}
      >
        {labels.show}
      </Anchor>
    )
  }
  const { earlierOwner, band, isCheap } = data ?? { earlierOwner: null, band: null, isCheap: false }
  return (
    <div role="status" className={classes.hint}>
      {error ? explain(error, labels.failed) : !data && labels.loading}
      {earlierOwner && <p>{labels.earlier(earlierOwner.name)}</p>}
      {isCheap && band && <p>{labels.cheap(formatPrice(band.low, band.currency), formatPrice(band.high, band.currency))}</p>}
      {data && !earlierOwner && !isCheap && labels.none}
    </div>
  )
}
