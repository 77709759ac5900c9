import type { ChatMessage } from '@feria/contract/chat/schemas'
import { CHAT_OFFSET_STEP, CHAT_PAGE, OWN_MESSAGE_MS, SAME_MESSAGE_MS } from '@feria/contract/chat/values'

/** A picture as displayed: at the size of the conversation, and large. */
export interface EntryPicture {
  preview: string
  url: string
}

/** A message as displayed: from the server, or an own one being sent (without id and seq). */
export interface Entry {
  /** Stays the same when an own pending message becomes the server's. */
  key: string
  id: string | null
  seq: number | null
  originalId: string | null
  senderId: string
  senderName: string
  text: string
  at: string
  state: 'sent' | 'pending' | 'failed'
  /** What its receiver is warned of. */
  warning: ChatMessage['warning']
  /** An own one that nobody else sees yet, or ever. */
  review: ChatMessage['review']
  pictures?: EntryPicture[]
}

/** The key of a sender's message, before and after the server knows it. */
export const keyOf = (senderId: string, originalId: string): string => `${senderId} ${originalId}`

/** A server message as displayed. */
export const entryOf = (message: ChatMessage): Entry => ({
  key: message.originalId ? keyOf(message.senderId, message.originalId) : message.id,
  id: message.id,
  seq: message.review ? null : message.seq,
  originalId: message.originalId,
  senderId: message.senderId,
  senderName: message.senderName,
  text: message.content,
  at: message.timestamp,
  state: 'sent',
  warning: message.warning,
  review: message.review,
  ...(message.pictures && { pictures: message.pictures.map(({ url, preview }) => ({ url, preview })) }),
})

/** An own picture that was uploaded and not sent yet, at its public addresses. */
export const uploaded = (url: string): EntryPicture => ({ url, preview: url.replace(/\d+\.webp$/, '640.webp') })

const isNear = (a: string, b: string, ms: number) => Math.abs(Date.parse(a) - Date.parse(b)) <= ms

/** Whether a message without a client id is one that is already shown. */
const isSameMessage = (entry: Entry, message: ChatMessage): boolean => {
  if (message.pictures || entry.senderId !== message.senderId || entry.text !== message.content) return false
  if (entry.id === null) return isNear(entry.at, message.timestamp, OWN_MESSAGE_MS)
  return entry.originalId === null && isNear(entry.at, message.timestamp, SAME_MESSAGE_MS)
}

/** The server's by seq, then own pending ones in the order they were written. */
const inOrder = (a: Entry, b: Entry): number => {
  if (a.seq === null || b.seq === null) return Number(a.seq === null) - Number(b.seq === null)
  return a.seq - b.seq
}

/**
 * Merges server messages into the entries, each once: matched by id, by sender and originalId or, without an originalId, by the same
 * text of the same sender within the specified windows.
 */
export const mergeMessages = (entries: Entry[], messages: ChatMessage[]): Entry[] => {
  if (messages.length === 0) return entries
  const merged = [...entries]
  const places = new Map<string, number>()
  const remember = ({ id, key }: Entry, place: number) => {
    places.set(key, place)
    if (id) places.set(id, place)
  }
  merged.forEach(remember)
  for (const message of messages) {
    const entry = entryOf(message)
    const known = places.get(message.id) ?? places.get(entry.key)
    const place = known ?? (message.originalId === null ? merged.findIndex((shown) => isSameMessage(shown, message)) : -1)
    const shown = merged[place]
    // An entry that the server knows under another id stays as it is.
    if (shown && shown.id !== null && shown.id !== message.id) continue
    const next = shown ? place : merged.length
    merged[next] = shown ? { ...entry, key: shown.key } : entry
    remember(entry, next)
  }
  return merged.sort(inOrder)
}

/** True if a message between the last known one and this one is missing: seq has no gaps. */
export const leavesHole = (lastSeq: number, seq: number): boolean => seq > lastSeq + 1

/** The offset of the page before the first message shown: 50 further back each time, however many arrived meanwhile. */
export const olderOffset = (firstSeq: number, lastSeq: number): number =>
  Math.max(0, lastSeq - firstSeq + 1 - (CHAT_PAGE - CHAT_OFFSET_STEP))
