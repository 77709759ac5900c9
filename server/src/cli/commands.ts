import { MAX_RESTRICTED_DAYS, MAX_RESTRICTION_REASON, restrictionKinds, roles, staffRoles } from '@feria/contract/accounts/values'
import { toMinor } from '@feria/contract/money'
import { readPrice } from '@feria/contract/read-money'
import { settings } from '../config.ts'
import type { Ctx } from '../core/context.ts'
import type { Jobs } from '../core/jobs.ts'
import { idsOf, jobLines } from './jobs.ts'
import { partitions } from './partitions.ts'
import { rotateKeys } from './rotate-keys.ts'
import { testMail } from './test-mail.ts'
import { testSms } from './test-sms.ts'

/** The work of a command once everything is open; its result is printed. */
type Work = (ctx: Ctx, jobs: Jobs) => Promise<string>

interface Described {
  /** The arguments after the name, e.g. `EMAIL ROLE`. */
  args: string
  summary: string
}

/** A command that needs the database. */
export interface Task extends Described {
  /** `asks`: only reads. `changes`: migrates an existing database first. `makes`: also creates a missing one. */
  touches: 'asks' | 'changes' | 'makes'
  /** Checks the arguments before anything is loaded or opened. Throws a sentence for the operator. */
  run: (words: string[]) => Work
}

/** A command without a database. */
interface OfflineCommand extends Described {
  touches: 'nothing'
  output: () => string | Promise<string>
}

export type Command = Task | OfflineCommand

const giveRole = (email: string, name: string): Work => {
  const role = roles.find((known) => known === name)
  if (!role) throw new Error(`The roles are ${roles.join(', ')}.`)
  return async (ctx) => {
    const { setRole } = await import('../modules/accounts/accounts.module.ts')
    await setRole(ctx, email, role)
    return `${email} has the role ${role} from the next sign-in on.`
  }
}

const NO_STAFF = 'none'

const giveStaff = (email: string, name: string): Work => {
  const staff = staffRoles.find((known) => known === name) ?? null
  if (!staff && name !== NO_STAFF) throw new Error(`The staff is ${staffRoles.join(', ')}, or ${NO_STAFF}.`)
  return async (ctx) => {
    const { setStaff } = await import('../modules/accounts/accounts.module.ts')
    await setStaff(ctx, email, staff)
    return staff ? `${email} is ${staff} from the next sign-in on.` : `${email} is not of the staff any more.`
  }
}

const restriction = (email: string, name: string, days: number, reason: string): Work => {
  const kind = restrictionKinds.find((known) => known === name)
  if (!kind) throw new Error(`Members are ${restrictionKinds.join(', ')}.`)
  const isFor = Number.isInteger(days) && days >= 1 && days <= MAX_RESTRICTED_DAYS
  if (kind !== 'ended' && !isFor) throw new Error(`Say for how many days, from 1 to ${MAX_RESTRICTED_DAYS}.`)
  if (!reason || reason.length > MAX_RESTRICTION_REASON)
    throw new Error(`Say why, in at most ${MAX_RESTRICTION_REASON} letters: the member reads it.`)
  return async (ctx) => {
    const { restrictByEmail } = await import('../modules/accounts/accounts.module.ts')
    await restrictByEmail(ctx, email, { kind, days: kind === 'ended' ? null : days, reason, note: '' })
    return `${email} is ${kind}${kind === 'ended' ? '' : ` for ${days} days`}.`
  }
}

const folderOf = ([dir]: string[]): string => {
  if (!dir) throw new Error('Say which folder.')
  return dir
}

/** Every setting with its description, commented out, as an .env file. */
export const envExample = (): string =>
  Object.entries(settings.shape)
    .map(([name, schema]) => `# ${schema.description}\n# ${name}=\n`)
    .join('\n')

