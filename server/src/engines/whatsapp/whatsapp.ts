/** Why a message was not taken: a wrong or expired token, nobody at that number, too many, another refusal, or no clear answer in time. */
export type WhatsappTrouble = 'not-allowed' | 'not-reached' | 'limit' | 'refused' | 'no-answer'

/** What became of a message: taken, with the service's id, or not. After `no-answer` nobody knows, so it must not be sent again. */
export type Sent = { id: string } | { trouble: WhatsappTrouble; detail: string }

/** Messages of the marketplace at WhatsApp, in the words of a template that was approved there. */
export interface Whatsapp {
  /** Sends the template to a telephone, e.g. «+54 9 11 2345 6789», its blanks filled in their order. Never throws. */
  send(phone: string, words: string[]): Promise<Sent>
}
