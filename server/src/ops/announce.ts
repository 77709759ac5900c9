import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

/** Tells whoever started Feria where it is and, with demo data, whom to sign in as and which cards the sandbox takes. */
export const announce = (
  config: Config,
  address: AddressInfo | string | null,
  demo: { email: string; password: string }[],
  testCards: { brand: string; number: string }[],
): void => {
  const port = typeof address === 'object' && address ? address.port : config.PORT
  const shown = config.PUBLIC_URL.startsWith('http://localhost:') ? `http://localhost:${port}` : config.PUBLIC_URL
  const lines = [
    '',
    `  ${config.BRAND_NAME} is ready: ${shown}`,
    `  ${config.DATABASE_URL ? 'PostgreSQL' : `Embedded database, with files and mails, in ${config.DATA_DIR}/`}`,
    ...(demo.length > 0 ? ['', '  Demo accounts:', ...demo.map(({ email, password }) => `    ${email}  ${password}`)] : []),
    ...(demo.length > 0 && testCards.length > 0
      ? [`  Test cards: ${testCards.map(({ brand, number }) => `${brand} ${number}`).join(', ')}`]
      : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