/** A new pair of keys, as an .env file. */
const vapidKeys = async (): Promise<string> => {
  const { newVapidKeys } = await import('../engines/push/web-push.ts')
  const { publicKey, privateKey } = newVapidKeys()
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:\n`
}

/** The operator's commands, by name. */
export const commands: Record<string, Command> = {
  admin: {
    args: 'EMAIL',
    summary: 'makes a member an admin',
    touches: 'changes',
    run: ([email = '']) => giveRole(email, 'admin'),
  },
  role: {
    args: 'EMAIL ROLE',
    summary: `gives a member a role: ${roles.join(', ')}`,
    touches: 'changes',
    run: ([email = '', name = '']) => giveRole(email, name),
  },
  staff: {
    args: 'EMAIL ROLE',
    summary: `makes a member ${staffRoles.join(' or ')}, or with ${NO_STAFF} neither`,
    touches: 'changes',
    run: ([email = '', name = '']) => giveStaff(email, name),
  },
  restrict: {
    args: 'EMAIL KIND DAYS REASON',
    summary:
      'limits or suspends a member for some days (limited, suspended), or ends an account for good (ended 0); the member reads the reason',
    touches: 'changes',
    run: ([email = '', kind = '', days = '', ...words]) => restriction(email, kind, Number(days), words.join(' ').trim()),
  },
  lift: {
    args: 'EMAIL',
    summary: 'ends what limits or suspends a member before its time',
    touches: 'changes',
    run:
      ([email = '']) =>
      async (ctx) => {
        const { liftByEmail } = await import('../modules/accounts/accounts.module.ts')
        await liftByEmail(ctx, email)
        return `Nothing holds ${email} back any more.`
      },
  },
  'second-factor-off': {
    args: 'EMAIL',
    summary: 'disables the second factor of a member who lost it',
    touches: 'changes',
    run:
      ([email = '']) =>
      async (ctx) => {
        const { switchOffSecondFactor } = await import('../modules/accounts/accounts.module.ts')
        await switchOffSecondFactor(ctx, email)
        return `${email} signs in with the password alone from now on.`
      },
  },
  'rotate-keys': {
    args: '[--forget]',
    summary:
      'encrypts second factors with the newest key and signs addresses with a new one; --forget then ends what older keys signed, ' +
      'as links in mails that were sent',
    touches: 'changes',
    run: (words) => rotateKeys(words),
  },
  rate: {
    args: 'PESOS',
    summary: 'sets the price of a dollar in pesos, e.g. 1.500',
    touches: 'changes',
    run: ([text = '']) => {
      const pesos = readPrice(text)
      if (!pesos) throw new Error('Say how many pesos a dollar costs, e.g. 1.500 or 1500,50.')
      return async (ctx) => {
        const { setRate } = await import('../modules/catalogue/catalogue.module.ts')
        await setRate(ctx, toMinor(pesos), 'operator')
        return `A dollar costs ${pesos} pesos from now on.`
      }
    },
  },
  mercadolibre: {
    args: '[CODE]',
    summary:
      'prints the address where a Mercado Libre account authorises searches; with the code, or the whole address of the ' +
      'redirect, connects it',
    touches: 'changes',
    run:
      ([code]) =>
      async (ctx) => {
        const { connectMercadoLibre } = await import('../engines/marketplaces/connect-mercado-libre.ts')
        return connectMercadoLibre(ctx.config, { kv: ctx.engines.kv, db: ctx.db, now: ctx.now }, code)
      },
  },
  'ledger-check': {
    args: '',
    summary: 'checks the ledger, and lists its errors',
    touches: 'asks',
    run: () => async (ctx) => {
      const { checkBooks } = await import('../modules/payments/payments.module.ts')
      const wrong = await checkBooks(ctx)
      if (wrong.length > 0) throw new Error(`The books are wrong.\n${wrong.join('\n')}`)
      return 'The books are right.'
    },
  },
  jobs: {
    args: '[--failed]',
    summary: 'lists jobs that wait, run or failed for good, with why they failed; --failed lists only those',
    touches: 'asks',
    run: (words) => {
      const wrong = words.find((word) => word !== '--failed')
      if (wrong) throw new Error(`${wrong} is no option of jobs: --failed is the only one.`)
      return async (_ctx, jobs) => jobLines(await jobs.list(words.length > 0 ? ['failed'] : ['failed', 'active', 'retry', 'created']))
    },
  },
  retry: {
    args: 'ID… | --all',
    summary: 'tries jobs that failed for good once more',
    touches: 'changes',
    run: (words) => {
      const ids = idsOf(words)
      return async (_ctx, jobs) => `Jobs that are tried once more: ${(await jobs.retry(ids)).length}.`
    },
  },
  discard: {
    args: 'ID… | --all',
    summary: 'removes jobs that failed for good: what they were to do is never done',
    touches: 'changes',
    run: (words) => {
      const ids = idsOf(words)
      return async (_ctx, jobs) => {
        const removed = await jobs.discard(ids)
        return `${jobLines(removed.map((job) => ({ ...job, state: 'failed' })))}\nDiscarded jobs: ${removed.length}.`
      }
    },
  },
  export: {
    args: 'DIR',
    summary: 'writes all tables, waiting jobs and files into an empty folder; stop the servers first',
    touches: 'asks',
    run: (words) => {
      const dir = folderOf(words)
      return async (ctx, jobs) => (await import('../ops/export-data.ts')).exportData(ctx, jobs, dir)
    },
  },
  import: {
    args: 'DIR',
    summary: 'reads an export into an empty database',
    touches: 'makes',
    run: (words) => {
      const dir = folderOf(words)
      return async (ctx, jobs) => (await import('../ops/import-data.ts')).importData(ctx, jobs, dir)
    },
  },
  partitions: {
    args: '[--move-out NAME]',
    summary: 'lists the months of the tables that only grow; --move-out takes one that is over out of the way, into the schema archive',
    touches: 'asks',
    run: (words) => partitions(words),
  },
  doctor: {
    args: '',
    summary: 'checks every engine and looks for conflicting settings; ends with code 1 when something is wrong',
    touches: 'asks',
    run: () => async (ctx) => {
      const { examine, toLines } = await import('../ops/doctor.ts')
      const findings = await examine(ctx)
      if (findings.some(({ verdict }) => verdict === 'WRONG')) process.exitCode = 1
      return toLines(findings)
    },
  },
  'test-mail': {
    args: 'ADDRESS',
    summary: 'sends a letter to an address, at once, and says what the mail server answered',
    touches: 'asks',
    run: (words) => testMail(words),
  },
  'test-sms': {
    args: 'NUMBER',
    summary: 'sends a text message to an Argentine mobile, at once, and says what the gateway answered',
    touches: 'asks',
    run: (words) => testSms(words),
  },
  vapid: { args: '', summary: 'prints a key pair for push notifications', touches: 'nothing', output: vapidKeys },
  migrate: {
    args: '',
    summary: 'migrates the database',
    touches: 'makes',
    run: () => async () => 'The database is up to date.',
  },
  env: { args: '', summary: 'prints every setting, as in .env.example', touches: 'nothing', output: envExample },
  access: {
    args: '',
    summary: 'prints who may call what, as in docs/ACCESS.md',
    touches: 'nothing',
    output: async () => (await import('../ops/access-table.ts')).accessTable(),
  },
}
