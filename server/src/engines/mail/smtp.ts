import { createTransport } from 'nodemailer'
import { composed } from './composed.ts'
import { EmailRefused, refusalOf, type SmtpReply } from './email-refused.ts'
import type { Mail } from './mail.ts'

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  url: string
  from: { name: string; address: string }
  /** Whether `smtp://` must upgrade to TLS first, may, or must not. */
  tls: 'required' | 'opportunistic' | 'off'
  /** Our name in EHLO; absent, that of the machine. */
  name?: string | undefined
  /** Additional trusted certificates, for tests. */
  ca?: string | undefined
}

/** Pooled connections; further emails wait. */
const CONNECTIONS = 3
const CONNECT_MS = 10_000
/**
 * Scanners look into a letter before it is taken, and one that was given up meanwhile arrives twice. RFC 5321 wants ten minutes; but the
 * letters of all workers wait for these connections, and their jobs count as lost after a quarter of an hour.
 */
const SILENCE_MS = 60_000

/** What went wrong, by the server's codes: neither the address nor the text of the email. */
const refused = (error: Error & SmtpReply & { code?: string }): Error => {
  const forGood = refusalOf(error)
  if (forGood) return new EmailRefused(forGood)
  const reason = error.responseCode ? `${error.responseCode} ${error.code ?? ''}`.trim() : (error.code ?? error.name)
  return new Error(`The mail server did not take the letter: ${reason}`, { cause: error.code ? undefined : error })
}

/** Emails through a mail server. One refused for good throws an `EmailRefused`; any other failure throws so that its job is retried. */
export const openSmtp = ({ url, from, tls, name, ca }: SmtpOptions): Mail & { close(): Promise<void> } => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const server = {
    host: hostname,
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isSecure && tls === 'required',
    ignoreTLS: !isSecure && tls === 'off',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ...(name ? { name } : {}),
    ...(ca ? { tls: { ca } } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport({ ...server, pool: true, maxConnections: CONNECTIONS })
  return {
    send: async (email) => {
      await transport.sendMail({ from, ...composed(email) }).catch((error: Error) => {
        throw refused(error)
      })
    },
    check: async () => {
      const probe = createTransport(server)
      try {
        await probe.verify()
      } catch (error) {
        throw refused(error as Error)
      } finally {
        probe.close()
      }
      return `${hostname}:${server.port} takes letters from ${from.address}`
    },
    outbox: null,
    close: async () => transport.close(),
  }
}
