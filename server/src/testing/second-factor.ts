import type { User } from '@feria/contract/accounts/schemas'
import { TOTP } from 'otpauth'
import { PASSWORD, type Person } from './people.ts'
import type { Answered, TestApp } from './test-app.ts'

/** A member with a second factor, with their secret and recovery codes. */
export interface Guarded {
  person: Person
  secret: string
  recoveryCodes: string[]
}

/** The code that an authenticator app shows for a secret, a number of 30 s steps from now. */
export const codeOf = (testApp: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: testApp.clock.now().getTime() + steps * 30_000 })

/** Switches a second factor on and advances a minute, since the code used for it is spent. */
export const guard = async (testApp: TestApp, person: Person): Promise<Guarded> => {
  const path = '/api/v1/users/me/second-factor'
  const set = await testApp.call<{ secret: string }>('POST', path, { token: person.token, body: { password: PASSWORD } })
  const { secret } = set.body
  const on = await testApp.call<{ recoveryCodes: string[] }>('POST', `${path}/confirm`, {
    token: person.token,
    body: { code: codeOf(testApp, secret) },
  })
  if (on.status !== 200) throw new Error(`The second factor is not on: ${JSON.stringify(on.body)}`)
  testApp.clock.pass(1)
  return { person, secret, recoveryCodes: on.body.recoveryCodes }
}

/** Signs in with the password and optionally a code. */
export const signIn = (testApp: TestApp, email: string, code?: string): Promise<Answered<{ token: string; user: User }>> =>
  testApp.call('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) } })
