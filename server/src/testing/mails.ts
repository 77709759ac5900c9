import type { TestApp } from './test-app.ts'

/** The letters to an address, the oldest first, once every job that waits is done. */
export const mailsTo = async (testApp: TestApp, email: string): Promise<string[]> => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).filter((mail) => mail.includes(`To: ${email}\n`))
}

/** The token of the newest mailed link to an address that begins in this way, e.g. `reset-password`; empty without one. */
export const mailedToken = async (
  testApp: TestApp,
  email: string,
  page: 'reset-password' | 'confirm-email' | 'undo-email',
): Promise<string> => {
  const found = (await mailsTo(testApp, email)).flatMap((mail) => new RegExp(`/${page}/([\\w-]+)`).exec(mail)?.[1] ?? [])
  return found.at(-1) ?? ''
}

/** Asks for a link to set a new password and answers its token. */
export const askReset = async (testApp: TestApp, email: string): Promise<string> => {
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email } })
  return mailedToken(testApp, email, 'reset-password')
}

/** Sets a new password by a mailed link. */
export const reset = (testApp: TestApp, token: string, password: string) =>
  testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password } })
