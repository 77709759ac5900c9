import { anyText, fields, ID, id, type Kind, left, number, orNull } from './kinds.ts'
import { param, ROOM, roomId, type Table } from './shared.ts'

const OTHER = ROOM.replace(/1_/, '9_')
const EMPTY = 'Escribí un mensaje.'
const KEY = 'originalId tiene que tener hasta 100 letras, números o guiones.'
const PICTURES = [1, 2, 3].map((n) => `/files/01a1f8d3-ea00-76e5-8faf-b982e90c533${n}/1280.webp`)
const loose = left(orNull(anyText(1000)))
const token = left(anyText(200))

/** A message with the field names of all specified shapes [CHAT-43, CHAT-60], and the further fields of its way of sending. */
const message = (more: Record<string, Kind> = {}): Kind => {
  const none = { senderId: null, originalId: null, isSure: false, pictures: [] }
  const read = (change: object = {}) => ({ room: ROOM, content: 'Hola', ...none, ...change })
  const sent = (change: object = {}) => ({ room: ROOM, content: 'Hola', ...change })
  const bad = (name: string, kind: Kind) =>
    kind.refuses.flatMap(([value, sentence]) => (value === undefined ? [] : [[sent({ [name]: value }), sentence, name] as const]))
  const names = { senderId: loose, sender_id: loose, senderName: loose, sender_name: loose, ...more }
  return {
    takes: [
      [sent(), read()],
      [{ content: ' Hola\n' }, read({ room: null })],
      ...['room', 'roomId', 'room_id'].map((name) => [{ [name]: ROOM, content: 'Hola' }, read()] as const),
      [{ content: 'Hola', room: ROOM, roomId: OTHER, room_id: OTHER }, read()],
      [{ content: 'Hola', roomId: ROOM, room_id: OTHER }, read()],
      ...['content', 'text', 'message'].map((name) => [{ room: ROOM, [name]: 'Hola' }, read()] as const),
      [sent({ text: 'otra', message: 'otra' }), read()],
      [{ room: ROOM, text: 'Hola', message: 'otra' }, read()],
      [sent({ content: ` ${'x'.repeat(4000)} ` }), read({ content: 'x'.repeat(4000) })],
      ...['senderId', 'sender_id'].map((name) => [sent({ [name]: ID }), read({ senderId: ID })] as const),
      [sent({ senderId: ID, sender_id: 'otra' }), read({ senderId: ID })],
      ...['senderName', 'sender_name'].map((name) => [sent({ [name]: 'x'.repeat(1000) }), read()] as const),
      ...['x'.repeat(100), 1_700_000_000_000, null].map((at) => [sent({ timestamp: at }), read()] as const),
      ...['a', 'A_z.9:-', 'x'.repeat(100)].map((key) => [sent({ originalId: key }), read({ originalId: key })] as const),
      [sent({ originalId: null, senderId: null, senderName: null }), read()],
      ...[true, false].map((sure) => [sent({ isSure: sure }), read({ isSure: sure })] as const),
      ...Object.keys(more).map((name) => [sent({ [name]: 'x' }), read()] as const),
      ...[[], PICTURES.slice(0, 1), PICTURES.slice(0, 2)].map((pictures) => [sent({ pictures }), read({ pictures })] as const),
      [sent({ content: ' ', pictures: PICTURES.slice(0, 1) }), read({ content: 'Foto', pictures: PICTURES.slice(0, 1) })],
      [{ room: ROOM, pictures: PICTURES.slice(0, 2) }, read({ content: '2 fotos', pictures: PICTURES.slice(0, 2) })],
    ],
    refuses: [
      ...[{ room: ROOM }, ...['', ' \n '].map((content) => sent({ content })), sent({ content: '', text: 'Hola' })].map(
        (none) => [none, EMPTY, 'content'] as const,
      ),
      [sent({ content: 'x'.repeat(4001) }), 'Escribí como máximo 4000 caracteres.', 'content'],
      ...['content', 'text', 'message'].flatMap((name) =>
        [null, 7, [], {}].map((value) => [sent({ [name]: value }), EMPTY, name] as const),
      ),
      ...['room', 'roomId', 'room_id'].flatMap((name) => bad(name, roomId)),
      ...Object.entries(names).flatMap(([name, kind]) => bad(name, kind)),
      ...['x'.repeat(101), true, [], {}].map((at) => [sent({ timestamp: at }), /./, 'timestamp'] as const),
      ...['', 'x'.repeat(101), 'a b', 'ñ'].map((key) => [sent({ originalId: key }), KEY, 'originalId'] as const),
      ...[7, 'true', null, {}].map((sure) => [sent({ isSure: sure }), 'isSure es true o false.', 'isSure'] as const),
      [sent({ pictures: PICTURES }), 'Podés mandar hasta 2 fotos por mensaje.', 'pictures'],
      [sent({ pictures: [PICTURES[0], PICTURES[0]?.replace('1280', '320')] }), 'Mandá cada foto una sola vez.', 'pictures'],
      ...[null, 7, 'x', {}].map((pictures) => [sent({ pictures }), 'Elegí fotos que hayas subido.', 'pictures'] as const),
      ...['', 'x', `https://otra.example${PICTURES[0]}`, `${PICTURES[0]}?x`].map(
        (url) => [sent({ pictures: [url] }), 'Elegí una foto que hayas subido.', 'pictures.0'] as const,
      ),
      ...[7, true, {}].map((key) => [sent({ originalId: key }), /./, 'originalId'] as const),
    ],
  }
}

