interface Email {
  to: string
  subject: string
  /** Plain text, sent as it is. */
  text: string
}

/** An email to send. */
export interface SentEmail extends Email {
  /** The same as HTML. */
  html: string
  /** Where its reader unsubscribes without signing in, by one POST (RFC 8058); only in optional emails. */
  unsubscribeUrl?: string | undefined
}

/** An email written instead of sent. Its id sorts by time. */
export interface WrittenEmail extends Email {
  id: string
  at: Date
}

/** Emails written to be read here, without a mail server. */
interface Outbox {
  /** The newest emails before an id (from the newest without one), at most `limit`, without their texts. */
  list(before: string | undefined, limit: number): Promise<Omit<WrittenEmail, 'text'>[]>
  /** One email; null for an unknown id. */
  read(id: string): Promise<WrittenEmail | null>
}

export interface Mail {
  /** Sends one email; throws an `EmailRefused` when it was refused for good, and anything else so that its job is retried. */
  send(email: SentEmail): Promise<void>
  /** Describes where emails go; throws when they cannot be sent. */
  check(): Promise<string>
  /** Null when a mail server sends them. */
  outbox: Outbox | null
}
