import type { User } from '@feria/contract/accounts/schemas'
import type { RestrictionKind } from '@feria/contract/accounts/values'
import { restrictMember } from '../modules/accounts/accounts.module.ts'
import { PASSWORD, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Why, as the member reads it. */
export const WHY = { reason: 'Publicaste algo que no se puede vender', note: 'Las armas no se publican en la feria.' }

/** Limits or suspends a member, by the operator's hand; without days for good. */
export const restrict = async (testApp: TestApp, { id }: Person, kind: RestrictionKind = 'suspended', days = 7): Promise<void> => {
  testApp.clock.pass(1)
  await restrictMember(testApp.app.ctx, { userId: id, kind, days: kind === 'ended' ? null : days, ...WHY })
  await testApp.app.jobs.drain()
}

/** Signs a member in again, as after a suspension. */
export const signInAgain = async (testApp: TestApp, { email }: Person): Promise<Person> => {
  const { body, status } = await testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/login', {
    body: { email, password: PASSWORD },
  })
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${JSON.stringify(body)}`)
  return { ...body.user, token: body.token }
}
