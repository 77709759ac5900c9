/** A link to a page of ours, as a sentence that ends in it: «Si no fuiste vos, cambiá tu contraseña». */
export interface EmailLink {
  /** What stands before the link; may be empty. */
  text: string
  label: string
  /** Of a page of ours: the address in front of it is `PUBLIC_URL`, never one from a request. */
  path: string
}

/** The one thing to do. */
export interface EmailButton {
  label: string
  path: string
  /** The sentence before it. */
  lead?: string
}

interface EmailPicture {
  /** Of a picture that we serve. */
  path: string
  width: number
  height: number
}

/** Letters of a text that a mailbox shows beside the subject. */
export const PREHEADER = 120

/** The side of the square that a picture fits in, in points. */
export const EMAIL_PICTURE = 96

/** A product or what else has a picture. */
export interface EmailItem {
  name: string
  detail?: string | undefined
  picture?: EmailPicture | undefined
}

/** What an email says, from which its text and its HTML are made, in this order. All texts are plain: the layout escapes them. */
export interface EmailContent {
  /** Also the heading of the HTML. */
  subject: string
  /** What mailboxes show after the subject: one line that says more than it. */
  preheader: string
  paragraphs: string[]
  /** Somebody's own words, with their line breaks. */
  quote?: string | undefined
  items?: EmailItem[]
  /** Of how many the items are the first; by default they are all. */
  itemCount?: number
  facts?: (readonly [label: string, value: string])[]
  /** Something to be read aloud or copied, and what to do with it. */
  code?: { label: string; value: string; note?: string }
  list?: { title: string; entries: string[] }
  button?: EmailButton
  /** Smaller print after the button. */
  notes?: (string | EmailLink)[]
}

/** An email to somebody. */
export interface Email extends EmailContent {
  to: string
  /** The name in the greeting; null where the requester supplied it and the address may be a stranger's. */
  name: string | null
  /** For optional emails: the line that ends them, and the path of `unsubscribePathOf` for mail clients. */
  unsubscribe?: EmailLink & { oneClickPath: string }
}

/** The installation that an email is from. */
export interface EmailSite {
  brand: string
  /** `PUBLIC_URL`. */
  url: string
}
