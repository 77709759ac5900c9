import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../lib/notify.ts'
import { queryKey, useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import classes from './profile.module.css'
import { texts } from './texts.ts'

const labels = texts.offer

/** What reselling is, and «Registrarme como revendedor»; afterwards the profile replaces it. */
export const OfferToRegister = ({ isMissing }: { isMissing: boolean }) => {
  const client = useQueryClient()
  const register = useAction(api.reselling.register, {
    onSuccess: (profile) => {
      client.setQueryData(queryKey(api.reselling.profile, {}), profile)
      void notify({ message: labels.done, kind: 'success' })
    },
  })
  return (
    <section className={`${classes.sheet} ${classes.offer}`} aria-labelledby="offer">
      <h2 id="offer" className={classes.heading}>
        {labels.heading}
      </h2>
      <ol className={classes.steps}>
        {labels.steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <strong>{title}</strong>
            <span className={classes.quiet}>{text}</span>
          </li>
        ))}
      </ol>
      {isMissing && (
        <p role="status" className={classes.quiet}>
          {texts.failed}
        </p>
      )}
      {register.error && <InlineNotice kind="error">{labels.failed}</InlineNotice>}
      <div>
        <Button size="lg" loading={register.isPending} onClick={() => register.mutate({})}>
          {labels.submit}
        </Button>
      </div>
    </section>
  )
}
