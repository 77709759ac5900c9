/** A browser's endpoint, with the keys that only it can decrypt with. */
interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

interface PushMessage {
  /** At most about 3 kB: push services take 4096 bytes, encrypted. */
  text: string
  /** How long the push service keeps it for an offline browser. */
  ttlSeconds: number
  /** Up to 32 letters, digits, - or _: a later message of the same topic replaces a waiting one. */
  topic: string
}

/** Sends push messages to closed browsers, through their push services. */
export interface PushSender {
  /** The public key for subscriptions, in base64url. */
  publicKey: string
  /** False for a URL that is not a push service's: not https, inside the own network, or with a user and password. */
  mayUse(endpoint: string): boolean
  /**
   * Sends one message, encrypted for its browser. `gone`: the subscription has ended. `refused`: a retry would not help. `waitMs`: the
   * service asks for a pause, perhaps a very long one. Throws when a retry may help: no response, rate limited without a time, or a
   * server error.
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'refused' | { waitMs: number }>
}
