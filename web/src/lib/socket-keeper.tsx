import { useEffect } from 'react'
import { useSession } from './session.ts'
import { closeSocket, openSocket } from './socket.ts'

/** The connection waits for a quiet moment of the first page, but not longer. */
const LATEST_MS = 2000

const whenQuiet = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, LATEST_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** Keeps one live connection open while somebody is signed in, and none otherwise. Shows nothing. */
export const SocketKeeper = () => {
  const token = useSession((session) => session.token)
  useEffect(() => {
    if (!token) return
    // Without it everything works through HTTP; it is tried again with the next page.
    const cancel = whenQuiet(() => void openSocket(token).catch(() => undefined))
    return () => {
      cancel()
      closeSocket()
    }
  }, [token])
  return null
}
