import { api } from '@feria/contract'
import { BUYERS_STREAM } from '@feria/contract/prospecting/values'
import { answerLines, compressAtOnce } from '../../core/http/lines.ts'
import { type HttpPart, receive } from '../../core/http.ts'
import { buyerLines } from './lines.ts'

/**
 * The search for buyers as a stream, with the access, limits and errors of `api.prospecting.findBuyers`. A client that disconnects also
 * stops the reading of pages.
 */
export const prospectingHttp: HttpPart = (http, ctxOf) => {
  http.post(BUYERS_STREAM, { compress: compressAtOnce }, async (request, reply) => {
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    const { ctx, input } = await receive(api.prospecting.findBuyers, request, ctxOf)
    return answerLines(reply, buyerLines(ctx, input.body, leaving.signal))
  })
}
