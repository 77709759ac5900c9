import { z } from 'zod'
import { briefProduct } from '../catalogue/schemas.ts'
import { clientEvent, serverEvent } from '../event.ts'
import { id, optionalText, time } from '../fields.ts'
import { MAX_PAGE_SIZE } from '../limits.ts'
import { currencies } from '../money.ts'
import { pageQuery, statedListQuery } from '../page.ts'
import { heldSchemas } from './held-schemas.ts'
import { isSure, loose, messageFields, readMessage, roomId } from './sent-message.ts'
import { CHAT_PAGE, chatStatuses, MAX_MESSAGE, MESSAGE_LIMIT, reviewStates, warningKinds } from './values.ts'

/** What its receiver is warned of, by the text as it is; null for most messages. */
const warning = z.enum(warningKinds).nullable()
/** Whether it is held before its receiver reads it, or was not delivered; null for all that reached them. */
const review = z.enum(reviewStates).nullable()

const party = z.object({ id, name: z.string(), imageUrl: z.string().nullable() })

/**
 * A request to chat about a product. `room` is null until it is accepted; from then on the seller sees the buyer's email. `from` made it,
 * the other party answers it. `message` is what came with it; accepted, it is the first message of the room.
 */
export const chatRequest = z.object({
  id,
  status: z.enum(chatStatuses),
  /** The buyer, or the seller of a product that the buyer's wish looks for. */
  from: z.enum(['buyer', 'seller']),
  room: z.string().nullable(),
  productId: id,
  product: z.object({ id, name: z.string(), price: z.number().nullable(), currency: z.enum(currencies), imageUrl: z.string().nullable() }),
  buyer: party.extend({ email: z.string().nullable() }),
  seller: party,
  message: z.string().nullable(),
  warning,
  review,
  createdAt: time,
  updatedAt: time,
})
export type ChatRequest = z.output<typeof chatRequest>

/** A picture of a message. `url` works for whoever has it until it expires, half an hour later at most; `preview` is the same, smaller. */
const messagePicture = z.object({ id, url: z.string(), preview: z.string(), width: z.int(), height: z.int() })
export type MessagePicture = z.output<typeof messagePicture>

/**
 * A message with the field names of all four specified shapes. `seq` numbers a room's messages from 1 without gaps; one under `review` is
 * shown to its sender alone and has 0.
 */
export const chatMessage = z.object({
  id,
  seq: z.int(),
  room_id: z.string(),
  roomId: z.string(),
  content: z.string(),
  text: z.string(),
  message: z.string(),
  sender_id: id,
  senderId: id,
  sender_name: z.string(),
  senderName: z.string(),
  sender: z.object({ id, name: z.string() }),
  timestamp: time,
  createdAt: time,
  originalId: z.string().nullable(),
  warning,
  review,
  /** Only of a message with pictures, and not in the last message of a conversation. */
  pictures: z.array(messagePicture).optional(),
})
export type ChatMessage = z.output<typeof chatMessage>

/** A member's presence. */
export const presence = z.object({ userId: id, status: z.enum(['active', 'inactive']), timestamp: time })
export type Presence = z.output<typeof presence>

/** A room's state for a client that joins: the last message, how far each party has read, and the other's presence. */
export const roomState = z.object({ roomId: z.string(), lastSeq: z.int(), readSeq: z.int(), otherReadSeq: z.int(), presence })
export type RoomState = z.output<typeof roomState>

/** A conversation as one of its parties sees it. */
export const conversation = z.object({
  roomId: z.string(),
  role: z.enum(['buyer', 'seller']),
  /** Null once it was deleted. */
  product: briefProduct.nullable(),
  productName: z.string(),
  /** `isBlocked`: by the caller. */
  other: party.extend({ hasLeft: z.boolean(), isBlocked: z.boolean() }),
  lastMessage: chatMessage.nullable(),
  /** Date of its last message, or of its start. */
  lastAt: time,
  unread: z.int(),
  can: z.object({ write: z.boolean(), buy: z.boolean() }),
})
export type Conversation = z.output<typeof conversation>

