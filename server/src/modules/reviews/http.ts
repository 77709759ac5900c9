import { api } from '@feria/contract'
import { type HttpPart, receive } from '../../core/http.ts'
import { visitorIn } from '../reselling/reselling.module.ts'
import { writeReview } from './use-cases/write-review.ts'

/** The call that reads the cookie of a browser: what is written in one of the other party's does not count. */
export const reviewsHttp: HttpPart = (http, ctxOf) => {
  http.post(api.reviews.write.path, async (request, reply) => {
    const { ctx, input } = await receive(api.reviews.write, request, ctxOf)
    return reply.status(201).send(await writeReview(ctx, input, await visitorIn(ctx, request)))
  })
}
