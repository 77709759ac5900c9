import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { listAudit } from './accounts.audit.ts'
import { accountBelongings, closeAccount, removeMember } from './accounts.leaving.ts'
import { mailConfirmation, mailInvitation, mailKnown, mailReset, mailWarning } from './accounts.mails.ts'
import { sweepSessions } from './accounts.queries.ts'
import { askReset } from './ask-reset.ts'
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
import { updateMember } from './update-member.ts'

/**
 * Accounts: who the members are and how they prove it. Tokens are random, stored hashed and slide for 30 days; passwords are argon2id.
 * A password change, a role change and the end of an account end every session at once and say so with `accounts.sessions-ended`.
 * What admins do is written down by `audit`, in the transaction of the deed.
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
    exportData,
    closeAccount,
    list: listMembers,
    setRole: changeRole,
    remove: removeMember,
    auditLog: listAudit,
  }),
  on: {
    'accounts.reset-asked': { 'mail-reset': mailReset },
    'accounts.business-registered': { 'mail-invitation': mailInvitation },
    'accounts.business-known': { 'mail-known': mailKnown },
    'accounts.email-change-asked': { 'mail-confirmation': mailConfirmation, 'mail-warning': mailWarning },
  },
  schedules: {
    'sweep-sessions': { cron: '17 * * * *', run: sweepSessions },
    'end-premium': { cron: '3 * * * *', run: endPremium },
  },
  belongings: accountBelongings,
})

export { audit } from './accounts.audit.ts'
export { findActor, getUser, toUser } from './accounts.queries.ts'
export { isAdmin, tokenOf } from './accounts.rules.ts'
export { registerMember } from './register-member.ts'
export { setRole } from './set-role.ts'
