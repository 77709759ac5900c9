interface Letter {
  to: string
  subject: string
  /** Plain text; the mail carries it as it is. */
  text: string
}

/** Sends one letter, or throws so that its job is tried again. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
