import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { listAudit } from './audit.ts'
import {
  mailConfirmation,
  mailFirstConfirmation,
  mailInvitation,
  mailKnown,
  mailPassword,
  mailPremiumLeft,
  mailReset,
  mailRestriction,
  mailRestrictionEnd,
  mailSecondFactor,
  mailWarning,
} from './emails.ts'
import { endRestrictions } from './end-restrictions.ts'
import { sweepLinks } from './links.ts'
import { accountPersonalData, closeAccount, removeMember } from './personal-data.ts'
import { textPhoneCode } from './phone-codes.ts'
import { sweepSessions } from './queries.ts'
import { answerRequest } from './requests.ts'
import { acceptTerms } from './use-cases/accept-terms.ts'
import { askReset } from './use-cases/ask-reset.ts'
import { changePassword } from './use-cases/change-password.ts'
import { confirmEmail } from './use-cases/confirm-email.ts'
import { confirmPhone } from './use-cases/confirm-phone.ts'
import { endOwnPremium } from './use-cases/end-own-premium.ts'
import { exportData } from './use-cases/export-data.ts'
import { getMember } from './use-cases/get-member.ts'
import { liftAsAdmin } from './use-cases/lift-restriction.ts'
import { listMembers } from './use-cases/list-members.ts'
import { endOtherSessions, endSession, listSessions } from './use-cases/list-sessions.ts'
import { logIn } from './use-cases/log-in.ts'
import { logOut } from './use-cases/log-out.ts'
import { registerBusiness } from './use-cases/register-business.ts'
import { registerMember } from './use-cases/register-member.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { restrictAsAdmin } from './use-cases/restrict-member.ts'
import { sendConfirmation } from './use-cases/send-confirmation.ts'
import { sendPhoneCode } from './use-cases/send-phone-code.ts'
import { changeRole, endPremium } from './use-cases/set-role.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  showSecondFactor,
} from './use-cases/set-up-second-factor.ts'
import { removePhoneMark, showPhone } from './use-cases/show-phone.ts'
import { undoEmailChange } from './use-cases/undo-email-change.ts'
import { updateMember } from './use-cases/update-member.ts'

/**
 * Accounts: members, sessions, passwords and second factors. Session tokens are random, stored hashed, and expire after 30 days without
 * use; passwords are hashed with argon2id. Setting a password by an emailed link, a role change and closing the account end every session
 * at once and emit `accounts.sessions-ended`; changing the password while signed in ends all the others. Emailed links are created when
 * their email is written; only one of a kind works, using one verifies the address, and every change of the credentials voids them. The
 * link that undoes a change of email lasts 72 hours. Members see and end their sessions, and may require an authenticator code beside the
 * password; then no session opens without it. A code sent to a mobile confirms it; one number marks one member. `audit` records
 * what admins do, in the transaction of the action.
 */
export const accounts = defineModule({
  name: 'accounts',
  routes: serve(api.accounts, {
    register: registerMember,
    login: logIn,
    logout: logOut,
    forgotPassword: askReset,
    resetPassword,
    get: getMember,
    registerBusiness,
    update: updateMember,
    confirmEmail,
    sendConfirmation,
    undoEmailChange,
    acceptTerms,
    endOwnPremium,
    exportData,
    closeAccount,
    list: listMembers,
    setRole: changeRole,
    remove: removeMember,
    restrict: restrictAsAdmin,
    liftRestriction: liftAsAdmin,
    auditLog: listAudit,
    changePassword,
    sessions: listSessions,
    endSession,
    endOtherSessions,
    secondFactor: showSecondFactor,
    setUpSecondFactor,
    confirmSecondFactor,
    renewRecoveryCodes,
    endSecondFactor,
    removeSecondFactor,
  }).concat(serve(api.phones, { mine: showPhone, send: sendPhoneCode, confirm: confirmPhone, unmark: removePhoneMark })),
  on: {
    'accounts.requested': { 'answer-request': answerRequest },
  },
  onExternal: {
    'accounts.reset-asked': { 'email-reset': mailReset },
    'accounts.password-changed': { 'email-password': mailPassword },
    'accounts.premium-left': { 'email-premium-left': mailPremiumLeft },
    'accounts.business-registered': { 'email-invitation': mailInvitation },
    'accounts.business-known': { 'email-known': mailKnown },
    'accounts.confirmation-asked': { 'email-first-confirmation': mailFirstConfirmation },
    'accounts.email-change-asked': { 'email-confirmation': mailConfirmation, 'email-warning': mailWarning },
    'accounts.restricted': { 'email-restriction': mailRestriction },
    'accounts.restriction-ended': { 'email-restriction-end': mailRestrictionEnd },
    'accounts.phone-code-asked': { 'text-phone-code': textPhoneCode },
    'accounts.second-factor-changed': { 'email-second-factor': mailSecondFactor },
  },
  schedules: {
    'sweep-sessions': { cron: '17 * * * *', run: sweepSessions },
    'sweep-links': { cron: '27 * * * *', run: sweepLinks },
    'end-restrictions': { cron: '* * * * *', run: endRestrictions },
    'end-premium': { cron: '3 * * * *', run: endPremium },
  },
  personalData: accountPersonalData,
})

export { audit } from './audit.ts'
export { proveEmail } from './links.ts'
export { checkUnanswered, countAct, newUntil } from './newcomers.ts'
export { readMobile, readPhone, toE164 } from './phone.ts'
export { provePhone } from './phone-codes.ts'
export { findActor, getUser, isSignedIn, lockPair, noteBlocks, provePassword, signedIn, signedInValues, toUser } from './queries.ts'
export { checkNotSuspended, restrictionOf } from './restrictions.ts'
export { factorSince, withFactor } from './second-factor.ts'
export { encryptAnew, examineSecrets, forgetSecretKeys } from './second-factor-secrets.ts'
export { liftByEmail, liftRestriction } from './use-cases/lift-restriction.ts'
export { matchesMember } from './use-cases/list-members.ts'
export { logIn } from './use-cases/log-in.ts'
export { logOut } from './use-cases/log-out.ts'
export { registerMember } from './use-cases/register-member.ts'
export { restrictByEmail, restrictMember } from './use-cases/restrict-member.ts'
export { setRole } from './use-cases/set-role.ts'
export { switchOffSecondFactor } from './use-cases/set-up-second-factor.ts'
