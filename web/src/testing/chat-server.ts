import type { ChatMessage } from '@feria/contract/chat/schemas'
import { vi } from 'vitest'

export const ROOM = 'sala'
/** The member signed in on the page. */
export const me = { id: 'yo', name: 'Yo' }

/**
 * A fake server with one room: its messages, the requests it received, whether it responds, and the status with which it refuses
 * messages; `asks` begins the messages that it wants confirmed.
 */
export const server = { messages: [] as ChatMessage[], asked: [] as string[], isUp: true, refuses: null as number | null, asks: '' }

/** Adds a message to the room; a repeated originalId returns the first one. */
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
  if (after !== null) return server.messages.filter(({ seq }) => seq > Number(after)).slice(0, 100)
  const last = (server.messages.at(-1)?.seq ?? 0) - offset
  return server.messages.filter(({ seq }) => seq <= last).slice(-100)
}

/** Starts with an empty room, a server that responds and a browser that is online. */
export const openChatServer = () => {
  Object.assign(server, { messages: [], asked: [], isUp: true, refuses: null, asks: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    server.asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (!server.isUp) throw new TypeError('no network')
    if (server.refuses !== null && init?.method === 'POST') return Response.json({ error: 'internal' }, { status: server.refuses })
    const sent = init?.method === 'POST' ? JSON.parse(String(init.body)) : null
    if (server.asks !== '' && sent?.content.startsWith(server.asks) && sent.isSure !== true)
      return Response.json({ error: 'chat.looks-unsafe', message: 'Parece otra cosa.' }, { status: 428 })
    return Response.json(answer(new URL(path, 'http://feria'), init))
  })
}
