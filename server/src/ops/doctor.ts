import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { DECIDE_DAYS, UNDECIDED_DAYS } from '@feria/contract/orders/values'
import { APPEAL_HOURS } from '@feria/contract/reviews/values'
import type { PlatformState } from '@feria/contract/search/values'
import { v7 as newId } from 'uuid'
import { idle, misspelt } from '../config.ts'
import type { Ctx } from '../core/context.ts'
import { aboutDatabase } from '../engines/db/about.ts'
import { examineSecrets } from '../modules/accounts/accounts.module.ts'
import { countModeration } from '../modules/moderation/moderation.module.ts'
import { countOverdueClaims } from '../modules/orders/orders.module.ts'
import { checkBooks } from '../modules/payments/payments.module.ts'
import { countOverdueAppeals } from '../modules/reviews/reviews.module.ts'
import { findMissing } from '../modules/uploads/uploads.module.ts'
import { countSigningKeys } from '../platform/signing.ts'
import { misfitsOf } from './misfits.rules.ts'
import { remarkOnClocks, remarkOnVersion } from './remarks.ts'

type Verdict = 'ok' | 'look' | 'WRONG'
interface Finding {
  what: string
  verdict: Verdict
  message: string
}

type CheckResult = Omit<Finding, 'what'>

const MIN_FREE_BYTES = 1024 ** 3
const TIMEOUT_MS = 15_000

const ok = (message: string): CheckResult => ({ verdict: 'ok', message })
const look = (message: string): CheckResult => ({ verdict: 'look', message })
const wrong = (message: string): CheckResult => ({ verdict: 'WRONG', message })

const inTime = <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

const NO_TIMEOUT =
  'its statements have no timeout: the pooler opened its connections before Feria set them; RECONNECT it, see DATABASE_DIRECT_URL'

const database = async (ctx: Ctx) => {
  const about = await aboutDatabase(ctx.db)
  const { version, pending, skewMs, lacksRight, hasTimeout } = about
  const [apart, newer] = [remarkOnClocks(about), remarkOnVersion(about)]
  if (apart) return wrong(apart)
  if (pending > 0) return wrong(lacksRight ?? `${pending} migrations are pending: npm run feria -- migrate`)
  if (lacksRight) return look(lacksRight)
  if (ctx.engines.db.kind === 'postgres' && !hasTimeout) return wrong(NO_TIMEOUT)
  if (newer) return look(newer)
  return ok(`${/^\S+ [\d.]+/.exec(version)?.[0] ?? version}, up to date, clocks ${Math.round(skewMs)} ms apart`)
}

const following = async (ctx: Ctx) => {
  const { replica } = ctx.engines.db
  if (!replica) return ok('none')
  // It is compared twice a second, and was opened just now.
  for (let waits = 0; waits < 30 && !replica.state().isFresh; waits++) await sleep(100)
  const state = replica.state()
  if (state.isFresh) return ok(`${(state.lagMs / 1000).toFixed(1)} s behind`)
  return look('lists are read from the primary: the replica is away, too far behind, or none')
}

const store = async (ctx: Ctx) => {
  const key = `doctor:${randomUUID()}`
  await ctx.engines.kv.set(key, 'x', 60)
  const isKept = (await ctx.engines.kv.get(key)) === 'x'
  await ctx.engines.kv.delete(key)
  return isKept ? ok(ctx.config.REDIS_URL ? 'Redis keeps what it is given' : 'in memory') : wrong('does not keep what it is given')
}

const files = async (ctx: Ctx) => {
  const key = `probe/${randomUUID()}.bin`
  await ctx.engines.files.put(key, Buffer.from('x'))
  const isKept = (await ctx.engines.files.read(key))?.toString() === 'x'
  await ctx.engines.files.remove(key)
  const where = ctx.config.S3_BUCKET ? `bucket ${ctx.config.S3_BUCKET}` : `${ctx.config.DATA_DIR}/files`
  return isKept ? ok(`${where} keeps what it is given`) : wrong(`${where} does not keep what it is given`)
}

const pictures = async (ctx: Ctx) => {
  const { looked, missing } = await findMissing(ctx)
  if (looked === 0) return ok('none')
  if (missing.length === 0) return ok(`${looked} of them looked at, all are there`)
  return wrong(`${missing.length} of ${looked} looked at have no file, e.g. ${missing[0]}: are these the files of this database?`)
}

const secondFactor = async (ctx: Ctx) => {
  const { all, older, unreadable } = await examineSecrets(ctx)
  if (unreadable > 0) return wrong(`${unreadable} of ${all} cannot be read: SECOND_FACTOR_KEY has no more the one that encrypted them`)
  if (older > 0) return look(`${older} of ${all} need an older key: npm run feria -- rotate-keys, before you take it away`)
  return ok(all === 0 ? 'nobody has one' : `${all} of them, all with the newest key`)
}