/** A room alone, or in an object under any of its names. */
const namedRoom: Kind = {
  takes: [
    [ROOM, { room: ROOM }],
    ...['room', 'roomId', 'room_id'].map((name) => [{ [name]: ROOM, token: 'x'.repeat(200) }, { room: ROOM }] as const),
    [{ room: ROOM, roomId: OTHER, room_id: OTHER }, { room: ROOM }],
    [{ roomId: ROOM, room_id: OTHER }, { room: ROOM }],
  ],
  refuses: [
    ...[undefined, null, 7, []].map((none) => [none, 'Elegí una conversación.'] as const),
    [{}, 'Elegí una conversación.', 'roomId'],
    ['x', 'Esa conversación no existe.', 'room'],
    ...['room', 'roomId', 'room_id'].map((name) => [{ [name]: 'x' }, 'Esa conversación no existe.', name] as const),
    [{ room: ROOM, token: 'x'.repeat(201) }, /./, 'token'],
  ],
}

const inRoom = param('room', roomId)

export const messages: Table = {
  'chat.send': { ...inRoom, body: message() },
  'chat.sendPolled': { ...inRoom, body: message() },
  'chat.sendOld': { body: message() },
}

const seq = number({ low: 0, high: 2_000_000_000, step: 1 }, { none: 'seq tiene que ser un número entero.' })
/** The client events, by name. */
export const eventKinds: Record<string, Kind> = {
  joinProductRoom: namedRoom,
  leaveProductRoom: namedRoom,
  joinRoom: namedRoom,
  leaveRoom: namedRoom,
  sendMessage: message({ token }),
  presence: fields({
    roomId,
    userId: loose,
    status: {
      takes: ['active', 'x', 'x'.repeat(40)].map((word) => [word, word] as const),
      refuses: [undefined, null, 7, {}, '', 'x'.repeat(41)].map((bad) => [bad, 'Falta el estado.'] as const),
    },
    timestamp: { takes: [7, 'x', null, undefined].map((at) => [at, at] as const), refuses: [] },
    token,
  }),
  typing: fields({ roomId, token }),
  readMessages: fields({ roomId, seq, token }),
  joinNotificationChannel: {
    takes: [
      [
        { userId: ID, token: 'x'.repeat(200) },
        { userId: ID, token: 'x'.repeat(200) },
      ],
      [ID, { userId: ID }],
      ...[undefined, null, {}].map((none) => [none, {}] as const),
    ],
    refuses: [
      ...[7, []].map((none) => [none, 'Falta la persona.'] as const),
      ...id.refuses.flatMap(([bad, sentence]) => (bad === undefined ? [] : [[{ userId: bad }, sentence, 'userId'] as const])),
      ['x', 'Ese identificador no es válido.', 'userId'],
      [{ token: 'x'.repeat(201) }, /./, 'token'],
    ],
  },
}
