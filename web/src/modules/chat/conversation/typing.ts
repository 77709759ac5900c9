import { TYPING_MS, TYPING_SHOWN_MS } from '@feria/contract/chat/values'

/** A little more than the server's limit, so that an event is not early by the jitter of the network. */
const AIR_MS = 200

interface Options {
  /** Announces it to the other member. */
  announce: () => void
  /** Shows whether the other member is typing. */
  show: (isTyping: boolean) => void
}

/** Typing in a room, of both: one's own is announced at most once in 3 s; the other's counts for 4 s, or until their message. */
export const createTyping = ({ announce, show }: Options) => {
  let announcedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** The member typed a letter. */
    type: () => {
      const now = Date.now()
      if (now - announcedAt < TYPING_MS + AIR_MS) return
      announcedAt = now
      announce()
    },
    /** The other member was announced as typing. */
    begin: () => {
      clearTimeout(timer)
      timer = setTimeout(() => show(false), TYPING_SHOWN_MS)
      show(true)
    },
    /** Their message has arrived, or they are away. */
    end: () => {
      clearTimeout(timer)
      show(false)
    },
  }
}
