import type { AssistantLine, Chips } from '@feria/contract/assistant/schemas'
import { ASSISTANT_STREAM } from '@feria/contract/assistant/values'
import { create } from 'zustand'
import { CallError } from '../../../lib/call.ts'
import { readLines } from '../../../lib/read-lines.ts'
import { onSignOut, useSession } from '../../../lib/session.ts'
import { addLine, askedAgain, type Exchange, newExchange, requestOf, withChips } from './exchange.ts'

/** A model on the operator's own machine is slow: three rounds of 45 s at most. */
const TIMEOUT_MS = 150_000

interface TalkStore {
  exchanges: Exchange[]
  /** Asks a question; does nothing while an answer is streaming. */
  ask(question: string): void
  /** Asks the last question again with edited chips; aborts a streaming answer. */
  edit(chips: Chips): void
  /** Retries the last question. */
  retry(): void
  /** Stops the streaming answer, keeping what has arrived. */
  stop(): void
  /** Clears the conversation. */
  reset(): void
}

let controller = new AbortController()
let lastId = 0

/** The conversation with the assistant, in the tab's memory only; cleared on sign-out. */
export const useTalk = create<TalkStore>()((set, get) => {
  const changeLast = (change: (last: Exchange) => Exchange) =>
    set(({ exchanges }) => ({ exchanges: exchanges.map((one, n) => (n === exchanges.length - 1 ? change(one) : one)) }))

  const run = async () => {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const { token } = useSession.getState()
    try {
      await readLines<AssistantLine>(ASSISTANT_STREAM, {
        body: requestOf(get().exchanges),
        signal,
        timeoutMs: TIMEOUT_MS,
        onLine: (line) => !signal.aborted && changeLast((last) => addLine(last, line)),
      })
      if (!signal.aborted && get().exchanges.at(-1)?.state === 'asking') throw new CallError(0)
    } catch (error) {
      if (signal.aborted) return
      const isOver = error instanceof CallError && error.code === 'accounts.sign-in' && token === useSession.getState().token
      if (isOver) return useSession.getState().signOut('server')
      changeLast((last) => ({ ...last, state: 'failed', error }))
    }
  }

  return {
    exchanges: [],
    ask: (question) => {
      const { exchanges } = get()
      const words = question.trim()
      if (!words || exchanges.at(-1)?.state === 'asking') return
      set({ exchanges: [...exchanges, newExchange(++lastId, words)] })
      void run()
    },
    edit: (chips) => {
      changeLast((last) => withChips(last, chips))
      void run()
    },
    retry: () => {
      changeLast(askedAgain)
      void run()
    },
    stop: () => {
      controller.abort()
      changeLast((last) => (last.state === 'asking' ? { ...last, state: 'stopped' } : last))
    },
    reset: () => {
      controller.abort()
      set({ exchanges: [] })
    },
  }
})

onSignOut(() => useTalk.getState().reset())
