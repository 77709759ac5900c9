import type { BalanceProof, PublishedRoot } from '@feria/contract/payments/schemas'
import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call, callPage } from '../../../lib/call.ts'
import { saveText } from '../../../lib/save-file.ts'
import { useSession } from '../../../lib/session.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { LinkButton, PlainButton } from '../../../ui/plain-button.tsx'
import classes from './books.module.css'
import { checkProof } from './check-proof.ts'
import { CheckedSums } from './checked-sums.tsx'
import { texts } from './texts.ts'

const labels = texts.own

/** Asks for the own leaves and the roots anew, since the page may be of yesterday, and follows the leaves. */
const check = async (memberId: string, published: PublishedRoot[]) => {
  const [proofs, { items }] = await Promise.all([call(api.payments.proof, {}), callPage(api.payments.roots, { query: {} })])
  const known = [...published, ...items]
  return { proofs, checked: await Promise.all(proofs.map((proof) => checkProof(proof, memberId, known))) }
}

type Result = Awaited<ReturnType<typeof check>>

const Outcome = ({ proofs, checked }: Result & { proofs: BalanceProof[] }) =>
  checked.length === 0 ? (
    <p role="status">{labels.nothing}</p>
  ) : (
    <>
      <ul className={classes.checked}>
        {checked.map((one) => (
          <CheckedSums key={one.root.currency} {...one} />
        ))}
      </ul>
      <div className={classes.ways}>
        <PlainButton
          look="outlined"
          onClick={() => saveText(labels.file(proofs[0]?.root.day ?? ''), JSON.stringify(proofs, null, 2), 'application/json')}
        >
          {labels.keep}
        </PlainButton>
        {checked.some(({ isCounted }) => !isCounted) && (
          <LinkButton to="/ayuda/contacto" look="outlined">
            {labels.help}
          </LinkButton>
        )}
      </div>
    </>
  )

/** «Comprobar mi saldo»: the member's browser finds their money in the published root; strangers are asked to sign in. */
export const OwnProof = ({ published }: { published: PublishedRoot[] }) => {
  const isHydrated = useHydrated()
  const memberId = useSession(({ user }) => user?.id)
  const location = useLocation()
  const [result, setResult] = useState<Result | 'loading' | Error | null>(null)
  const run = (id: string) => {
    setResult('loading')
    check(id, published).then(setResult, setResult)
  }
  if (!isHydrated) return null
  if (!memberId)
    return (
      <LinkButton to="/login" state={{ from: location }} look="outlined">
        {labels.login}
      </LinkButton>
    )
  if (!globalThis.crypto?.subtle) return <InlineNotice kind="error">{labels.noCrypto}</InlineNotice>
  if (result instanceof Error) return <ErrorState error={result} onRetry={() => run(memberId)} />
  if (result && result !== 'loading') return <Outcome {...result} />
  return (
    <PlainButton isLoading={result === 'loading'} onClick={() => run(memberId)}>
      {result ? labels.checking : labels.check}
    </PlainButton>
  )
}
