import type { Ctx } from '../core/context.ts'

interface Email {
  to: string
  /** Whom it greets; nobody where the name is of whoever asked, and the address may be a stranger's. */
  name: string | null
  subject: string
  lines: string[]
  /** In letters that one can do without: the address of `endOf`. */
  unsubscribeUrl?: string
}

/**
 * Sends a letter that greets by name, where it knows one, and is signed by the house, or throws so that its job is tried again.
 * Links in it must begin with `ctx.config.PUBLIC_URL`, never with an address out of a request.
 */
export const sendEmail = (ctx: Ctx, { to, name, subject, lines, unsubscribeUrl }: Email): Promise<void> => {
  const text = [name ? `Hola, ${name}:` : 'Hola:', '', ...lines, '', `El equipo de ${ctx.config.BRAND_NAME}`].join('\n')
  return ctx.engines.mail.send({ to, subject, text, unsubscribeUrl })
}
