import type { SentEmail } from './mail.ts'

/** An email for nodemailer, with the unsubscribe headers of RFC 8058 when its URL is https. */
export const composed = ({ unsubscribeUrl, ...email }: SentEmail) => ({
  ...email,
  ...(unsubscribeUrl?.startsWith('https:')
    ? { headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {}),
})
