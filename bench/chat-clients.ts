import { io, type Socket } from 'socket.io-client'
import type { Done, Order, Seat, Side } from './lib/chat-talk.ts'
import { listenTo, talk } from './lib/talk.ts'

// All chat clients in one process, so that one clock gives both send and receive times; the run sends its commands.

/** Sockets opened in parallel. */
const AT_ONCE = 20

const open: Record<Side, { seat: Seat; socket: Socket }[]> = { feria: [], bare: [] }

const connect = async (seat: Seat, place: number): Promise<{ seat: Seat; socket: Socket }> => {
  const socket = io(seat.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token: seat.token } })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  listenTo(socket, place)
  return { seat, socket }
}

/** As the web's conversation does: first the member's events, then the room. */
const join = async ({ seat, socket }: { seat: Seat; socket: Socket }, side: Side): Promise<void> => {
  if (side === 'feria') await socket.timeout(10_000).emitWithAck('joinNotificationChannel', { userId: seat.memberId })
  if (!seat.room) return
  const joined = await socket.timeout(10_000).emitWithAck('joinRoom', { room: seat.room })
  if (joined.roomId !== seat.room) throw new Error(`A room could not be joined: ${JSON.stringify(joined)}`)
}

const follow = async (order: Order): Promise<Done> => {
  const { side } = order
  if (order.do === 'talk') return { talked: await talk(open[side], order) }
  if (order.do === 'count') return { connected: open[side].filter(({ socket }) => socket.connected).length }
  if (order.do === 'leave') {
    for (const { socket } of open[side].splice(0)) socket.close()
    return {}
  }
  for (let from = 0; from < order.seats.length; from += AT_ONCE) {
    const some = await Promise.all(order.seats.slice(from, from + AT_ONCE).map((seat, i) => connect(seat, from + i)))
    await Promise.all(some.map((client) => join(client, side)))
    open[side].push(...some)
  }
  return {}
}

process.on('message', (order: Order) => {
  follow(order)
    .catch((error: Error): Done => ({ error: error.message }))
    .then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit(0))
