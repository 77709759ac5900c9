import type { User } from '@feria/contract/accounts/schemas'
import { showAlert } from '../../../lib/alert-box.ts'
import { notify } from '../../../lib/notify.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { checkEmail } from '../email-field.tsx'
import { PasswordSection } from '../security/password-section.tsx'
import { SecondFactorSection } from '../security/second-factor-section.tsx'
import { SessionsSection } from '../security/sessions-section.tsx'
import { EditableFact } from './editable-fact.tsx'
import { OwnChoices } from './own-choices-slot.tsx'
import { useWholeSelf } from './own-user.ts'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'
import { YourData } from './your-data.tsx'

const said = texts.personal

const tell = (message: string) => () => void notify({ message, kind: 'success' })

const Email = ({ user }: { user: User }) => {
  const check = (email: string) => checkEmail(email) ?? (email.trim().toLowerCase() === user.email ? said.emailSame : null)
  return (
    <EditableFact
      user={user}
      name="email"
      label={said.email}
      check={check}
      isGuarded
      input={{
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        description: said.emailHint,
      }}
      onSaved={(saved) => void notify({ message: said.emailSent(saved.pendingEmail ?? saved.email), kind: 'success' })}
    >
      {user.pendingEmail && (
        <>
          <Pill tone="warn">{said.pending}</Pill>
          <p className={classes.quiet}>{said.pendingText(user.pendingEmail)}</p>
        </>
      )}
    </EditableFact>
  )
}

/**
 * /personal-info: name, email, telephone and address, each edited in place; password, second factor and sessions; data export and
 * closing the account.
 */
export const PersonalInfoPage = () => {
  useTitle(said.title)
  const user = useWholeSelf()
  if (!user) return null
  return (
    <div className="page">
      <PageHeader title={said.title} back="/profile" />
      <div className={classes.narrow}>
        <section className={classes.sheet}>
          <h2 className={classes.heading}>{said.heading}</h2>
          <div className={classes.facts}>
            <EditableFact
              user={user}
              name="name"
              label={said.name}
              check={(name) => (name.trim() === '' ? said.nameMissing : null)}
              input={{ autoComplete: 'name', maxLength: 120 }}
              onSaved={tell(said.saved.name)}
              onFailed={() => void showAlert(said.nameFailed)}
            />
            <Email user={user} />
            <EditableFact
              user={user}
              name="phone"
              label={said.phone}
              input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40, description: said.phoneHint }}
              onSaved={tell(said.saved.phone)}
            />
            <EditableFact
              user={user}
              name="address"
              label={said.address}
              input={{ autoComplete: 'street-address', maxLength: 200, description: said.addressHint }}
              onSaved={tell(said.saved.address)}
            />
          </div>
        </section>
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
        <OwnChoices />
        <YourData />
      </div>
    </div>
  )
}
