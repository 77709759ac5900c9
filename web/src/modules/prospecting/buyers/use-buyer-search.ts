import type { BuyerLine, BuyerSearch } from '@feria/contract/prospecting/schemas'
import { BUYERS_STREAM, LONGEST_BUYER_SEARCH_SECONDS } from '@feria/contract/prospecting/values'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { readLines } from '../../../lib/read-lines.ts'
import { texts } from '../texts.ts'
import { addLine, type FoundBuyer, nothing } from './found-buyers.ts'

/** A buyer search with streamed results: `search` starts it; `stop` and leaving the page abort it; results stay. */
export const useBuyerSearch = () => {
  const [found, setFound] = useState<FoundBuyer>(nothing)
  const [failure, setFailure] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const search = useCallback(async (body: BuyerSearch) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setFailure('')
    setFound({ ...nothing, state: 'searching' })
    let isWhole = false
    const onLine = (line: BuyerLine) => {
      isWhole ||= line.result !== null
      if (!signal.aborted) setFound((found) => addLine(found, line))
    }
    try {
      await readLines<BuyerLine>(BUYERS_STREAM, { signal, onLine, body, timeoutMs: LONGEST_BUYER_SEARCH_SECONDS * 1000 })
      if (!isWhole) throw new CallError(0)
    } catch (error) {
      if (signal.aborted) return
      setFailure((error instanceof CallError && error.reason) || texts.buyers.failed)
      setFound((found) => ({ ...found, state: 'failed' }))
    }
  }, [])
  const stop = useCallback(() => {
    running.current?.abort()
    setFound((found) => (found.state === 'searching' ? { ...found, state: found.buyers.length > 0 ? 'done' : 'idle' } : found))
  }, [])
  return { found, failure, search, stop }
}
