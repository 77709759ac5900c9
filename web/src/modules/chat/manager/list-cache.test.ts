import type { ChatMessage, Conversation } from '@feria/contract/chat/schemas'
import { expect, test } from 'vitest'
import { type KeptList, latestFirst, withMessage } from './list-cache.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute)).toISOString()
const conversation = (roomId: string, minute: number) =>
  ({ roomId, lastAt: at(minute), unread: 1, lastMessage: { seq: minute } }) as Conversation
const message = (roomId: string, seq: number, senderId = 'ana') =>
  ({ roomId, seq, senderId, content: 'hola', timestamp: at(seq) }) as ChatMessage

const list: KeptList = {
  pages: [
    { items: [conversation('a', 30)], next: 'b' },
    { items: [conversation('b', 20)], next: null },
  ],
  pageParams: [null, 'b'],
}
const items = (kept: KeptList | null) => latestFirst(kept?.pages.flatMap((page) => page.items) ?? [])

test('[CHAT-25] a message moves its conversation to the top, with one more unread', () => {
  const [first, second] = items(withMessage(list, message('b', 40), 'yo'))
  expect(first).toMatchObject({ roomId: 'b', unread: 2, lastAt: at(40), lastMessage: { content: 'hola' } })
  expect(second?.roomId).toBe('a')
})

test('an own message leaves nothing unread; a repeated event counts once; an unknown room is fetched', () => {
  expect(items(withMessage(list, message('b', 40, 'yo'), 'yo'))[0]?.unread).toBe(1)
  const once = withMessage(list, message('b', 40), 'yo') ?? list
  expect(withMessage(once, message('b', 40), 'yo')).toBe(once)
  expect(withMessage(list, message('c', 40), 'yo')).toBeNull()
})

test('a message whose words moderation took away changes in place, with nothing more unread', () => {
  const once = withMessage(list, message('b', 40), 'yo') ?? list
  const [first] = items(withMessage(once, { ...message('b', 40), content: 'Mensaje retirado por moderación' }, 'yo'))
  expect(first).toMatchObject({ roomId: 'b', unread: 2, lastMessage: { content: 'Mensaje retirado por moderación' } })
})
