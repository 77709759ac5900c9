import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface LoopbackSmtp {
  url: string
  /** Accepted emails as received, oldest first; and whether each came through TLS. */
  taken: Buffer[]
  isSecure: boolean[]
  /** Codes that the next emails are refused with; then they are accepted again. */
  refusals: number[]
  close(): Promise<void>
}

type Options = SMTPServerOptions & { scheme?: 'smtp' | 'smtps'; hasUsers?: boolean; password?: string }

/** A local mail server. With `hasUsers` it accepts only emails of «ana», password «clave/ñ». */
export const openLoopbackSmtp = async (options: Options = {}): Promise<LoopbackSmtp> => {
  const { scheme = 'smtp', hasUsers = false, password = 'clave/ñ', ...settings } = options
  const server = new SMTPServer({
    disabledCommands: hasUsers ? [] : ['AUTH'],
    authOptional: !hasUsers,
    secure: scheme === 'smtps',
    ...settings,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ana' && password === 'clave/ñ' ? done(null, { user: 'ana' }) : done(new Error('Invalid username or password')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const code = loopback.refusals.shift()
        if (code) return done(Object.assign(new Error('Not now'), { responseCode: code }))
        loopback.taken.push(Buffer.concat(chunks))
        loopback.isSecure.push(session.secure)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  const user = hasUsers ? `ana:${encodeURIComponent(password)}@` : ''
  const loopback: LoopbackSmtp = {
    url: `${scheme}://${user}localhost:${port}`,
    taken: [],
    isSecure: [],
    refusals: [],
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return loopback
}