const room = z.object({ room: roomId })

const requestParams = z.object({ id })

const status = z.enum(chatStatuses, { error: 'El estado es pending, accepted o rejected.' })

const sentMessage = messageFields.transform(readMessage)

const messageQuery = z.object({
  offset: z.coerce.number({ error: 'offset tiene que ser un número.' }).int().min(0, 'offset empieza en 0.').max(1_000_000).default(0),
  limit: z.coerce
    .number({ error: 'limit tiene que ser un número.' })
    .int()
    .min(1)
    .max(MAX_PAGE_SIZE, 'limit va de 1 a 100.')
    .default(CHAT_PAGE),
  /** Only messages after this one, oldest first, for clients that were offline. */
  after: z.coerce.number({ error: 'after tiene que ser un número.' }).int().min(0).max(2_000_000_000).optional(),
})

const messages = z.array(chatMessage)

/** What is unread of a member's chats: conversations with unread messages, and pending requests with the moment of the newest. */
export const unreadMessages = z.object({ conversations: z.int(), requests: z.int(), newestRequestAt: time.nullable() })

const token = z.string().max(200).optional()

/** A room's id: alone, or in an object under any of its names. */
const namedRoom = z.preprocess(
  (sent) => (typeof sent === 'string' ? { room: sent } : sent),
  z
    .object({ room: roomId.optional(), roomId: roomId.optional(), room_id: roomId.optional(), token }, { error: 'Elegí una conversación.' })
    .transform((sent, context) => {
      const found = sent.room ?? sent.roomId ?? sent.room_id
      if (found === undefined) context.addIssue({ code: 'custom', path: ['roomId'], message: 'Elegí una conversación.' })
      return { room: found ?? '' }
    }),
)

const thatRoom = z.object({ roomId: z.string() })

/** Events of the chat: a product page's, the chat page's, and those of both. */
export const chatEvents = {
  client: {
    joinProductRoom: clientEvent({
      summary: 'Subscribes to newMessage of a room.',
      whenSuspended: true,
      payload: namedRoom,
      answer: roomState,
    }),
    leaveProductRoom: clientEvent({
      summary: 'Unsubscribes from newMessage of a room.',
      whenSuspended: true,
      payload: namedRoom,
      answer: thatRoom,
    }),
    joinRoom: clientEvent({
      summary: 'Subscribes to message and userPresence of a room.',
      whenSuspended: true,
      payload: namedRoom,
      answer: roomState,
    }),
    leaveRoom: clientEvent({
      summary: 'Unsubscribes from message and userPresence of a room.',
      whenSuspended: true,
      payload: namedRoom,
      answer: thatRoom,
    }),
    sendMessage: clientEvent({
      summary: 'Sends a message to a room; repeating an originalId sends no second message.',
      whenSuspended: true,
      payload: messageFields.extend({ token }).transform(readMessage),
      answer: chatMessage,
      limit: MESSAGE_LIMIT,
    }),
    presence: clientEvent({
      summary: 'Reports whether the member is present, and requests the state of the room.',
      whenSuspended: true,
      payload: z.object({
        roomId,
        userId: loose,
        status: z.string({ error: 'Falta el estado.' }).min(1).max(40),
        timestamp: z.unknown().optional(),
        token,
      }),
      answer: roomState,
    }),
    typing: clientEvent({
      summary: 'Announces that the member is typing in a room; more often than once in 3 s it is not passed on. Never stored.',
      whenSuspended: true,
      payload: z.object({ roomId, token }),
      answer: thatRoom,
    }),
    readMessages: clientEvent({
      summary: 'Reports the latest message that the member has read.',
      whenSuspended: true,
      payload: z.object({ roomId, seq: z.int({ error: 'seq tiene que ser un número entero.' }).min(0).max(2_000_000_000), token }),
      answer: roomState,
    }),
  },
  server: {
    newMessage: serverEvent({ summary: 'A message of a room, sent to members who joined it as a product room.', payload: chatMessage }),
    message: serverEvent({
      summary: 'A message of a room, sent to members who joined it and to every notification channel of both parties.',
      payload: chatMessage,
    }),
    userPresence: serverEvent({
      summary: 'The other party of a room is present, or has left.',
      payload: presence.extend({ roomId: z.string() }),
    }),
    typing: serverEvent({
      summary: 'The other party of a room is typing: sent to the notification channels of this one. It counts for about 4 s.',
      payload: z.object({ roomId: z.string(), userId: id }),
    }),
    readPosition: serverEvent({
      summary: 'A party of a room has read up to a message; sent to both parties.',
      payload: z.object({ roomId: z.string(), userId: id, seq: z.int() }),
    }),
    chatRequest: serverEvent({ summary: 'A request was created or answered; sent to both parties.', payload: chatRequest }),
  },
}

