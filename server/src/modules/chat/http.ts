import { fail } from '../../core/errors.ts'
import type { HttpPart } from '../../core/http.ts'
import { openPicture } from './pictures.ts'

/** The pictures of conversations, at addresses that expire. A browser keeps one for five minutes, no cache between does. */
export const chatHttp: HttpPart = (http, ctxOf) => {
  http.get('/private-files/chat/:signed', async (request, reply) => {
    const ctx = await ctxOf(request)
    const file = await openPicture(ctx, (request.params as { signed: string }).signed)
    if (!file) return fail('uploads.not-found')
    if ('address' in file) return reply.header('cache-control', 'private, no-store').redirect(file.address)
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=300')
      .header('content-disposition', 'inline; filename="foto.webp"')
      .header('content-length', file.bytes)
      .send(file.body)
  })
}
