import { z } from 'zod'
import type { Ctx } from '../core/context.ts'

/** The work of `test-mail`: an email like those of members, past the jobs; throws a sentence for what is no address or was not taken. */
export const testMail = ([address]: string[]): ((ctx: Ctx) => Promise<string>) => {
  const to = z.email().safeParse(address).data
  if (!to) throw new Error('Say which address, e.g. npm run feria -- test-mail you@example.com.')
  return async (ctx) => {
    const { composeEmail } = await import('../platform/email/send-email.ts')
    const { BRAND_NAME } = ctx.config
    const email = {
      to,
      name: null,
      subject: `Prueba de correo de ${BRAND_NAME}`,
      preheader: 'El correo funciona.',
      paragraphs: [`Si leés esto, los correos de ${BRAND_NAME} llegan. Fijate también que no haya ido a parar al correo no deseado.`],
    }
    await ctx.engines.mail.send(await composeEmail(ctx, email))
    return ctx.engines.mail.outbox
      ? `The letter to ${to} was written to ${ctx.config.DATA_DIR}/mail: no mail server is set.`
      : `The mail server took the letter to ${to}. Look whether it arrives, and not among spam.`
  }
}
