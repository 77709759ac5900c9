import type { ChatMessage, Conversation, RoomState } from '@feria/contract/chat/schemas'
import { PRESENCE_SECONDS } from '@feria/contract/chat/values'
import { type Entry, keyOf, leavesHole, mergeMessages, uploaded } from './merge.ts'
import type { Waiting } from './outbox.ts'

/** The state of a room, for rendering. */
export interface RoomView {
  about: Conversation | null
  aboutError: unknown
  entries: Entry[]
  /** The newest messages have loaded. */
  isLoaded: boolean
  historyError: unknown
  /** The range of seq without gaps; 0 while there is no message. */
  firstSeq: number
  lastSeq: number
  /** Nothing older is to be had, though the first one shown is not number 1: an operator may move old months out. */
  isOldestShown: boolean
  isLoadingOlder: boolean
  hasOlderFailed: boolean
  readSeq: number
  otherReadSeq: number
  /** `heardAt` is by this device's clock, in milliseconds. */
  presence: { isActive: boolean; receivedAt: number }
  /** The other member is typing. */
  isTyping: boolean
  sendError: string | null
  /** What the member decided not to send. */
  returned: { text: string; pictures: string[] } | null
  /** The last message from the other member while the room was open. */
  arrived: Entry | null
}

/** A room before anything has loaded. */
export const unknownRoom: RoomView = {
  about: null,
  aboutError: null,
  entries: [],
  isLoaded: false,
  historyError: null,
  firstSeq: 0,
  lastSeq: 0,
  isOldestShown: false,
  isLoadingOlder: false,
  hasOlderFailed: false,
  readSeq: 0,
  otherReadSeq: 0,
  presence: { isActive: false, receivedAt: 0 },
  isTyping: false,
  sendError: null,
  returned: null,
  arrived: null,
}

/** True while the other member counts as online: reported active, and within the presence timeout. */
export const isOnline = ({ isActive, receivedAt }: RoomView['presence'], now: number): boolean =>
  isActive && now - receivedAt < PRESENCE_SECONDS * 1000

/** Applies a room state from the server; read positions never go back. */
export const withState = (view: RoomView, state: RoomState, now: number): Partial<RoomView> => ({
  readSeq: Math.max(view.readSeq, state.readSeq),
  otherReadSeq: Math.max(view.otherReadSeq, state.otherReadSeq),
  presence: { isActive: state.presence.status === 'active', receivedAt: now },
})

/** Adds the first page of a room, or one before what is shown. */
export const withPage = (view: RoomView, messages: ChatMessage[]): Partial<RoomView> => {
  const numbered = messages.filter(({ review }) => !review)
  const [first, last] = [numbered[0]?.seq ?? 0, numbered.at(-1)?.seq ?? 0]
  return {
    entries: mergeMessages(view.entries, messages),
    firstSeq: view.firstSeq === 0 ? first : Math.min(view.firstSeq, first || view.firstSeq),
    lastSeq: Math.max(view.lastSeq, last),
  }
}

/** Adds messages after the last known one, in order and without gaps. */
export const withNewer = (view: RoomView, messages: ChatMessage[], memberId: string): Partial<RoomView> => {
  const news = messages.filter(({ seq, senderId }) => seq > view.lastSeq && senderId !== memberId).at(-1)
  const page = withPage(view, messages)
  const arrived = news ? page.entries?.find(({ id }) => id === news.id) : undefined
  return { ...page, arrived: arrived ?? view.arrived }
}

/** Adds a single pushed message. After a gap it is shown, but the last known one stays, so that the gap can be filled. */
export const withReceived = (view: RoomView, message: ChatMessage, memberId: string): Partial<RoomView> =>
  leavesHole(view.lastSeq, message.seq) ? { entries: mergeMessages(view.entries, [message]) } : withNewer(view, [message], memberId)

/** Shows own pending messages in a state; new ones go to the end. */
export const withWaiting = (
  entries: Entry[],
  waiting: Waiting[],
  { state, ...sender }: Pick<Entry, 'senderId' | 'senderName' | 'state'>,
): Entry[] => {
  const unsent = waiting
    .map(({ originalId, text, at, pictures }): Entry => {
      const key = keyOf(sender.senderId, originalId)
      return {
        key,
        id: null,
        seq: null,
        originalId,
        text,
        at,
        state,
        warning: null,
        review: null,
        ...sender,
        ...(pictures && { pictures: pictures.map(uploaded) }),
      }
    })
    // Skips one that has been delivered meanwhile.
    .filter(({ key }) => !entries.some((entry) => entry.key === key && entry.id !== null))
  const byKey = new Map(unsent.map((entry) => [entry.key, entry]))
  const shown = entries.map((entry) => {
    const renewed = byKey.get(entry.key)
    byKey.delete(entry.key)
    return renewed ?? entry
  })
  return [...shown, ...byKey.values()]
}
