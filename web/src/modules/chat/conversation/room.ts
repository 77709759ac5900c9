import type { ChatMessage, RoomState } from '@feria/contract/chat/schemas'
import { CHAT_PAGE, pictureWords } from '@feria/contract/chat/values'
import * as api from '@feria/contract/routes'
import { createStore } from 'zustand'
import { CallError, call, explain } from '../../../lib/call.ts'
import { newKey } from '../../../lib/new-key.ts'
import { confirm } from '../../../ui/confirm.ts'
import { texts } from '../texts.ts'
import { mergeMessages, olderOffset } from './merge.ts'
import { dropWaiting, keepWaiting, readOutbox, type Waiting } from './outbox.ts'
import { createReader } from './reader.ts'
import { type RoomView, unknownRoom, withNewer, withPage, withReceived, withState, withWaiting } from './room-view.ts'
import { type Family, whySendFailed } from './send-failure.ts'
import { createQueue } from './send-queue.ts'
import { createTyping } from './typing.ts'
import { announceTyping, isLive, messageAt, pageAfter, sendMessage, sendRead, wires } from './wire.ts'

/** Coalesces calls made during a run into one more run after it. */
const oneAtATime = (work: () => Promise<void>) => {
  let running: Promise<void> | null = null
  let isWantedAgain = false
  return (): Promise<void> => {
    isWantedAgain = running !== null
    running ??= (async () => {
      try {
        do {
          isWantedAgain = false
          await work()
        } while (isWantedAgain)
      } finally {
        running = null
      }
    })()
    return running
  }
}

