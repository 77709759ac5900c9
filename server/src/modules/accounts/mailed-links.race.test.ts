import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askReset, mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aMember, aNewcomer, PASSWORD, type Person } from '../../testing/people.ts'
import { describeRaces, rowOf, statusesOf, times, writesTo } from '../../testing/races.ts'
import { mailFirstConfirmation, mailReset } from './emails.ts'
import { emailChanges, users } from './tables.ts'

const NEW = 'yerba con cedrón 7'

describeRaces('mailed links on PostgreSQL', (on) => {
  const { race, read } = on

  const change = ({ id, token }: Person, email: string) =>
    on.testApp.call('PUT', `/api/v1/users/${id}`, { token, body: { email, password: PASSWORD } })
  const confirm = (token: string) => on.testApp.call('POST', '/api/v1/users/confirm-email', { body: { token } })
  const undo = (token: string) => on.testApp.call('POST', '/api/v1/users/undo-email', { body: { token } })
  const register = (email: string) =>
    on.testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email, password: PASSWORD } })
  const emailsOf = async (id: string) =>
    (await read<{ email: string; pending: string | null }>(sql`select email, pending_email as pending from users where id = ${id}`))[0]
  const waitingOf = async (id: string) =>
    (await read(sql`select 1 from email_changes where user_id = ${id} and expires_at > ${on.testApp.clock.now().toISOString()}`)).length
  let others = 0
  const anAddress = () => `otra${++others}@otra.example`

  test('of simultaneously mailed links only one works', async () => {
    const ana = await aMember(on.testApp)
    await race(rowOf(users, ana.id), ...times(4, () => mailReset(on.testApp.app.ctx, { userId: ana.id })))
    const links = (await mailsTo(on.testApp, ana.email)).flatMap((mail) => /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? [])
    expect(links).toHaveLength(4)
    // The first that is used would void the others.
    expect(await read(sql`select 1 from password_resets where user_id = ${ana.id}`)).toHaveLength(1)
    const statuses: number[] = []
    for (const link of links) statuses.push((await reset(on.testApp, link, NEW)).status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400])
  })

  test('one link opened twice at the same moment sets one password', async () => {
    const ana = await aMember(on.testApp)
    const token = await askReset(on.testApp, ana.email)
    const answers = await race(rowOf(users, ana.id), ...times(2, () => reset(on.testApp, token, NEW)))
    expect(statusesOf(answers)).toEqual([200, 400])
  })

  test('an email change that overtakes a reset is void, and one that the reset overtakes is refused', async () => {
    const [ana, bea] = [await aMember(on.testApp), await aMember(on.testApp)]
    const [ofAna, ofBea] = [await askReset(on.testApp, ana.email), await askReset(on.testApp, bea.email)]
    const before = await race(
      rowOf(users, ana.id),
      () => change(ana, anAddress()),
      () => reset(on.testApp, ofAna, NEW),
    )
    expect(statusesOf(before)).toEqual([200, 200])
    const after = await race(
      rowOf(users, bea.id),
      () => reset(on.testApp, ofBea, NEW),
      () => change(bea, anAddress()),
    )
    expect(statusesOf(after)).toEqual([200, 403])
    for (const { id, email } of [ana, bea]) expect([await emailsOf(id), await waitingOf(id)]).toEqual([{ email, pending: null }, 0])
  })

  test('a change confirmed during a password reset happens before it or never', async () => {
    for (const isFirst of [true, false]) {
      const [ana, thief] = [await aMember(on.testApp), anAddress()]
      const token = await askReset(on.testApp, ana.email)
      await change(ana, thief)
      const confirmation = await mailedToken(on.testApp, thief, 'confirm-email')
      const both = [() => confirm(confirmation), () => reset(on.testApp, token, NEW)]
      const answers = await race(rowOf(users, ana.id), ...(isFirst ? both : both.toReversed()))
      // A link that went to the address of before is void once the change is confirmed, and the other way round.
      expect(statusesOf(answers)).toEqual([200, 400])
      expect((await emailsOf(ana.id))?.email).toBe(isFirst ? thief : ana.email)
    }
  })

  test('of letters asked again at the same moment one has a link that works, and it works once', async () => {
    const ana = await aNewcomer(on.testApp)
    await on.testApp.app.jobs.drain()
    await race(rowOf(users, ana.id), ...times(4, () => mailFirstConfirmation(on.testApp.app.ctx, { userId: ana.id })))
    const links = (await mailsTo(on.testApp, ana.email)).flatMap((mail) => /confirm-email\/([\w-]+)/.exec(mail)?.[1] ?? [])
    expect(links).toHaveLength(5)
    const statuses: number[] = []
    for (const link of links.slice(0, -1)) statuses.push((await confirm(link)).status)
    statuses.push(...statusesOf(await race(rowOf(users, ana.id), ...times(2, () => confirm(links.at(-1) ?? '')))))
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('an address that is corrected while its link is opened is confirmed before it, with the way back, or never', async () => {
    for (const isFirst of [true, false]) {
      const [ana, right] = [await aNewcomer(on.testApp), anAddress()]
      const token = await mailedToken(on.testApp, ana.email, 'confirm-email')
      const both = [() => confirm(token), () => change(ana, right)]
      const answers = await race(rowOf(users, ana.id), ...(isFirst ? both : both.toReversed()))
      expect(statusesOf(answers)).toEqual(isFirst ? [200, 200] : [200, 400])
      expect((await mailedToken(on.testApp, ana.email, 'undo-email')) !== '').toBe(isFirst)
      expect((await confirm(await mailedToken(on.testApp, right, 'confirm-email'))).status).toBe(200)
    }
  })

  test('an email change undone twice at the same moment is undone once', async () => {
    const [ana, thief] = [await aMember(on.testApp), anAddress()]
    await change(ana, thief)
    const token = await mailedToken(on.testApp, ana.email, 'undo-email')
    const answers = await race(rowOf(users, ana.id), ...times(2, () => undo(token)))
    expect(statusesOf(answers)).toEqual([200, 400])
  })

  test('a reserved address goes to nobody else, however soon they register', async () => {
    const [ana, next] = [await aMember(on.testApp), anAddress()]
    await change(ana, next)
    const confirmation = await mailedToken(on.testApp, next, 'confirm-email')
    const answers = await race(
      writesTo(emailChanges),
      () => confirm(confirmation),
      () => register(ana.email),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
  })
})
