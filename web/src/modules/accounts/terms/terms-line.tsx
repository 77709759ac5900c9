import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { Link } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { withQueries } from '../../../lib/query-provider.tsx'
import { useSession } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-route.ts'
import { themed } from '../../../ui/themed.tsx'
import { TopLine } from '../../../ui/top-line.tsx'
import { keepUser } from '../profile/own-user.ts'
import { termsLineTexts as labels } from './terms-line-texts.ts'

/** A line at the top of every page until the newest terms are accepted; first ones and changed ones in words of their own. */
export const TermsLine = withQueries(
  themed(() => {
    const user = useSession((session) => session.user)
    const accept = useAction(api.accounts.acceptTerms, {
      onSuccess: ({ acceptedTerms }) => {
        if (user) keepUser({ ...user, acceptedTerms })
      },
      onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
    })
    if (!user || user.acceptedTerms === TERMS_VERSION) return null
    return (
      <TopLine label={labels.label} icon={IconClipboardText} text={user.acceptedTerms ? labels.changed : labels.first}>
        <Link to="/terminos">{labels.terms}</Link>
        <Link to="/reglas">{labels.rules}</Link>
        <Button loading={accept.isPending} onClick={() => accept.mutate({ body: { version: TERMS_VERSION } })}>
          {labels.accept}
        </Button>
      </TopLine>
    )
  }),
)
