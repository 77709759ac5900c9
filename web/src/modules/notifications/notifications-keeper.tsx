import { useEffect, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { whenQuiet } from '../../lib/when-quiet.ts'

const loadLive = async () => (await import('./live.tsx')).Live

/** Keeps the notifications and the bars' counts up to date while a member is signed in; its code loads when the first page is idle. */
export const NotificationsKeeper = () => {
  const userId = useSession((session) => session.user?.id)
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => (userId ? whenQuiet(() => setIsQuiet(true)) : undefined), [userId])
  const Live = useLoaded(loadLive, isQuiet && userId !== undefined)
  return userId && Live ? <Live key={userId} userId={userId} /> : null
}
