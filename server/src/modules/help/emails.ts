import { eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { PREHEADER } from '../../platform/email/email.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { contactMessages } from './tables.ts'

/**
 * Emails a message of the contact form to the operator: who writes, where to answer, the text. Nothing without `CONTACT_EMAIL`; the
 * message stands in the back office anyhow. Whoever wrote gets no mail: the address may be a stranger's.
 */
export const mailMessage = async (ctx: Ctx, { messageId }: Events['help.contacted']): Promise<void> => {
  const to = ctx.config.CONTACT_EMAIL
  if (!to) return
  const [message] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  // Its sender may have left meanwhile.
  if (!message) return
  const name = message.name.replace(/\s+/g, ' ')
  await sendEmail(ctx, {
    to,
    name: null,
    subject: `Mensaje de ${name}`,
    preheader: message.text.slice(0, PREHEADER),
    paragraphs: [`${name} (${message.email}) escribió desde la página de contacto:`],
    quote: message.text,
    button: {
      lead: `Contestale a ${message.email} y marcalo como respondido:`,
      label: 'Ver los mensajes',
      path: '/admin-dashboard/mensajes',
    },
  })
}
