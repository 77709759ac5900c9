import type { PhoneState } from '@feria/contract/phones/schemas'
import type { Sms, SmsResult } from '../engines/sms/sms.ts'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

interface SmsBox {
  sms: Sms
  /** Every message that was taken, the oldest first. */
  taken: { number: string; text: string }[]
  /** The result for each next message; once there is none, it is taken. */
  results: SmsResult[]
}

/** A gateway that keeps its messages. */
export const openSmsBox = (): SmsBox => {
  const taken: SmsBox['taken'] = []
  const results: SmsResult[] = []
  const send = async (number: string, text: string): Promise<SmsResult> => {
    const result = results.shift() ?? { outcome: 'sent', detail: '' }
    if (result.outcome === 'sent') taken.push({ number, text })
    return result
  }
  return { sms: { send, describe: () => 'kept' }, taken, results }
}

const PATH = '/api/v1/users/me/phone'

/** The code in the newest message; empty without one. */
export const newestCode = ({ taken }: SmsBox): string => /^\d{6}/.exec(taken.at(-1)?.text ?? '')?.[0] ?? ''

/** Another six digits than these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** What a member does about their telephone. */
export const phonesOf = (testApp: TestApp, box: SmsBox) => {
  const look = async ({ token }: Person) => (await testApp.call<PhoneState>('GET', PATH, { token })).body
  const ask = ({ token }: Person, phone?: string) =>
    testApp.call<PhoneState>('POST', `${PATH}/code`, { token, body: phone ? { phone } : {} })
  const confirm = ({ token }: Person, code: string) => testApp.call<PhoneState>('POST', `${PATH}/confirm`, { token, body: { code } })
  /** Asks for a code and answers it as it was sent. */
  const codeFor = async (member: Person, phone?: string) => {
    const { status } = await ask(member, phone)
    if (status !== 202) throw new Error(`No code was sent: ${status}`)
    await testApp.app.jobs.drain()
    return newestCode(box)
  }
  const unmark = ({ token }: Person) => testApp.call<PhoneState>('DELETE', `${PATH}/mark`, { token })
  return { look, ask, confirm, codeFor, unmark }
}
