import { assistantRequest } from '@feria/contract/assistant/schemas'
import { ASSISTANT_STREAM } from '@feria/contract/assistant/values'
import type { z } from 'zod'
import { answerLines, compressAtOnce } from '../../core/http/lines.ts'
import { checkAccess, type HttpPart } from '../../core/http.ts'
import { parse } from '../../core/parse.ts'
import { limit } from '../../platform/rate-limit.ts'
import { assistantLines } from './lines.ts'

/** Rate limit of a member's turns, since a model costs the operator time or money. */
const TURNS = { max: 60, seconds: 600 }

/** Streams the assistant's reply; members only. A client that disconnects aborts it, also at the model's endpoint. */
export const assistantHttp: HttpPart = (http, ctxOf) => {
  http.post(ASSISTANT_STREAM, { compress: compressAtOnce }, async (request, reply) => {
    const ctx = await ctxOf(request)
    checkAccess(ctx, { access: 'member' })
    await limit(ctx, `assistant:${ctx.actor?.id}`, TURNS)
    const asked = parse(assistantRequest, request.body ?? {}) as z.output<typeof assistantRequest>
    return answerLines(reply, assistantLines(ctx, asked))
  })
}
