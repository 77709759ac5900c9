import { type Role, roles } from '@feria/contract/accounts'
import { readPrice, toMinor } from '@feria/contract/money'
import { createApp } from './app.ts'
import { readConfig, settings } from './config.ts'
import type { Ctx } from './context.ts'
import { openEngines } from './engines/open-engines.ts'
import { setRole } from './modules/accounts/accounts.module.ts'
import { setRate } from './modules/catalogue/catalogue.module.ts'
import { checkBooks } from './modules/payments/payments.module.ts'

const usage = `npm run feria -- COMMAND

  admin EMAIL        makes a member an admin
  role EMAIL ROLE    gives a member a role: ${roles.join(', ')}
  rate PESOS         how many pesos a dollar costs from now on, e.g. 1.500
  mercadolibre       prints the address at which an account of Mercado Libre consents to be searched with
  mercadolibre CODE  connects it, by the code or the whole address that the browser came back to
  ledger-check       finds out whether the books are right, and what is wrong with them
  migrate            brings the database up to date
  env                prints every setting, as .env.example has them
`

const giveRole = (email: string, role: Role) => async (ctx: Ctx) => {
  await setRole(ctx, email, role)
  return `${email} has the role ${role} from the next sign-in on.`
}

/** What the operator can ask for. The words are checked before anything is opened; what is answered is said when done. */
const commands: Record<string, (...words: string[]) => (ctx: Ctx) => Promise<string>> = {
  admin: (email = '') => giveRole(email, 'admin'),
  role: (email = '', name = '') => {
    const role = roles.find((known) => known === name)
    if (!role) throw new Error(`The roles are ${roles.join(', ')}.`)
    return giveRole(email, role)
  },
  rate: (text = '') => {
    const pesos = readPrice(text)
    if (!pesos) throw new Error('Say how many pesos a dollar costs, e.g. 1.500 or 1500,50.')
    return async (ctx) => {
      await setRate(ctx, toMinor(pesos), 'operator')
      return `A dollar costs ${pesos} pesos from now on.`
    }
  },
  mercadolibre: (code) => async (ctx) => {
    const { connectMercadoLibre } = await import('./engines/marketplaces/connect-mercado-libre.ts')
    return connectMercadoLibre(ctx.config, { kv: ctx.engines.kv, db: ctx.db, now: ctx.now }, code)
  },
  'ledger-check': () => async (ctx) => {
    const wrong = await checkBooks(ctx)
    if (wrong.length > 0) throw new Error(`The books are wrong.\n${wrong.join('\n')}`)
    return 'The books are right.'
  },
  migrate: () => async () => 'The database is up to date.',
}

/** Every setting with its meaning, commented out, in the form of an .env file. */
export const envExample = (): string =>
  Object.entries(settings.shape)
    .map(([name, schema]) => `# ${schema.description}\n# ${name}=\n`)
    .join('\n')

const run = async (): Promise<void> => {
  const [name = '', ...args] = process.argv.slice(2)
  if (name === 'env') return void process.stdout.write(envExample())
  const work = commands[name]?.(...args)
  if (!work) return void process.stdout.write(usage)
  const config = { ...readConfig(), LOG_LEVEL: 'warn' as const }
  const engines = await openEngines(config, () => new Date())
  try {
    await engines.db.migrate()
    const app = await createApp(config, engines, { isQuiet: true })
    await app.jobs.start()
    try {
      process.stdout.write(`${await work(app.ctx)}\n`)
    } finally {
      await app.sockets.close()
      await app.jobs.stop()
    }
  } finally {
    await engines.close()
  }
}

if (import.meta.main) {
  run().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
