import { api } from '@feria/contract'
import { BUYERS_STREAM } from '@feria/contract/prospecting/values'
import { answerLines, compressAtOnce } from '../../core/http/lines.ts'
import { type HttpPart, receive } from '../../core/http.ts'
import { buyerLines } from './lines.ts'

/**
 * The search of buyers as a stream, let in, limited and refused as `api.prospecting.findBuyers` is. A reader who goes away ends the reading
 * of pages too.
 */
export const prospectingHttp: HttpPart = (http, ctxOf) => {
  http.post(BUYERS_STREAM, { compress: compressAtOnce }, async (request, reply) => {
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    const { ctx, input } = await receive(api.prospecting.findBuyers, request, ctxOf)
    return answerLines(reply, buyerLines(ctx, input.body, leaving.signal))
  })
}
