import { useEffect } from 'react'
import { useSession } from './session.ts'
import { whenQuiet } from './when-quiet.ts'

/**
 * Keeps one live connection open while somebody is signed in, and none otherwise. Shows nothing; its code comes in a quiet moment of the
 * first page.
 */
export const SocketKeeper = () => {
  const token = useSession((session) => session.token)
  useEffect(() => {
    if (!token) return
    let isOver = false
    let close: (() => void) | undefined
    const open = async () => {
      const { closeSocket, openSocket } = await import('./socket.ts')
      if (isOver) return
      close = closeSocket
      await openSocket(token)
    }
    // Without it everything works through HTTP; it is tried again with the next page.
    const cancel = whenQuiet(() => void open().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
      close?.()
    }
  }, [token])
  return null
}
