import type { SentEmail } from '../engines/mail/mail.ts'
import type { TestApp } from './test-app.ts'

/** Every email sent from now on, as it is handed to the mail engine, which goes on to write it. */
export const recordEmails = ({ engines: { mail } }: TestApp): SentEmail[] => {
  const sent: SentEmail[] = []
  const { send } = mail
  mail.send = (email) => {
    sent.push(email)
    return send(email)
  }
  return sent
}

/** The emails to an address, oldest first, after running all waiting jobs. */
export const mailsTo = async (testApp: TestApp, email: string): Promise<string[]> => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).filter((mail) => mail.includes(`To: ${email}\n`))
}

/** The token of the newest emailed link of a kind to an address, e.g. `reset-password`; empty without one. */
export const mailedToken = async (
  testApp: TestApp,
  email: string,
  page: 'reset-password' | 'confirm-email' | 'undo-email',
): Promise<string> => {
  const found = (await mailsTo(testApp, email)).flatMap((mail) => new RegExp(`/${page}/([\\w-]+)`).exec(mail)?.[1] ?? [])
  return found.at(-1) ?? ''
}

/** Requests a link to set a new password and returns its token. */
export const askReset = async (testApp: TestApp, email: string): Promise<string> => {
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email } })
  return mailedToken(testApp, email, 'reset-password')
}

/** Sets a new password by an emailed link. */
export const reset = (testApp: TestApp, token: string, password: string) =>
  testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password } })

/** Opens an emailed link that confirms an address. */
export const confirmEmail = (testApp: TestApp, token: string) =>
  testApp.call<{ email: string }>('POST', '/api/v1/users/confirm-email', { body: { token } })
