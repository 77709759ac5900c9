import { api } from '@feria/contract'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { answerLines, compressAtOnce } from '../../core/http/lines.ts'
import { type HttpPart, receive } from '../../core/http.ts'
import { searchLines } from './lines.ts'

/** The search as a stream, with the access and the errors of `api.search.find`. A client that disconnects ends it. */
export const searchHttp: HttpPart = (http, ctxOf) => {
  http.get(SEARCH_STREAM, { compress: compressAtOnce }, async (request, reply) => {
    const { ctx, input } = await receive(api.search.find, request, ctxOf)
    return answerLines(reply, searchLines(ctx, input.query))
  })
}
