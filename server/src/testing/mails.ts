import type { World } from './world.ts'

/** The letters to an address, the oldest first, once every job that waits is done. */
export const mailsTo = async (world: World, email: string): Promise<string[]> => {
  await world.app.jobs.drain()
  return (await world.mails()).filter((mail) => mail.includes(`To: ${email}\n`))
}

/** The token of the newest mailed link to an address that begins in this way, e.g. `reset-password`; empty without one. */
export const mailedToken = async (
  world: World,
  email: string,
  page: 'reset-password' | 'confirm-email' | 'undo-email',
): Promise<string> => {
  const found = (await mailsTo(world, email)).flatMap((mail) => new RegExp(`/${page}/([\\w-]+)`).exec(mail)?.[1] ?? [])
  return found.at(-1) ?? ''
}

/** Asks for a link to set a new password and answers its token. */
export const askReset = async (world: World, email: string): Promise<string> => {
  await world.call('POST', '/api/v1/password/forgot-password', { body: { email } })
  return mailedToken(world, email, 'reset-password')
}

/** Sets a new password by a mailed link. */
export const reset = (world: World, token: string, password: string) =>
  world.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password } })
