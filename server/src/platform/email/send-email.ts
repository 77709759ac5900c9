import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { EmailRefused } from '../../engines/mail/email-refused.ts'
import type { SentEmail } from '../../engines/mail/mail.ts'
import { refusedEmails } from '../tables.ts'
import type { Email } from './email.ts'
import { htmlOf } from './email-html.ts'
import { textOf } from './email-text.ts'

/** Of this process: emails that left, that were refused for good, and attempts that failed for now. */
const counts = { sent: 0, refused: 0, failed: 0 }

/** What became of the emails of this process, for the metrics. */
export const countEmails = () => ({ ...counts })

/**
 * An email as text and as HTML, with a greeting, by name where it is known, and the site's signature. Every link is one of ours. No email
 * tells a member another one's address.
 */
export const composeEmail = async (ctx: Ctx, email: Email): Promise<SentEmail> => {
  const site = { brand: ctx.config.BRAND_NAME, url: ctx.config.PUBLIC_URL }
  const whole = { ...email, subject: oneLine(email.subject), preheader: oneLine(email.preheader) }
  return {
    to: email.to,
    subject: whole.subject,
    text: textOf(whole, site),
    html: await htmlOf(whole, site),
    unsubscribeUrl: email.unsubscribe && `${site.url}${email.unsubscribe.oneClickPath}`,
  }
}

/**
 * Sends an email; throws on failure, so that its job is retried. One that the mail server refuses for good is stored with the reason for
 * the back office, and is done. Answers which of both happened.
 */
export const sendEmail = async (ctx: Ctx, email: Email): Promise<'sent' | 'refused'> => {
  const sent = await composeEmail(ctx, email)
  try {
    await ctx.engines.mail.send(sent)
    counts.sent++
    return 'sent'
  } catch (error) {
    counts[error instanceof EmailRefused ? 'refused' : 'failed']++
    if (!(error instanceof EmailRefused)) throw error
    const at = ctx.now()
    const { to, subject } = sent
    await ctx.db.insert(refusedEmails).values({ id: newId({ msecs: at.getTime() }), to, subject, reason: error.reason, at })
    return 'refused'
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
