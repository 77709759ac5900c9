import type { Ctx } from './context.ts'

interface Letter {
  to: string
  /** Whom it greets. */
  name: string
  subject: string
  lines: string[]
  /** In letters that one can do without: the address of `endOf`. */
  endsAt?: string
}

/**
 * Sends a letter that greets by name and is signed by the house, or throws so that its job is tried again.
 * Links in it must begin with `ctx.config.PUBLIC_URL`, never with an address out of a request.
 */
export const sendLetter = (ctx: Ctx, { to, name, subject, lines, endsAt }: Letter): Promise<void> => {
  const text = [`Hola, ${name}:`, '', ...lines, '', `El equipo de ${ctx.config.BRAND_NAME}`].join('\n')
  return ctx.engines.mail.send({ to, subject, text, endsAt })
}
