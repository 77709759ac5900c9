import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { IdentityState } from '../../identities/identity-state.tsx'
import { isNotYetReseller } from '../not-yet-reseller.ts'
import { ResellerNav } from '../reseller-nav.tsx'
import { OfferToRegister } from './offer-to-register.tsx'
import classes from './profile.module.css'
import { ProfileFacts } from './profile-facts.tsx'
import { texts } from './texts.ts'

const Loading = () => (
  <div className={classes.columns} aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    <Skeleton height={260} radius="lg" />
    <Skeleton height={180} radius="lg" />
  </div>
)

/** /reseller/profile: the member's reseller profile; the offer to register if it does not load. */
export const ResellerProfilePage = () => {
  const { data: profile, error, refetch } = useRoute(api.reselling.profile, {})
  const isMissing = error !== null && isNotYetReseller(error)
  const content = () => {
    if (profile && !isMissing) {
      return (
        <div className={classes.columns}>
          <ProfileFacts profile={profile} />
          <IdentityState identity={profile.identityVerification} />
        </div>
      )
    }
    if (!error) return <Loading />
    return (
      <>
        {!isMissing && <ErrorState error={error} title={texts.failed} onRetry={() => void refetch()} />}
        <OfferToRegister isMissing={isMissing} />
      </>
    )
  }
  return (
    <div className="page">
      <PageHeader title={texts.title} />
      <ResellerNav />
      {content()}
    </div>
  )
}
