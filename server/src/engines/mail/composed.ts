import type { SentLetter } from './mail.ts'

/**
 * A letter as nodemailer takes it. Mail programs are told of the address that ends such letters where it is https, as RFC 8058 asks for.
 */
export const composed = ({ endsAt, ...letter }: SentLetter) => ({
  ...letter,
  ...(endsAt?.startsWith('https:')
    ? { headers: { 'List-Unsubscribe': `<${endsAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {}),
})