/** The request and response of each call. */
export const chatSchemas = {
  ask: {
    summary: 'Asks the seller of a product to chat about it; message is the first one of the room, once it is accepted.',
    needsConfirmedEmail: 'chatear',
    body: z.object({ productId: id, message: optionalText(MAX_MESSAGE), isSure }),
    answer: chatRequest,
  },
  received: {
    summary: 'The requests that the member received, the newest first.',
    query: z.object({ status: status.optional(), ...statedListQuery }),
    answer: z.array(chatRequest),
  },
  sent: {
    summary: 'The requests that the member made, the newest first.',
    query: z.object({ status: status.optional(), productId: id.optional(), ...statedListQuery }),
    answer: z.array(chatRequest),
  },
  answerRequest: {
    summary: 'Whom a pending request was made to accepts or rejects it; accepting opens its room, with the message of the request.',
    params: requestParams,
    body: z.object({ status: z.enum(['accepted', 'rejected'], { error: 'El estado es accepted o rejected.' }) }),
    answer: chatRequest,
  },
  conversations: {
    summary: 'The conversations of the member, the one with the latest message first.',
    whenSuspended: true,
    query: z.object({ ...pageQuery }),
    answer: z.array(conversation),
  },
  unread: {
    summary: 'The number of conversations with unread messages and of pending requests, and when the newest request was made.',
    whenSuspended: true,
    answer: unreadMessages,
  },
  about: {
    summary: 'One conversation of the member with its state.',
    whenSuspended: true,
    params: room,
    answer: conversation.extend({ state: roomState }),
  },
  list: {
    summary: 'Messages of a room in ascending order; offset counts from the newest.',
    whenSuspended: true,
    params: room,
    query: messageQuery,
    answer: messages,
  },
  poll: {
    summary: 'The same messages, for clients that poll every 5 s.',
    whenSuspended: true,
    params: room,
    query: messageQuery,
    answer: messages,
  },
  send: {
    summary: 'Sends a message; repeating an originalId answers the first message.',
    whenSuspended: true,
    params: room,
    body: sentMessage,
    answer: chatMessage,
  },
  sendPolled: {
    summary: 'Sends a message, for clients that poll.',
    whenSuspended: true,
    params: room,
    body: sentMessage,
    answer: chatMessage,
  },
  sendOld: {
    summary: 'Sends a message to the room named in its body, for old clients.',
    whenSuspended: true,
    body: sentMessage,
    answer: chatMessage,
  },
  activity: {
    summary: 'Reports that the member is in a room, or leaves it; answers the state of the room.',
    whenSuspended: true,
    params: room,
    body: z.object({ action: z.enum(['join', 'leave'], { error: 'La acción es join o leave.' }), userId: loose }),
    answer: roomState,
  },
  read: {
    summary: 'Reports the latest message that the member has read; it never goes back.',
    whenSuspended: true,
    params: room,
    body: z.object({ seq: z.int({ error: 'seq tiene que ser un número entero.' }).min(0).max(2_000_000_000) }),
    answer: roomState,
  },
  ...heldSchemas,
}
