import { useEffect } from 'react'
import { useSession } from './session.ts'
import { whenQuiet } from './when-quiet.ts'

/**
 * Keeps one live connection open while a member is signed in, and none otherwise. Renders nothing; its code loads when the first page
 * is idle.
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
    // Without it everything works over HTTP; the next page tries again.
    const cancel = whenQuiet(() => void open().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
      close?.()
    }
  }, [token])
  return null
}
