import { chatStatuses } from '@feria/contract/chat/values'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id)

/** A picture of a message: the upload's id, with its size. */
export interface StoredPicture {
  id: string
  width: number
  height: number
}

/** In these tables the product is not a foreign key: a conversation outlives it and keeps its name. */
export const chatRequests = pgTable(
  'chat_requests',
  {
    id: uuid().primaryKey(),
    buyerId: member('buyer_id'),
    sellerId: member('seller_id'),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    status: text({ enum: chatStatuses }).notNull(),
    /** The first message of the room to come; null for a request without words. */
    message: text(),
    /** Made by the seller, to be answered by the buyer. */
    isFromSeller: boolean('is_from_seller').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    // One pending or accepted request per buyer and product; there may be several rejected ones.
    uniqueIndex('chat_requests_open_key').on(t.buyerId, t.productId).where(sql`${t.status} <> 'rejected'`),
    index('chat_requests_received').on(t.sellerId, t.status, t.id),
    index('chat_requests_of_seller').on(t.sellerId, t.id),
    index('chat_requests_sent').on(t.buyerId, t.id),
    check('chat_requests_status_known', sql`${t.status} in ('pending', 'accepted', 'rejected')`),
    check('chat_requests_parties_differ', sql`${t.buyerId} <> ${t.sellerId}`),
  ],
)

export const chatRooms = pgTable(
  'chat_rooms',
  {
    /** The accepted request's. The id that members see is made of the three that follow. */
    id: uuid()
      .primaryKey()
      .references(() => chatRequests.id),
    buyerId: member('buyer_id'),
    sellerId: member('seller_id'),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    /**
     * Number of the last message. Incrementing it locks the room, so numbers have neither gaps nor duplicates and follow the order of
     * commits.
     */
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    /** The last message that each party has read; one's own messages count as read. */
    buyerRead: integer('buyer_read').notNull().default(0),
    sellerRead: integer('seller_read').notNull().default(0),
    hasBuyerWritten: boolean('has_buyer_written').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When one of the parties left Feria. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    unique('chat_rooms_parts_key').on(t.buyerId, t.productId),
    index('chat_rooms_of_buyer').on(t.buyerId, t.lastAt, t.id),
    index('chat_rooms_of_seller').on(t.sellerId, t.lastAt, t.id),
    index('chat_rooms_of_product').on(t.productId, t.lastAt.desc().nullsFirst(), t.buyerId),
    index('chat_rooms_unread_by_buyer').on(t.buyerId).where(sql`${t.lastSeq} > ${t.buyerRead}`),
    index('chat_rooms_unread_by_seller').on(t.sellerId).where(sql`${t.lastSeq} > ${t.sellerRead}`),
    check('chat_rooms_read_known', sql`${t.buyerRead} between 0 and ${t.lastSeq} and ${t.sellerRead} between 0 and ${t.lastSeq}`),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id),
    seq: integer().notNull(),
    id: uuid().notNull(),
    senderId: member('sender_id'),
    content: text().notNull(),
    /** The client's own id: resending with it is the same message. */
    originalId: text('original_id'),
    createdAt: moment('created_at').notNull(),
    /** When moderation took its words away; they are kept for an appeal. */
    removedAt: moment('removed_at'),
    /** Its pictures, which are private uploads of its sender; null for most messages. */
    pictures: jsonb().$type<StoredPicture[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq] }),
    uniqueIndex('chat_messages_original_key').on(t.roomId, t.senderId, t.originalId).where(sql`${t.originalId} is not null`),
    index('chat_messages_of_sender').on(t.senderId),
    // Reports name a message by its id alone.
    index('chat_messages_by_id').on(t.id),
  ],
)

/**
 * First messages of new accounts that combine signs of a swindle, kept from their receivers until an admin or two hours decide. That of a
 * request stays with it; another becomes a message of the room, with the same id, once it is delivered.
 */
export const heldMessages = pgTable(
  'held_messages',
  {
    id: uuid().primaryKey(),
    /** The request's, which is also its room's. */
    requestId: uuid('request_id')
      .notNull()
      .references(() => chatRequests.id, { onDelete: 'cascade' }),
    isOfRequest: boolean('is_of_request').notNull(),
    senderId: member('sender_id'),
    receiverId: member('receiver_id'),
    content: text().notNull(),
    originalId: text('original_id'),
    state: text({ enum: ['waiting', 'delivered', 'refused'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('held_messages_original_key').on(t.requestId, t.senderId, t.originalId).where(sql`${t.originalId} is not null`),
    index('held_messages_waiting').on(t.id).where(sql`${t.state} = 'waiting'`),
    index('held_messages_of_request').on(t.requestId),
    index('held_messages_of_sender').on(t.senderId),
    index('held_messages_of_receiver').on(t.receiverId),
    check('held_messages_state_known', sql`${t.state} in ('waiting', 'delivered', 'refused')`),
  ],
)
