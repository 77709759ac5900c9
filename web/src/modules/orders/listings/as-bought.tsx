import { Suspense, useState } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import classes from './listings.module.css'
import { texts } from './texts.ts'

const LazyListings = lazyPage(async () => (await import('./compared-listings.tsx')).ComparedListings)

/** «Como estaba al comprar»: the listings of an order as they were, beside today's; read once it is opened. For its parties and admins. */
export const AsBought = ({ orderId, isOpen: isOpenFirst = false }: { orderId: string; isOpen?: boolean }) => {
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  return (
    <details className={classes.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {texts.heading}
          {!isOpen && <span className={classes.hint}>{texts.hint}</span>}
        </span>
      </summary>
      {isOpen && (
        <Suspense fallback={<p className={classes.quiet}>{texts.loading}</p>}>
          <LazyListings orderId={orderId} />
        </Suspense>
      )}
    </details>
  )
}
