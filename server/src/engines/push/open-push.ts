import type { Config } from '../../config.ts'
import type { PushSender } from './push.ts'

/** Web Push if it has keys, otherwise null: nothing is sent and the web does not offer it. */
export const openPush = async ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Config): Promise<PushSender | null> => {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return null
  const { openWebPush } = await import('./web-push.ts')
  return openWebPush({ publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT })
}
