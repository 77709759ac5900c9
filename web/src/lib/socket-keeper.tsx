import { useEffect } from 'react'
import { useSession } from './session.ts'
import { closeSocket, openSocket } from './socket.ts'
import { whenQuiet } from './when-quiet.ts'

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
