/** Where a browser wants to be told, with the keys that only it can read with. */
interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

interface PushMessage {
  /** At most about 3 kB: push services take 4096 bytes, encrypted. */
  text: string
  /** The push service keeps it so long for a browser that is away. */
  ttlSeconds: number
  /** Up to 32 letters, digits, - or _: a later message of the same topic takes the place of one that still waits. */
  topic: string
}

/** Tells browsers that are not open, through the push service of each. */
export interface PushSender {
  /** What browsers subscribe with, base64url. */
  publicKey: string
  /** False for an address that is no push service: not https, inside the own network, or with a user and password. */
  mayUse(endpoint: string): boolean
  /**
   * Sends one message, encrypted for its browser. `gone`: that browser does not want to be told any more. `refused`: sending it again would
   * not help. `waitMs`: the service has too much to do and asks to be left alone for so long, which may be for ever. Throws when sending it
   * again may help: no answer, too many at once without a time, or the service is broken.
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'refused' | { waitMs: number }>
}
