/**
 * Why a message was not accepted: an invalid or expired token, nobody at that number, rate limited, another refusal, or no clear response
 * in time.
 */
export type WhatsappTrouble = 'not-allowed' | 'not-reached' | 'limit' | 'refused' | 'no-answer'

/** The outcome of a message: accepted, with the service's id, or not. After `no-answer` it is unknown, so it must not be sent again. */
export type Sent = { id: string } | { trouble: WhatsappTrouble; detail: string }

/** Messages of the marketplace on WhatsApp, by an approved template. */
export interface Whatsapp {
  /** Sends the template to a phone number, e.g. «+54 9 11 2345 6789», with its parameters in order. Never throws. */
  send(phone: string, words: string[]): Promise<Sent>
}