/** A room of this member: its state and its actions. Works the same for both screens, connected or not. */
export const createRoom = (id: string, me: { id: string; name: string }) => {
  const store = createStore<RoomView>()(() => unknownRoom)
  const view = store.getState
  const set = store.setState
  let family: Family = 'product'
  /** The last seq that the server mentioned. */
  let receivedSeq = 0

  /** Fetches what came after the last known message, until there is no more. */
  const catchUp = oneAtATime(async () => {
    if (!view().isLoaded) return
    for (let page: ChatMessage[] | null = null; page === null || page.length === CHAT_PAGE; ) {
      page = await pageAfter(id, view().lastSeq)
      if (page.length > 0) set(withNewer(view(), page, me.id))
    }
  })

  /** Catches up to an announced seq; after a failure the next tick does. */
  const follow = (seq: number) => {
    receivedSeq = Math.max(receivedSeq, seq)
    if (receivedSeq > view().lastSeq) void catchUp().catch(() => undefined)
  }

  const take = (state: RoomState) => {
    set(withState(view(), state, Date.now()))
    follow(state.lastSeq)
  }

  const typing = createTyping({ announce: () => announceTyping(id), show: (isTyping) => set({ isTyping }) })

  const receive = (message: ChatMessage) => {
    if (message.roomId !== id) return
    if (message.senderId !== me.id) typing.end()
    if (view().isLoaded) set(withReceived(view(), message, me.id))
    follow(message.seq)
  }

  /** Asks once about a text that looks like a swindle; those behind it wait for the answer. */
  const deliver = async (waiting: Waiting): Promise<ChatMessage> => {
    try {
      return await sendMessage(family, id, waiting)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'chat.looks-unsafe') throw error
      if (!(await confirm({ ...texts.unsafe, text: explain(error) }))) throw error
      waiting.isSure = true
      return deliver(waiting)
    }
  }

  const queue = createQueue<ChatMessage>({
    deliver: (waiting) => deliver(waiting),
    // A browser may be wrong about its network; an open connection is proof.
    mayTry: () => navigator.onLine || isLive(),
    onSent: ({ originalId }, message) => {
      dropWaiting(me.id, id, originalId)
      receive(message)
      set({ sendError: null })
    },
    onRefused: (waiting, error) => {
      if (error instanceof CallError && error.code === 'chat.looks-unsafe') return takeBack(waiting)
      keepWaiting(me.id, id, { ...waiting, isRefused: true })
      show([waiting], 'failed', whySendFailed(error, family))
    },
    onHalted: (waiting, error) => show(waiting, 'failed', whySendFailed(error, family)),
    onResumed: (waiting) => show(waiting, 'pending'),
  })
  const show = (waiting: Waiting[], state: 'pending' | 'failed', sendError: string | null = null) =>
    set({ entries: withWaiting(view().entries, waiting, { senderId: me.id, senderName: me.name, state }), sendError })

  /** What the member would rather not send goes back to where it was written. */
  const takeBack = ({ originalId, text, pictures = [] }: Waiting) => {
    dropWaiting(me.id, id, originalId)
    set({ entries: view().entries.filter((entry) => entry.id !== null || entry.originalId !== originalId), returned: { text, pictures } })
  }

  const put = (waiting: Waiting) => {
    keepWaiting(me.id, id, waiting)
    show([waiting], 'pending')
    queue.add(waiting)
  }

  const restore = () => {
    for (const waiting of readOutbox(me.id, id)) {
      if (queue.has(waiting.originalId)) continue
      show([waiting], waiting.isRefused ? 'failed' : 'pending')
      if (!waiting.isRefused) queue.add(waiting)
    }
  }

  const loadAbout = async () => {
    try {
      const { state, ...about } = await call(api.chat.about, { params: { room: id } })
      set({ about, aboutError: null })
      take(state)
    } catch (error) {
      set({ aboutError: error })
    }
  }

  const loadHistory = async () => {
    try {
      if (view().isLoaded) return await catchUp()
      const page = await wires[family].page(id, 0)
      set({ ...withPage(view(), page), isLoaded: true, historyError: null })
      restore()
    } catch (error) {
      // What is shown stays; the next tick catches up.
      if (!view().isLoaded) set({ historyError: error })
    }
  }

  const loadOlder = async () => {
    const { firstSeq, lastSeq, isLoadingOlder } = view()
    if (firstSeq <= 1 || isLoadingOlder) return
    set({ isLoadingOlder: true, hasOlderFailed: false })
    try {
      const page = await wires[family].page(id, olderOffset(firstSeq, lastSeq))
      set({ ...withPage(view(), page), isOldestShown: page.every(({ seq }) => seq >= firstSeq), isLoadingOlder: false })
    } catch {
      set({ isLoadingOlder: false, hasOlderFailed: true })
    }
  }

  return {
    id,
    store,
    me,
    use: (wanted: Family) => {
      family = wanted
    },
    /** Fetches the conversation and its newest messages, or what came since. */
    load: oneAtATime(async () => {
      set({ aboutError: null, historyError: null })
      await Promise.all([loadAbout(), loadHistory()])
      follow(receivedSeq)
    }),
    loadOlder,
    catchUp,
    take,
    receive,
    typing,
    setPresence: (isActive: boolean) => set({ presence: { isActive, receivedAt: Date.now() } }),
    setReadBy: (userId: string, seq: number) =>
      set(userId === me.id ? { readSeq: Math.max(view().readSeq, seq) } : { otherReadSeq: Math.max(view().otherReadSeq, seq) }),
    /** Marks everything up to this message as read. */
    read: createReader({ isNews: (seq) => seq > view().readSeq, send: async (seq) => take(await sendRead(id, seq)) }),
    /** Shows a message at once and sends it after those before it. */
    send: (text: string, pictures: string[] = []) =>
      put({
        originalId: newKey(),
        text: text || pictureWords(pictures.length),
        at: new Date().toISOString(),
        ...(pictures.length > 0 && { pictures }),
      }),
    /** Asks for one message anew: the addresses of its pictures expire. */
    renew: async (seq: number) => set({ entries: mergeMessages(view().entries, await messageAt(id, seq)) }),
    /** Retries a failed message, with the same originalId. */
    retry: (originalId: string) => {
      const refused = readOutbox(me.id, id).find((waiting) => waiting.originalId === originalId)
      const failed = view().entries.find((entry) => entry.originalId === originalId && entry.id === null)
      if (queue.has(originalId)) queue.resume()
      else if (failed) {
        const pictures = failed.pictures?.map(({ url }) => url)
        put({ originalId, text: failed.text, at: refused?.at ?? failed.at, ...(pictures && { pictures }) })
      }
    },
    resume: queue.resumeAfterSilence,
    restore,
    hasWaiting: () => !queue.isEmpty(),
    warn: (sendError: string | null) => set({ sendError }),
    /** The composer has taken back what was not sent. */
    forgetReturned: () => set({ returned: null }),
    forget: () => {
      queue.clear()
      typing.end()
    },
  }
}

export type Room = ReturnType<typeof createRoom>
