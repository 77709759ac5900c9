import type { ComparedListing } from '@feria/contract/orders/listing-schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useRoute } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { ListingShown } from './listing-shown.tsx'
import classes from './listings.module.css'
import { texts } from './texts.ts'

const sentenceOf = ({ today, changes }: ComparedListing): string => {
  if (!today) return texts.gone
  if (changes.length === 0) return texts.same
  const names = new Intl.ListFormat('es-AR').format(changes.map((part) => texts.parts[part].toLowerCase()))
  return texts.changed(names)
}

const Compared = ({ listing }: { listing: ComparedListing }) => {
  const { asBought, today, changes } = listing
  const isBeside = today !== null && changes.length > 0
  return (
    <li className={classes.compared}>
      <p className={classes.verdict} data-changed={isBeside || undefined}>
        {sentenceOf(listing)}
      </p>
      <div className={classes.beside} data-two={isBeside || undefined}>
        <ListingShown heading={texts.bought} listing={asBought} changes={changes} />
        {isBeside && <ListingShown heading={texts.today} listing={today} changes={changes} />}
      </div>
    </li>
  )
}

/** The listings of an order as they were, each with what changed since, beside today's where something did. */
export const ComparedListings = ({ orderId }: { orderId: string }) => {
  const { data, error, refetch } = useRoute(api.orders.listings, { params: { id: orderId } })
  if (error && !data)
    return (
      <div className={classes.failed}>
        <InlineNotice kind="error">{texts.failed}</InlineNotice>
        <Button variant="default" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  if (!data) return <p className={classes.quiet}>{texts.loading}</p>
  return (
    <ul className={classes.all}>
      {data.map((listing) => (
        <Compared key={listing.productId} listing={listing} />
      ))}
    </ul>
  )
}
