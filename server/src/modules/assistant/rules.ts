import type { Role } from '@feria/contract/accounts/values'

/** Drafts are for Premium members and admins. */
export const mayDraft = (role: Role): boolean => role === 'premium' || role === 'admin'

/** URLs, emails and phone numbers, which a draft never copies from a picture. */
const CONTACTS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\+?\d[\d\s().-]{7,}\d/gi

/** A model's text as plain text of at most `max` characters; null when nothing is left. */
export const cleanText = (text: string | null | undefined, max: number): string | null =>
  (text ?? '')
    .replace(CONTACTS, ' ')
    .replace(/[<>`\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, max)
    .trim() || null
