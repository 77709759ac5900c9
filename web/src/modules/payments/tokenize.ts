import type { ErrorAnswer } from '@feria/contract/errors'
import type { CardData, CardToken } from '@feria/contract/payments'
import { CallError } from '../../lib/call.ts'
import { readAnswer } from '../../lib/read-answer.ts'

const PATIENCE_MS = 30_000

/**
 * Trades a card for a token at the provider's own address: the one place that card data is ever sent to, without the member's session.
 * Refuses with CallError.
 */
export const tokenize = async (tokenUrl: string, card: CardData): Promise<CardToken> => {
  let response: Response
  let json: unknown
  try {
    response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(card),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    json = await readAnswer(response)
  } catch {
    throw new CallError(0)
  }
  if (response.ok) return json as CardToken
  throw new CallError(response.status, (json ?? undefined) as Partial<ErrorAnswer> | undefined)
}
