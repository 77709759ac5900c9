import type { Ctx } from '../core/context.ts'

interface Email {
  to: string
  /** The name in the greeting; null where the requester supplied it and the address may be a stranger's. */
  name: string | null
  subject: string
  lines: string[]
  /** For optional emails: the address of `unsubscribeUrlOf`. */
  unsubscribeUrl?: string
}

/**
 * Sends an email with a greeting, by name where it is known, and the site's signature; throws on failure, so that its job is retried.
 * Links must start with `ctx.config.PUBLIC_URL`, never with an address from a request.
 */
export const sendEmail = (ctx: Ctx, { to, name, subject, lines, unsubscribeUrl }: Email): Promise<void> => {
  const text = [name ? `Hola, ${name}:` : 'Hola:', '', ...lines, '', `El equipo de ${ctx.config.BRAND_NAME}`].join('\n')
  return ctx.engines.mail.send({ to, subject, text, unsubscribeUrl })
}
