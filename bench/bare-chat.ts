import { createServer } from 'node:http'
import { Server, type ServerOptions } from 'socket.io'
import { openSocketBus } from '../server/src/engines/sockets/open-socket-bus.ts'

// The reference for Feria's chat: Socket.IO over the same adapter with the same settings, without members, permissions, limits or
// storage. PORT and REDIS_URL come from the environment; it uses its own Redis database, so that its stream is not Feria's.

const RECOVERY_MS = 120_000

const bus = await openSocketBus(process.env.REDIS_URL)
const http = createServer((_request, answer) => answer.end('ok'))
const io = new Server(http, {
  adapter: bus.adapter as ServerOptions['adapter'],
  serveClient: false,
  connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
})
io.on('connection', (socket) => {
  socket.on('joinRoom', ({ room }: { room: string }, acknowledge: (answer: unknown) => void) => {
    socket.join(room)
    acknowledge({ roomId: room })
  })
  socket.on('sendMessage', (message: { room: string }, acknowledge: (answer: unknown) => void) => {
    io.to(message.room).emit('message', message)
    acknowledge(message)
  })
})
http.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
