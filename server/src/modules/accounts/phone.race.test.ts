import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, type Person } from '../../testing/people.ts'
import { openSmsBox, phonesOf, wrongCode } from '../../testing/phones.ts'
import { describeRaces, rowOf, sortedStatusesOf, statusesOf, times, writesTo } from '../../testing/races.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { phoneCodes, users } from './tables.ts'

const box = openSmsBox()
const DAILY = 12
const TYPED = '011 15-2345-6789'

describeRaces(
  'telephones on PostgreSQL',
  (on) => {
    const { race, read } = on

    test('a number that two members confirm at the same moment marks the later one', async () => {
      const { codeFor, confirm, look } = phonesOf(on.testApp, box)
      const [ana, bea] = [await aMember(on.testApp), await aMember(on.testApp)]
      const [ofAna, ofBea] = [await codeFor(ana, TYPED), await codeFor(bea, TYPED)]
      const answers = await race(
        writesTo(users),
        () => confirm(ana, ofAna),
        () => confirm(bea, ofBea),
      )
      expect(statusesOf(answers)).toEqual([200, 200])
      expect([(await look(ana)).isConfirmed, (await look(bea)).isConfirmed]).toEqual([false, true])
    })

    test('two numbers that change hands crosswise at the same moment end with one member each', async () => {
      const { codeFor, confirm, look } = phonesOf(on.testApp, box)
      const [ana, bea] = [await aMember(on.testApp), await aMember(on.testApp)]
      const [one, other] = ['011 15-2345-1111', '011 15-2345-2222']
      await confirm(ana, await codeFor(ana, one))
      await confirm(bea, await codeFor(bea, other))
      const [ofAna, ofBea] = [await codeFor(ana, other), await codeFor(bea, one)]
      const answers = await race(
        writesTo(users),
        () => confirm(ana, ofAna),
        () => confirm(bea, ofBea),
      )
      expect(statusesOf(answers)).toEqual([200, 200])
      const marked = await read<{ phone: string }>(
        sql`select phone from users where phone_confirmed_at is not null and id in (${ana.id}, ${bea.id})`,
      )
      expect(new Set(marked.map(({ phone }) => phone)).size).toBe(marked.length)
      expect([(await look(ana)).phone, (await look(bea)).phone]).toEqual(['+54 9 11 2345 2222', '+54 9 11 2345 1111'])
    })

    test('of seven simultaneous tries with a wrong code five count, and the right one comes too late', async () => {
      const { codeFor, confirm } = phonesOf(on.testApp, box)
      const ana = await aMember(on.testApp)
      const code = await codeFor(ana, '011 15-2345-3333')
      const answers = await race(rowOf(users, ana.id), ...times(7, () => confirm(ana, wrongCode(code))))
      expect(sortedStatusesOf(answers)).toEqual([403, 403, 403, 403, 409, 409, 409])
      expect(await read(sql`select tries from phone_codes where user_id = ${ana.id}`)).toEqual([{ tries: 5 }])
      expect((await confirm(ana, code)).status).toBe(409)
    })

    test('one code used twice at the same moment confirms once', async () => {
      const { codeFor, confirm } = phonesOf(on.testApp, box)
      const ana = await aMember(on.testApp)
      const code = await codeFor(ana, '011 15-2345-4444')
      expect(statusesOf(await race(rowOf(users, ana.id), ...times(2, () => confirm(ana, code))))).toEqual([200, 409])
    })

    test('the last message of the day is asked for once', async () => {
      const { ask } = phonesOf(on.testApp, box)
      await on.testApp.engines.db.db.execute(sql`delete from phone_codes`)
      const members = [await aMember(on.testApp), await aMember(on.testApp), await aMember(on.testApp)]
      for (let n = 1; n < DAILY; n++) await ask(members[0] as Person, `011 15-2345-${6000 + n}`)
      const answers = await race(writesTo(phoneCodes), ...members.map((member) => () => ask(member, '011 15-2345-7777')))
      expect(sortedStatusesOf(answers)).toEqual([202, 429, 429])
    })
  },
  () => createTestApp({ engines: { sms: box.sms }, settings: { SMS_DAILY_LIMIT: String(DAILY) } }),
)