const signatures = async (ctx: Ctx) => {
  const older = (await countSigningKeys(ctx)) - 1
  if (older < 1) return ok('addresses are signed with one key')
  return ok(`older keys that still open addresses: ${older}. npm run feria -- rotate-keys --forget ends them`)
}

const mail = async (ctx: Ctx) => ok(await ctx.engines.mail.check())

/** Whether a gateway works is known by a message alone, which costs money: `test-sms` sends one. */
const sms = async (ctx: Ctx) => ok(ctx.engines.sms?.describe() ?? 'none')

const paying = async (ctx: Ctx) => {
  const { name } = ctx.engines.payments
  if (name === 'none') return look('nobody takes payments')
  await ctx.engines.payments.find(newId())
  return ok(`${name} answers`)
}

/** The states of a marketplace in English, for the operator. */
const STATES: Record<PlatformState, string> = {
  ok: 'ok',
  'sin configurar': 'not set up',
  'no autorizado': 'not authorised',
  límite: 'over its limit',
  'sin respuesta': 'no answer',
}

const marketplaces = async (ctx: Ctx) => {
  const asked = await Promise.all(
    ctx.engines.marketplaces.markets.map(async (market) => ({
      name: market.name,
      ...(await market.search({ text: 'bicicleta', limit: 1 })),
    })),
  )
  const message = asked.map(({ name, state }) => `${name}: ${STATES[state]}`).join(', ')
  return asked.every(({ state }) => state === 'ok' || state === 'sin configurar') ? ok(message) : look(message)
}

const models = async (ctx: Ctx) => {
  const { embeddings } = ctx.engines.ai
  if (!embeddings) return ok('none')
  const vectors = await embeddings.embed(['bicicleta'], 'query', TIMEOUT_MS)
  return vectors ? ok(`${embeddings.model}, ${vectors[0]?.length} dimensions`) : look(`${embeddings.model} does not answer`)
}

const disk = async (ctx: Ctx) => {
  const { bavail, bsize, blocks } = await statfs(ctx.config.DATA_DIR).catch(() => statfs('.'))
  const free = bavail * bsize
  const message = `${(free / 1024 ** 3).toFixed(1)} GiB free of ${((blocks * bsize) / 1024 ** 3).toFixed(0)}`
  return free < MIN_FREE_BYTES ? wrong(message) : ok(message)
}

const books = async (ctx: Ctx) => {
  const found = await checkBooks(ctx)
  return found.length > 0 ? wrong(found.join('; ')) : ok('right to the cent')
}

const openClaims = async (ctx: Ctx) => {
  const count = await countOverdueClaims(ctx)
  if (count === 0) return ok(`none is undecided for more than ${DECIDE_DAYS} days`)
  const then = `decide them at /admin-dashboard/reclamos; after ${UNDECIDED_DAYS} the money goes back`
  return look(`undecided for more than ${DECIDE_DAYS} days: ${count}; ${then}`)
}

const openAppeals = async (ctx: Ctx) => {
  const count = await countOverdueAppeals(ctx)
  if (count === 0) return ok(`none is undecided for more than ${APPEAL_HOURS} hours`)
  return look(`undecided for more than ${APPEAL_HOURS} hours: ${count}; decide them at /admin-dashboard/opiniones`)
}

const moderationQueue = async (ctx: Ctx) => {
  const { open, overdue } = await countModeration(ctx)
  if (overdue > 0) return look(`late: ${overdue} of the ${open} reports of abuse that wait; decide them at /admin-dashboard/denuncias`)
  return ok(open === 0 ? 'nothing waits' : `${open} reports of abuse wait, none is late`)
}

const checks: Record<string, (ctx: Ctx) => Promise<CheckResult>> = {
  database,
  replica: following,
  store,
  files,
  pictures,
  mail,
  sms,
  'second factor': secondFactor,
  signatures,
  payments: paying,
  marketplaces,
  models,
  disk,
  books,
  claims: openClaims,
  appeals: openAppeals,
  moderation: moderationQueue,
}

/**
 * Checks every engine, looks for settings that conflict, and for misspelt ones in the environment. Changes nothing but a probe that it
 * deletes.
 */
export const examine = async (ctx: Ctx, env?: Record<string, string | undefined>): Promise<Finding[]> => {
  const asked = await Promise.all(
    Object.entries(checks).map(async ([what, check]) => ({
      what,
      ...(await inTime(check(ctx)).catch((error: Error) => wrong(error.message.split('\n')[0] ?? ''))),
    })),
  )
  const misfits = misfitsOf(ctx.config).map(({ isGrave, message }) => (isGrave ? wrong(message) : look(message)))
  const settings = [...misfits, ...idle(ctx.config).map(wrong), ...misspelt(env).map(look)].map((found) => ({ what: 'settings', ...found }))
  return [...asked, ...(settings.length > 0 ? settings : [{ what: 'settings', ...ok('fit together') }])]
}

/** The findings as lines for a terminal. */
export const toLines = (findings: Finding[]): string =>
  findings.map(({ what, verdict, message }) => `${verdict.padEnd(6)}${what.padEnd(14)}${message}`).join('\n')
