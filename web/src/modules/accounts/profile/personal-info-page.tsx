import type { User } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import type { ReactNode } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { notify } from '../../../lib/notify.ts'
import { suspensionOf } from '../../../lib/suspension.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { checkEmail } from '../email-field.tsx'
import { PasswordSection } from '../security/password-section.tsx'
import { SecondFactorSection } from '../security/second-factor-section.tsx'
import { SessionsSection } from '../security/sessions-section.tsx'
import { EditableFact } from './editable-fact.tsx'
import { useWholeSelf } from './own-user.ts'
import classes from './personal-info.module.css'
import { PremiumSection } from './premium-section.tsx'
import { SellerPageSection } from './seller-page-section.tsx'
import { texts } from './texts.ts'
import { YourData } from './your-data.tsx'

const labels = texts.personal

const confirmWith = (message: string) => () => void notify({ message, kind: 'success' })

const Email = ({ user }: { user: User }) => {
  const check = (email: string) => checkEmail(email) ?? (email.trim().toLowerCase() === user.email ? labels.emailSame : null)
  return (
    <EditableFact
      user={user}
      name="email"
      label={labels.email}
      check={check}
      isGuarded
      input={{
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        description: labels.emailHint,
      }}
      onSaved={(saved) => void notify({ message: labels.emailSent(saved.pendingEmail ?? saved.email), kind: 'success' })}
    >
      {user.mustConfirmEmail && !user.pendingEmail && <Pill tone="warn">{texts.unconfirmed.pill}</Pill>}
      {user.pendingEmail && (
        <>
          <Pill tone="warn">{labels.pending}</Pill>
          <p className={classes.quiet}>{labels.pendingText(user.pendingEmail)}</p>
        </>
      )}
    </EditableFact>
  )
}

/**
 * /personal-info: name, email, telephone and address, each edited in place; what is verified; the addresses of parcels; kept cards;
 * password, second factor and sessions; Premium; data export and closing the account. A suspended member sees what is left to them.
 */
export const PersonalInfoPage = ({
  trust,
  addresses,
  cards,
  consents,
}: Record<'trust' | 'addresses' | 'cards' | 'consents', ReactNode>) => {
  const user = useWholeSelf()
  if (!user) return null
  const isSuspended = suspensionOf(user) !== null
  return (
    <div className="page">
      <PageHeader title={labels.title} back="/profile" />
      <div className={classes.narrow}>
        <section className={classes.sheet}>
          <h2 className={classes.heading}>{labels.heading}</h2>
          <div className={classes.facts}>
            <EditableFact
              user={user}
              name="name"
              label={labels.name}
              check={(name) => (name.trim() === '' ? labels.nameMissing : null)}
              input={{ autoComplete: 'name', maxLength: 120 }}
              onSaved={confirmWith(labels.saved.name)}
              onFailed={() => void showAlert(labels.nameFailed)}
            />
            <Email user={user} />
            <EditableFact
              user={user}
              name="phone"
              label={labels.phone}
              input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40, description: labels.phoneHint }}
              refreshes={[api.phones.mine]}
              onSaved={confirmWith(labels.saved.phone)}
            />
            <EditableFact
              user={user}
              name="address"
              label={labels.address}
              input={{ autoComplete: 'street-address', maxLength: 200, description: labels.addressHint }}
              onSaved={confirmWith(labels.saved.address)}
            />
          </div>
        </section>
        {!isSuspended && trust}
        {!isSuspended && addresses}
        {cards}
        <PasswordSection />
        {!isSuspended && <SecondFactorSection />}
        <SessionsSection />
        {!isSuspended && <SellerPageSection user={user} />}
        {!isSuspended && consents}
        {!isSuspended && <PremiumSection user={user} />}
        <YourData />
      </div>
    </div>
  )
}
