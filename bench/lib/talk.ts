import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import type { Order, Seat, Side, Talked } from './chat-talk.ts'

interface Sent {
  at: number
  /** Index of its sender. */
  from: number
  storedAt: number
  receivedAt: number
  bySender: number
  byOther: number
}

const TICK_MS = 2
/** How long the last messages may take before they count as lost. */
const TIMEOUT_MS = 10_000
/** Duplicates may come slightly later than the original. */
const DOUBLES_MS = 500

const round = { sent: new Map<string, Sent>(), strayed: 0, dropped: 0 }

/** Counts everything that the socket at an index receives. Messages of earlier rounds count as strayed. */
export const listenTo = (socket: Socket, place: number): void => {
  socket.on('message', ({ originalId }: { originalId: string }) => {
    const now = performance.now()
    const sent = round.sent.get(originalId)
    if (sent?.from === place) sent.bySender += 1
    else if (sent && (sent.from ^ 1) === place) {
      if (sent.byOther++ === 0) sent.receivedAt = now
    } else round.strayed += 1
  })
  socket.on('disconnect', () => {
    round.dropped += 1
  })
}

/** Sends at a steady rate from all sockets in turn, waits for messages in flight, and resolves to the results. */
export const talk = async (
  clients: { seat: Seat; socket: Socket }[],
  { side, name, seconds, rate }: Extract<Order, { do: 'talk' }>,
): Promise<Talked> => {
  Object.assign(round, { sent: new Map<string, Sent>(), strayed: 0, dropped: 0 })
  const total = Math.round(seconds * rate)
  const late: number[] = []
  let refused = 0
  let refusal = ''
  const begun = performance.now()
  const send = (i: number) => {
    const from = placeOf(i % clients.length, clients.length)
    const client = clients[from]
    if (!client) return
    const originalId = `${name}-${i}`
    const at = performance.now()
    const sent: Sent = { at, from, storedAt: 0, receivedAt: 0, bySender: 0, byOther: 0 }
    round.sent.set(originalId, sent)
    late.push(at - begun - (i * 1000) / rate)
    client.socket.emit('sendMessage', payloadOf(side, client.seat, originalId, i), (answer: { originalId?: string }) => {
      sent.storedAt = performance.now()
      if (answer.originalId === originalId) return
      refused += 1
      refusal ||= JSON.stringify(answer)
    })
  }
  for (let next = 0; next < total; await sleep(TICK_MS)) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) * rate) / 1000) + 1)
    while (next < due) send(next++)
  }
  const all = [...round.sent.values()]
  const end = performance.now() + TIMEOUT_MS
  while (performance.now() < end && all.some(({ storedAt, bySender, byOther }) => !storedAt || !bySender || !byOther)) await sleep(20)
  await sleep(DOUBLES_MS)
  const sum = (count: (sent: Sent) => number) => all.reduce((total, sent) => total + count(sent), 0)
  return {
    sent: all.length,
    stored: all.filter(({ storedAt }) => storedAt > 0).map(({ storedAt, at }) => storedAt - at),
    received: all.filter(({ receivedAt }) => receivedAt > 0).map(({ receivedAt, at }) => receivedAt - at),
    late,
    lost: sum(({ bySender, byOther }) => Number(bySender === 0) + Number(byOther === 0)),
    doubled: sum(({ bySender, byOther }) => Math.max(0, bySender - 1) + Math.max(0, byOther - 1)),
    strayed: round.strayed,
    refused: refused + all.filter(({ storedAt }) => storedAt === 0).length,
    dropped: round.dropped,
    refusal,
  }
}

/** First one party of every room, then the other: the two of a room do not send at the same moment. */
const placeOf = (turn: number, places: number): number => (turn < places / 2 ? turn * 2 : turn * 2 - places + 1)

/** For Feria what its web sends; for the bare server what Feria emits, since it just relays. */
const payloadOf = (side: Side, { room, token, memberId, name }: Seat, originalId: string, i: number): object => {
  const content = `¿Sigue en pie lo de mañana a las 18? Te espero. Van ${String(i).padStart(6, '0')}.`
  const timestamp = new Date().toISOString()
  if (side === 'feria') return { room, content, message: content, timestamp, token, originalId }
  const texts = { content, text: content, message: content }
  const sender = { sender_id: memberId, senderId: memberId, sender_name: name, senderName: name, sender: { id: memberId, name } }
  return { id: randomUUID(), seq: i, room, roomId: room, ...texts, ...sender, timestamp, createdAt: timestamp, originalId }
}
