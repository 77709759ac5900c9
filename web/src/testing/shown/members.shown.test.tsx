import { ME } from './pages.tsx'
import { but, ID, ROOM } from './values.ts'
import { writeDown } from './write-down.ts'

/** Who the conversation is with. */
const OTHER = ID.replace(/9$/, '8')

interface Message {
  seq: number
  senderId: string
}
/** Messages of both, one after another. */
const messages = (all: Message[]) =>
  all.map((one, n) => ({ ...one, seq: n + 1, roomId: ROOM, room_id: ROOM, ...(n % 2 ? { senderId: ME, sender_id: ME } : {}) }))
const about = (more: object) => (answer: { state: object }) => ({
  ...answer,
  roomId: ROOM,
  ...more,
  state: { ...answer.state, roomId: ROOM },
})
const chat = { 'GET chat/:room': messages, 'GET chat/:room/messages': messages, 'GET chat/:room/about': about({}) }

writeDown([
  {
    name: 'profile',
    at: '/profile',
    states: { premium: { as: 'premium' }, admin: { as: 'admin' }, moderator: { as: 'moderator' }, suspended: { as: 'suspended' } },
  },
  { name: 'personal info', at: '/personal-info', ways: [0, 1, 2, 3], states: { hash: { at: '/personal-info#direcciones' } } },
  { name: 'personal info to finish', at: '/personal-info', ways: [1], fails: false, skips: /^(?!Terminar)/ },
  { name: 'personal info once more', at: '/personal-info', ways: [3], fails: false, skips: /^(?!Enviar otra)/ },
  {
    ...{ name: 'second factor that is on', at: '/personal-info#verificacion', ways: [0], fails: false, skips: /^(?!Generar|Desactivar)/ },
    given: { 'GET users/me/second-factor': but({ state: 'on', recoveryCodesLeft: 1 }) },
  },
  {
    ...{
      name: 'second factor that is set up',
      at: '/personal-info#verificacion',
      ways: [0],
      fails: false,
      skips: /^(?!Confirmar|Activar|Copiar|Descargar|Listo)/,
    },
    ...{ given: { 'GET users/me/second-factor': but({ state: 'off' }) }, first: [/^Activar/, /^Continuar/] },
  },
  { name: 'privacy of members', at: '/privacy-police', ways: [0], fails: false, pressed: false },
  { name: 'suspension', at: '/suspension', as: 'suspended', ways: [0, 1], states: { 'not suspended': { as: 'user' } } },
  { name: 'blocked', at: '/bloqueados' },
  { name: 'reports of members', at: '/denuncias', ways: [0, 1, 3] },
  { name: 'figures of members', at: '/reports', states: { premium: { as: 'premium' }, admin: { as: 'admin' } } },
  { name: 'balance', at: '/saldo' },
  { name: 'requests', at: '/requests', states: { 'a text': { at: '/requests?q=bici' } } },
  { name: 'matches', at: '/matches', states: { products: { at: '/matches?tab=productos' } } },
  { name: 'match', at: `/matches/${ID}`, ways: [0, 1, 2, 3] },
  { name: 'offer', at: `/matches/${ID}?oferta`, ways: [0, 1, 2, 3] },
  { name: 'chat requests', at: '/chat-requests', states: { sent: { at: '/chat-requests?tab=sent' } } },
  {
    name: 'chats',
    at: '/chats',
    given: { ...chat, 'GET chat': (all: object[]) => all.map((one, n) => (n === 1 ? { ...one, roomId: ROOM } : one)) },
    states: {
      one: { at: `/chats?room=${ROOM}` },
      requests: { at: '/chats?tab=requests' },
      'a message comes': { live: [['message', { roomId: ROOM, room_id: ROOM, senderId: OTHER, sender_id: OTHER, seq: 40 }]] },
      'one is read elsewhere': { live: [['readPosition', { roomId: ROOM, userId: ME, seq: 40 }]] },
      'a request is answered': { live: [['chatRequest', { status: 'accepted' }]] },
    },
  },
  {
    ...{ name: 'conversation', at: `/chat/${ROOM}`, given: chat, ways: [0, 1, 2, 3] },
    states: {
      'as seller': { given: { 'GET chat/:room/about': about({ role: 'seller' }) } },
      'they write, read and leave': {
        live: [
          ['typing', { roomId: ROOM, userId: OTHER }],
          ['newMessage', { roomId: ROOM, room_id: ROOM, senderId: OTHER, sender_id: OTHER, seq: 5 }],
          ['readPosition', { roomId: ROOM, userId: OTHER, seq: 4 }],
          ['userPresence', { roomId: ROOM, userId: OTHER, status: 'inactive' }],
        ],
      },
      'they begin to write': { live: [['typing', { roomId: ROOM, userId: OTHER }]] },
      'they come': { live: [['userPresence', { roomId: ROOM, userId: OTHER, status: 'active' }]] },
      'what came meanwhile': { live: [['resync']] },
      'not mine': { given: { 'GET chat/:room/about': () => new Response('{}', { status: 403 }) } },
      'no such room': { at: '/chat/otra' },
    },
  },
])
