/**
 * What became of a message: `sent`, taken by the gateway; `refused`, for good; `unavailable`, for now, and after `waitMs` where the gateway
 * says how long. `detail` is for the log: neither number nor text.
 */
export interface SmsResult {
  outcome: 'sent' | 'refused' | 'unavailable'
  detail: string
  waitMs?: number | undefined
}

/** Text messages to mobile telephones. */
export interface Sms {
  /** Sends a text to a number in E.164, e.g. «+5491123456789». Never throws. */
  send(number: string, text: string): Promise<SmsResult>
  /** Where messages go, for the operator; sends nothing. */
  describe(): string
}
