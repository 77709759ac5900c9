import type { ChatMessage } from '@feria/contract/chat/schemas'
import { vi } from 'vitest'

export const ROOM = 'sala'
/** Whose page it is. */
export const me = { id: 'yo', name: 'Yo' }

/** A server with one room: what it holds, what it was asked, whether it answers, and with which status it refuses messages. */
export const server = { messages: [] as ChatMessage[], asked: [] as string[], isUp: true, refuses: null as number | null }

/** Puts a message into the room as somebody; the same originalId again answers the first one. */
export const put = (senderId: string, content: string, originalId: string | null = null): ChatMessage => {
  const seq = server.messages.length + 1
  const known = server.messages.find((message) => originalId !== null && message.originalId === originalId)
  const timestamp = new Date(Date.UTC(2026, 10, 20, 12, 0, seq)).toISOString()
  const message = { id: `id-${seq}`, seq, roomId: ROOM, content, senderId, senderName: senderId, timestamp, originalId } as ChatMessage
  if (!known) server.messages.push(message)
  return known ?? message
}

const state = () => ({
  roomId: ROOM,
  lastSeq: server.messages.length,
  readSeq: 0,
  otherReadSeq: 0,
  presence: { userId: 'ana', status: 'active', timestamp: '' },
})

const answer = (address: URL, init?: RequestInit): unknown => {
  if (address.pathname.endsWith('/about')) return { roomId: ROOM, state: state() }
  if (init?.method === 'POST') {
    const { content, originalId } = JSON.parse(String(init.body))
    return put('yo', content, originalId)
  }
  const after = address.searchParams.get('after')
  const offset = Number(address.searchParams.get('offset') ?? 0)
  if (after !== null) return server.messages.slice(Number(after), Number(after) + 100)
  const end = server.messages.length - offset
  return server.messages.slice(Math.max(0, end - 100), Math.max(0, end))
}

/** Begins with an empty room, a server that answers and a browser that is online. */
export const openChatServer = () => {
  Object.assign(server, { messages: [], asked: [], isUp: true, refuses: null })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    server.asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (!server.isUp) throw new TypeError('no network')
    if (server.refuses !== null && init?.method === 'POST') return Response.json({ error: 'internal' }, { status: server.refuses })
    return Response.json(answer(new URL(path, 'http://feria'), init))
  })
}
