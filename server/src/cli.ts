import './fast-imports.ts'
import { type Role, roles } from '@feria/contract/accounts'
import { readPrice, toMinor } from '@feria/contract/money'
import { readConfig, settings } from './config.ts'
import type { Ctx } from './context.ts'
import type { Jobs } from './jobs.ts'

const usage = `npm run feria -- COMMAND

  admin EMAIL        makes a member an admin
  role EMAIL ROLE    gives a member a role: ${roles.join(', ')}
  second-factor-off EMAIL  switches the second factor of a member off, who lost it
  rate PESOS         how many pesos a dollar costs from now on, e.g. 1.500
  mercadolibre       prints the address at which an account of Mercado Libre consents to be searched with
  mercadolibre CODE  connects it, by the code or the whole address that the browser came back to
  ledger-check       finds out whether the books are right, and what is wrong with them
  export DIR         writes all tables, waiting jobs and files into an empty folder; stop the servers first
  import DIR         reads them into an empty database
  doctor             asks every engine how it is and looks for settings that do not fit together
  vapid              prints a pair of keys for notices to browsers that are not open
  migrate            brings the database up to date
  env                prints every setting, as .env.example has them
  access             prints who may call what, as docs/ACCESS.md has it
`

const giveRole = (email: string, role: Role) => async (ctx: Ctx) => {
  const { setRole } = await import('./modules/accounts/accounts.module.ts')
  await setRole(ctx, email, role)
  return `${email} has the role ${role} from the next sign-in on.`
}

const folderOf = (dir: string | undefined): string => {
  if (!dir) throw new Error('Say which folder.')
  return dir
}

/** What the operator can ask for. The words are checked before anything is loaded or opened; what is answered is said when done. */
const commands: Record<string, (...words: string[]) => (ctx: Ctx, jobs: Jobs) => Promise<string>> = {
  admin: (email = '') => giveRole(email, 'admin'),
  role: (email = '', name = '') => {
    const role = roles.find((known) => known === name)
    if (!role) throw new Error(`The roles are ${roles.join(', ')}.`)
    return giveRole(email, role)
  },
  'second-factor-off':
    (email = '') =>
    async (ctx) => {
      const { switchOffSecondFactor } = await import('./modules/accounts/accounts.module.ts')
      await switchOffSecondFactor(ctx, email)
      return `${email} signs in with the password alone from now on.`
    },
  rate: (text = '') => {
    const pesos = readPrice(text)
    if (!pesos) throw new Error('Say how many pesos a dollar costs, e.g. 1.500 or 1500,50.')
    return async (ctx) => {
      const { setRate } = await import('./modules/catalogue/catalogue.module.ts')
      await setRate(ctx, toMinor(pesos), 'operator')
      return `A dollar costs ${pesos} pesos from now on.`
    }
  },
  mercadolibre: (code) => async (ctx) => {
    const { connectMercadoLibre } = await import('./engines/marketplaces/connect-mercado-libre.ts')
    return connectMercadoLibre(ctx.config, { kv: ctx.engines.kv, db: ctx.db, now: ctx.now }, code)
  },
  'ledger-check': () => async (ctx) => {
    const { checkBooks } = await import('./modules/payments/payments.module.ts')
    const wrong = await checkBooks(ctx)
    if (wrong.length > 0) throw new Error(`The books are wrong.\n${wrong.join('\n')}`)
    return 'The books are right.'
  },
  export: (words) => {
    const dir = folderOf(words)
    return async (ctx, jobs) => (await import('./ops/export-data.ts')).exportData(ctx, jobs, dir)
  },
  import: (words) => {
    const dir = folderOf(words)
    return async (ctx, jobs) => (await import('./ops/import-data.ts')).importData(ctx, jobs, dir)
  },
  migrate: () => async () => 'The database is up to date.',
}

/** Every setting with its meaning, commented out, in the form of an .env file. */
export const envExample = (): string =>
  Object.entries(settings.shape)
    .map(([name, schema]) => `# ${schema.description}\n# ${name}=\n`)
    .join('\n')

const diagnose = async (ctx: Ctx): Promise<void> => {
  const { examine, toLines } = await import('./ops/doctor.ts')
  const findings = await examine(ctx)
  process.stdout.write(`${toLines(findings)}\n`)
  if (findings.some(({ verdict }) => verdict === 'WRONG')) process.exitCode = 1
}

/** A new pair of keys, in the form of an .env file. */
const vapidKeys = async (): Promise<string> => {
  const { newVapidKeys } = await import('./engines/push/web-push.ts')
  const { publicKey, privateKey } = newVapidKeys()
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:\n`
}

const run = async (): Promise<void> => {
  const [name = '', ...args] = process.argv.slice(2)
  if (name === 'env') return void process.stdout.write(envExample())
  if (name === 'access') return void process.stdout.write((await import('./access.ts')).accessTable())
  if (name === 'vapid') return void process.stdout.write(await vapidKeys())
  const work = name === 'doctor' ? async () => '' : commands[name]?.(...args)
  if (!work) return void process.stdout.write(usage)
  const config = { ...readConfig(), LOG_LEVEL: 'warn' as const }
  const { openEngines } = await import('./engines/open-engines.ts')
  const opening = openEngines(config, () => new Date())
  const { createApp } = await import('./app.ts')
  const engines = await opening
  try {
    // The doctor changes nothing, so it comes before the migrations.
    if (name === 'doctor') return await diagnose((await createApp(config, engines, { isQuiet: true })).ctx)
    await engines.db.migrate()
    const app = await createApp(config, engines, { isQuiet: true })
    await app.jobs.start()
    try {
      process.stdout.write(`${await work(app.ctx, app.jobs)}\n`)
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
