import { z } from 'zod'
import { readRoomId } from './rooms.ts'
import { MAX_MESSAGE, MAX_MESSAGE_PICTURES, pictureWords } from './values.ts'

/** A room's id. */
export const roomId = z
  .string({ error: 'Elegí una conversación.' })
  .refine((text) => readRoomId(text) !== null, 'Esa conversación no existe.')

/** The sender was asked whether a text that looks like a swindle should be sent, and said yes. */
export const isSure = z.boolean({ error: 'isSure es true o false.' }).default(false)

/** A name has up to 200 characters, but clients may send more. */
export const loose = z.string().max(1000).nullish()

const OWN_PICTURE = /^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,5}\.webp$/
/** The addresses of the sender's own uploads. */
const pictures = z
  .array(
    z
      .string()
      .regex(OWN_PICTURE, 'Elegí una foto que hayas subido.')
      .meta({ examples: ['/files/019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f01/1280.webp'] }),
    { error: 'Elegí fotos que hayas subido.' },
  )
  .max(MAX_MESSAGE_PICTURES, `Podés mandar hasta ${MAX_MESSAGE_PICTURES} fotos por mensaje.`)
  .refine((urls) => new Set(urls.map((url) => url.split('/')[2])).size === urls.length, 'Mandá cada foto una sola vez.')

/** What every way of sending accepts: the text and the room under any of their names; name and time are set by the server. */
export const messageFields = z.object({
  room: roomId.optional(),
  roomId: roomId.optional(),
  room_id: roomId.optional(),
  content: z.string({ error: 'Escribí un mensaje.' }).optional(),
  text: z.string({ error: 'Escribí un mensaje.' }).optional(),
  message: z.string({ error: 'Escribí un mensaje.' }).optional(),
  senderId: loose,
  sender_id: loose,
  senderName: loose,
  sender_name: loose,
  timestamp: z.union([z.string().max(100), z.number()]).nullish(),
  originalId: z
    .string()
    .regex(/^[\w.:-]{1,100}$/, 'originalId tiene que tener hasta 100 letras, números o guiones.')
    .nullish(),
  isSure,
  pictures: pictures.optional(),
})

export const readMessage = (sent: z.output<typeof messageFields>, context: z.RefinementCtx) => {
  const { pictures = [] } = sent
  const written = (sent.content ?? sent.text ?? sent.message ?? '').trim()
  const content = written === '' && pictures.length > 0 ? pictureWords(pictures.length) : written
  const complain = (message: string) => context.addIssue({ code: 'custom', path: ['content'], message })
  if (content === '') complain('Escribí un mensaje.')
  if (content.length > MAX_MESSAGE) complain(`Escribí como máximo ${MAX_MESSAGE} caracteres.`)
  if (content.includes('\0')) complain('Hay un carácter que no se puede usar.')
  return {
    room: sent.room ?? sent.roomId ?? sent.room_id ?? null,
    content,
    senderId: sent.senderId ?? sent.sender_id ?? null,
    originalId: sent.originalId ?? null,
    isSure: sent.isSure,
    pictures,
  }
}
