import type { Ctx } from '../../core/context.ts'
import type { Email } from './email.ts'
import { htmlOf } from './email-html.ts'
import { textOf } from './email-text.ts'

/**
 * Sends an email as text and as HTML, with a greeting, by name where it is known, and the site's signature; throws on failure, so that its
 * job is retried. Every link is one of ours. No email tells a member another one's address.
 */
export const sendEmail = async (ctx: Ctx, email: Email): Promise<void> => {
  const site = { brand: ctx.config.BRAND_NAME, url: ctx.config.PUBLIC_URL }
  const whole = { ...email, subject: oneLine(email.subject), preheader: oneLine(email.preheader) }
  await ctx.engines.mail.send({
    to: email.to,
    subject: whole.subject,
    text: textOf(whole, site),
    html: await htmlOf(whole, site),
    unsubscribeUrl: email.unsubscribe && `${site.url}${email.unsubscribe.oneClickPath}`,
  })
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
