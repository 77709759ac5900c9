import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { sweepSessions } from './accounts.queries.ts'
import { askReset, mailReset } from './ask-reset.ts'
import { getMember } from './get-member.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { registerMember } from './register-member.ts'
import { resetPassword } from './reset-password.ts'

/**
 * Accounts: who the members are and how they prove it. Tokens are random, stored hashed and slide for 30 days; passwords are argon2id.
 * A password change or a role change ends every session at once and says so with `accounts.sessions-ended`.
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
  }),
  on: { 'accounts.reset-asked': { 'mail-reset': mailReset } },
  schedules: { 'sweep-sessions': { cron: '17 * * * *', run: sweepSessions } },
})

export { findActor, getUser, toUser } from './accounts.queries.ts'
export { isAdmin, tokenOf } from './accounts.rules.ts'
export { registerMember } from './register-member.ts'
export { setRole } from './set-role.ts'
