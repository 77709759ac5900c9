import { ME } from './pages.tsx'
import { ID, ROOM } from './values.ts'
import { writeDown } from './write-down.ts'

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
  { name: 'chats', at: '/chats', given: chat, states: { one: { at: `/chats?room=${ROOM}` }, requests: { at: '/chats?tab=requests' } } },
  {
    ...{ name: 'conversation', at: `/chat/${ROOM}`, given: chat, ways: [0, 1, 2, 3] },
    states: {
      'as seller': { given: { 'GET chat/:room/about': about({ role: 'seller' }) } },
      'not mine': { given: { 'GET chat/:room/about': () => new Response('{}', { status: 403 }) } },
      'no such room': { at: '/chat/otra' },
    },
  },
])
