import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { REDIRECT_MS } from '@feria/contract/limits'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { type CallError, explain } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { texts } from '../texts.ts'
import { slider, toRate } from './breakdown.ts'
import { CommissionField } from './commission-field.tsx'
import classes from './resell-form.module.css'
import { ShareLink } from './share-link.tsx'

const labels = texts.modal

const isSignedOut = ({ code }: CallError): boolean => code === 'accounts.sign-in'

/** Why no link was created; signed-out visitors are told to sign in. */
const objectionOf = (error: CallError): string => (isSignedOut(error) ? labels.signIn : `${labels.failed}: ${explain(error)}`)

/**
 * The modal of a product's page: the commission, then the created link with the ways to share it. A signed-out visitor is told so and
 * after 2 s redirected to the login, which leads back.
 */
export const ResellForm = ({ product }: { product: ProductDetail }) => {
  const [percent, setPercent] = useState(slider.start)
  const create = useAction(api.reselling.createLink, {
    refreshes: [api.reselling.links, api.reselling.profile],
    keepsSession: true,
    onError: (error) => {
      // The page is for members: without a session its guard redirects to the login.
      if (isSignedOut(error)) setTimeout(() => useSession.getState().signOut('server'), REDIRECT_MS)
    },
  })
  if (create.data) {
    return (
      <div className={classes.form}>
        <InlineNotice kind="success">{labels.created}</InlineNotice>
        <ShareLink address={create.data.url} name={product.name} />
        <Button component={Link} to="/reseller/links" variant="subtle">
          {labels.toLinks}
        </Button>
      </div>
    )
  }
  const isOver = create.error !== null && isSignedOut(create.error)
  return (
    <div className={classes.form}>
      <p className={classes.name}>{product.name}</p>
      <p className={classes.hint}>{labels.hint}</p>
      <CommissionField value={percent} onChange={setPercent} product={product} />
      {create.error && <InlineNotice kind="error">{objectionOf(create.error)}</InlineNotice>}
      <Button
        size="lg"
        fullWidth
        disabled={isOver}
        loading={create.isPending}
        onClick={() => create.mutate({ body: { productId: product.id, commissionRate: toRate(percent) } })}
      >
        {labels.submit}
      </Button>
    </div>
  )
}
