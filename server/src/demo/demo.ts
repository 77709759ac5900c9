import { sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { rowsOf } from '../engines/db/database.ts'
import { fillOnce, stateOfFilling } from './filling.ts'
import { DEMO_PASSWORD, demoAdmin, demoPeople } from './people.ts'

export interface DemoAccount {
  email: string
  password: string
}

/**
 * Fills an empty database with a demo market if the settings ask for it, and by default only the embedded database outside production. An
 * interrupted one is continued, without duplicates. Returns the accounts to sign in with; none without a demo. Products and drawings are
 * loaded only when needed.
 */
export const fillWithDemo = async (ctx: Ctx, print: (text: string) => void = () => undefined): Promise<DemoAccount[]> => {
  const { DEMO, NODE_ENV } = ctx.config
  const isWanted = DEMO === 'yes' || (DEMO === 'auto' && ctx.engines.db.kind === 'embedded' && NODE_ENV !== 'production')
  if (!isWanted) return []
  const state = await stateOfFilling(ctx)
  // A database with members of its own is a real shop.
  if (state === 'none' && (await hasMembers(ctx)) && !(await isDemo(ctx))) return []
  if (state === 'done') return (await isDemo(ctx)) ? demoAccounts : []
  await fillOnce(ctx, async () => {
    const { fillMarket } = await import('./fill.ts')
    // A purchase of half a year ago is no news for the log.
    const log = { warn: ctx.log.warn.bind(ctx.log), error: ctx.log.error.bind(ctx.log), info: () => undefined }
    await fillMarket({ ...ctx, log }, print)
  })
  return demoAccounts
}

const hasMembers = async (ctx: Ctx): Promise<boolean> => {
  const [found] = rowsOf<{ any: boolean }>(await ctx.db.execute(sql`select exists (select from users) as any`))
  return found?.any ?? false
}

const demoAccounts: DemoAccount[] = [demoPeople[0]?.email, demoPeople.at(-1)?.email, demoAdmin.email].map((email) => ({
  email: email ?? '',
  password: DEMO_PASSWORD,
}))

const isDemo = async (ctx: Ctx): Promise<boolean> => {
  const [found] = rowsOf<{ any: boolean }>(
    await ctx.db.execute(sql`select exists (select from users where email = ${demoAdmin.email}) as any`),
  )
  return found?.any ?? false
}
