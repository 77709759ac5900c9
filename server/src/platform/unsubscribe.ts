import { type OptionalEmail, optionalEmails } from '@feria/contract/notifications/values'
import { z } from 'zod'
import type { Ctx } from '../core/context.ts'
import { readSigned, signText } from './signing.ts'

const PURPOSE = 'letter-end'

/** Where letters of a kind can be ended: a page for people, and for mail programs one POST (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/mails/:token'

/**
 * The address in a letter with which its reader ends letters of this kind, signed in or not. It can do nothing else, and does not end:
 * letters are read years later.
 */
export const unsubscribeUrlOf = async (ctx: Ctx, kind: OptionalEmail, userId: string): Promise<string> =>
  `${ctx.config.PUBLIC_URL}${UNSUBSCRIBE_PATH.replace(':token', await signText(ctx, PURPOSE, `${kind}.${userId}`))}`

const ending = z.tuple([z.enum(optionalEmails), z.uuid()])

/** Whose letters of which kind such an address ends; null for what we did not sign. */
export const readUnsubscribeToken = async (ctx: Ctx, token: string): Promise<{ kind: OptionalEmail; userId: string } | null> => {
  const read = ending.safeParse((await readSigned(ctx, PURPOSE, token))?.split('.')).data
  return read ? { kind: read[0], userId: read[1] } : null
}
