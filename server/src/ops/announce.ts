import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import { createLog } from '../core/log.ts'

/** Prints lines at startup, whatever the log level: as they are at a terminal, as log lines where a program reads them. */
export const createPrinter = ({ LOG_FORMAT }: Pick<Config, 'LOG_FORMAT'>): ((line: string) => void) => {
  if (LOG_FORMAT === 'human') return (line) => void process.stdout.write(line === '' ? '\n' : `  ${line}\n`)
  const log = createLog({ LOG_LEVEL: 'info', LOG_FORMAT })
  return (line) => void (line === '' || log.info(line.trim()))
}

/** Prints Feria's URL at startup and, with demo data, the accounts to sign in with and the sandbox's cards. */
export const announce = (
  print: (line: string) => void,
  config: Config,
  address: AddressInfo | string | null,
  demo: { email: string; password: string }[],
  testCards: { brand: string; number: string }[],
): void => {
  const port = typeof address === 'object' && address ? address.port : config.PORT
  const shown = config.PUBLIC_URL.startsWith('http://localhost:') ? `http://localhost:${port}` : config.PUBLIC_URL
  const lines = [
    '',
    `${config.BRAND_NAME} is ready: ${shown}`,
    `${config.DATABASE_URL ? 'PostgreSQL' : `Embedded database, with files and mails, in ${config.DATA_DIR}/`}`,
    ...(demo.length > 0 ? ['', 'Demo accounts:', ...demo.map(({ email, password }) => `  ${email}  ${password}`)] : []),
    ...(demo.length > 0 && testCards.length > 0
      ? [`Test cards: ${testCards.map(({ brand, number }) => `${brand} ${number}`).join(', ')}`]
      : []),
    '',
  ]
  for (const line of lines) print(line)
}
