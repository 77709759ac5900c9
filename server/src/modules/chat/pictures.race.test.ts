import type { ChatMessage } from '@feria/contract/chat/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRoom, type Person } from '../../testing/people.ts'
import { describeRaces, rowOf, statusesOf, times } from '../../testing/races.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { uploads } from '../uploads/tables.ts'

describeRaces('pictures of conversations on PostgreSQL', (on) => {
  const { race, read } = on
  const send = ({ token }: Person, room: string, body: object) =>
    on.testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token, body })
  const messages = (room: string) =>
    read(sql`select pictures from chat_messages m join chat_rooms r on r.id = m.room_id
    where r.buyer_id::text || '_' || r.seller_id::text || '_' || r.product_id::text = ${room}`)

  test('one picture in two messages at the same moment goes with one', async () => {
    const { buyer, room } = await aRoom(on.testApp)
    const { id, url } = await sendPicture(on.testApp, buyer)
    const answers = await race(rowOf(uploads, id), ...times(2, () => send(buyer, room, { pictures: [url] })))
    expect(statusesOf(answers).sort()).toEqual([201, 409])
    expect(await messages(room)).toEqual([{ pictures: [{ id, width: 1, height: 1 }] }])
  })

  test('one originalId with a picture three times at the same moment is one message', async () => {
    const { buyer, room, product } = await aRoom(on.testApp)
    const { url } = await sendPicture(on.testApp, buyer)
    const again = () => send(buyer, room, { pictures: [url], originalId: 'f-1' })
    const answers = await race(sql`select from chat_rooms where product_id = ${product.id} for update`, ...times(3, again))
    expect([statusesOf(answers), new Set(answers.map(({ body }) => body.id)).size]).toEqual([[201, 201, 201], 1])
    expect(await messages(room)).toHaveLength(1)
  })
})
