interface Email {
  to: string
  subject: string
  /** Plain text; the mail carries it as it is. */
  text: string
}

/** A letter on its way. */
export interface SentEmail extends Email {
  /** Where its reader ends letters of this kind without signing in, by one POST (RFC 8058); none in letters that nobody can do without. */
  unsubscribeUrl?: string | undefined
}

/** A letter that was written instead of sent. Its id sorts by the time of writing. */
export interface WrittenEmail extends Email {
  id: string
  at: Date
}

/** Letters that were written to be read here, where no mail server sends them. */
interface Outbox {
  /** The newest letters before an id (from the newest without one), at most `limit`, without their texts. */
  list(before: string | undefined, limit: number): Promise<Omit<WrittenEmail, 'text'>[]>
  /** One letter, or null when there is none of this id. */
  read(id: string): Promise<WrittenEmail | null>
}

export interface Mail {
  /** Sends one letter, or throws so that its job is tried again. */
  send(email: SentEmail): Promise<void>
  /** Says where letters go, or throws when they cannot. */
  check(): Promise<string>
  /** Null where letters leave for a mail server. */
  outbox: Outbox | null
}
