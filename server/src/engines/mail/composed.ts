import type { SentEmail } from './mail.ts'

/**
 * A letter as nodemailer takes it. Mail programs are told of the address that ends such letters where it is https, as RFC 8058 asks for.
 */
export const composed = ({ unsubscribeUrl, ...email }: SentEmail) => ({
  ...email,
  ...(unsubscribeUrl?.startsWith('https:')
    ? { headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {}),
})
