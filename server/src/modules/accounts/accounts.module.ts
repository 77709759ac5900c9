import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { listAudit } from './accounts.audit.ts'
import { sweepLinks } from './accounts.links.ts'
import { mailConfirmation, mailInvitation, mailKnown, mailPassword, mailReset, mailSecondFactor, mailWarning } from './accounts.mails.ts'
import { accountPersonalData, closeAccount, removeMember } from './accounts.personal-data.ts'
import { sweepSessions } from './accounts.queries.ts'
import { answerRequest } from './accounts.requests.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  showSecondFactor,
} from './accounts.second-factor.ts'
import { endOtherSessions, endSession, listSessions } from './accounts.sessions.ts'
import { askReset } from './ask-reset.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { exportData } from './export-data.ts'
import { getMember } from './get-member.ts'
import { listMembers } from './list-members.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { registerBusiness } from './register-business.ts'
import { registerMember } from './register-member.ts'
import { resetPassword } from './reset-password.ts'
import { changeRole, endPremium } from './set-role.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { updateMember } from './update-member.ts'

/**
 * Accounts: who the members are and how they prove it. Tokens are random, stored hashed and slide for 30 days; passwords are argon2id. A
 * password by a mailed link, a role change and the end of an account end every session at once and say so with `accounts.sessions-ended`; a
 * password that is changed by whoever is signed in ends all the others. Mailed links are made when their mail is written, one of a kind
 * works, and whatever changes how a member signs in voids them; each that is used proves the address. The link that undoes a change of
 * email stays for 72 hours. A member sees and ends their sessions, and may ask for a code of an application beside the password; no session
 * opens without it then. What admins do is written down by `audit`, in the transaction of the deed.
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
    undoEmailChange,
    exportData,
    closeAccount,
    list: listMembers,
    setRole: changeRole,
    remove: removeMember,
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
  }),
  on: {
    'accounts.requested': { 'answer-request': answerRequest },
    'accounts.reset-asked': { 'mail-reset': mailReset },
    'accounts.password-changed': { 'mail-password': mailPassword },
    'accounts.business-registered': { 'mail-invitation': mailInvitation },
    'accounts.business-known': { 'mail-known': mailKnown },
    'accounts.email-change-asked': { 'mail-confirmation': mailConfirmation, 'mail-warning': mailWarning },
    'accounts.second-factor-changed': { 'mail-second-factor': mailSecondFactor },
  },
  schedules: {
    'sweep-sessions': { cron: '17 * * * *', run: sweepSessions },
    'sweep-links': { cron: '27 * * * *', run: sweepLinks },
    'end-premium': { cron: '3 * * * *', run: endPremium },
  },
  personalData: accountPersonalData,
})

export { audit } from './accounts.audit.ts'
export { factorSince, withFactor } from './accounts.factor.ts'
export { proveEmail } from './accounts.links.ts'
export { readPhone } from './accounts.phone.ts'
export { findActor, getUser, isSignedIn, provePassword, signedIn, signedInValues, toUser } from './accounts.queries.ts'
export { isAdmin, tokenOf } from './accounts.rules.ts'
export { countUnreadable } from './accounts.sealing.ts'
export { switchOffSecondFactor } from './accounts.second-factor.ts'
export { logIn } from './log-in.ts'
export { logOut } from './log-out.ts'
export { registerMember } from './register-member.ts'
export { setRole } from './set-role.ts'
