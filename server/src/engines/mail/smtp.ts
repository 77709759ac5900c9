import { createTransport } from 'nodemailer'
import { composed } from './composed.ts'
import type { Mail } from './mail.ts'

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  from: { name: string; address: string }
  /** Whether `smtp://` must change to TLS before anything is said, may, or must not. */
  tls: 'required' | 'opportunistic' | 'off'
  /** Certificates to trust beside the usual ones, for tests. */
  ca?: string | undefined
}

/** Connections that are kept open; a letter more waits. */
const CONNECTIONS = 3
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** What the server answered, without the address and the text of the letter. */
const refused = (error: Error & { responseCode?: number; code?: string; response?: string }): Error => {
  const reason = error.responseCode ? `${error.responseCode} ${error.code ?? ''}`.trim() : (error.code ?? error.name)
  return new Error(`The mail server did not take the letter: ${reason}`, { cause: error.code ? undefined : error })
}

/**
 * Letters through a mail server. One that is not taken throws, whether for now or for good, so that its job is tried again and then kept as
 * failed.
 */
export const openSmtp = ({ url, from, tls, ca }: SmtpOptions): Mail & { close(): Promise<void> } => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const server = {
    host: hostname,
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isSecure && tls === 'required',
    ignoreTLS: !isSecure && tls === 'off',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
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
