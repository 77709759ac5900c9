/** A mail server refused an email for good: the same one would be refused again. */
export class EmailRefused extends Error {
  /** The server's code, e.g. `550 5.1.1`. */
  readonly reason: string

  constructor(reason: string) {
    super(`The mail server refused the letter for good: ${reason}`)
    this.reason = reason
  }
}

/** What a client of SMTP tells about a reply that it did not expect. */
export interface SmtpReply {
  /** What was answered, e.g. `RCPT TO`. */
  command?: string
  responseCode?: number
  response?: string
}

/** Replies about one recipient or one email that stay what they are (RFC 5321, 4.2.3; RFC 7504). */
const FOR_GOOD = [550, 551, 552, 553, 554, 556]
/**
 * Extended codes (RFC 3463) about us or about the server: our sender's address, its own state, a limit of sending (Gmail), the dialogue,
 * and what it does not permit us. Every email would be refused alike, so none may be given up.
 */
const ABOUT_US = /^5\.(1\.[78]|3\.\d+|4\.5|5\.\d+|7\.\d+)$/
/** The same in words: servers that refuse the sender only at RCPT TO (Postfix, by default), or without an extended code (Exim, SES). */
const ABOUT_US_IN_WORDS = /relay|sender|sending|authenti|not verified/i

/** The code of a reply that refuses an email for good, with its extended one; null for any other failure. */
export const refusalOf = ({ command, responseCode = 0, response = '' }: SmtpReply): string | null => {
  if (!['RCPT TO', 'DATA'].includes(command ?? '') || !FOR_GOOD.includes(responseCode)) return null
  const extended = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if ((extended && ABOUT_US.test(extended)) || ABOUT_US_IN_WORDS.test(response)) return null
  return [responseCode, extended].filter(Boolean).join(' ')
}
