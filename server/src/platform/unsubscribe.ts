import { type OptionalEmail, optionalEmails } from '@feria/contract/notifications/values'
import { z } from 'zod'
import type { Ctx } from '../core/context.ts'
import { readSigned, signText } from './signing.ts'

const PURPOSE = 'letter-end'

/** Where a kind of email is unsubscribed from: a page for people, and one POST for mail clients (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/mails/:token'

/**
 * The path at which an email is unsubscribed from, valid signed in or not. It can do nothing else and never expires: emails are read years
 * later.
 */
export const unsubscribePathOf = async (ctx: Ctx, kind: OptionalEmail, userId: string): Promise<string> =>
  UNSUBSCRIBE_PATH.replace(':token', await signText(ctx, PURPOSE, `${kind}.${userId}`))

const ending = z.tuple([z.enum(optionalEmails), z.uuid()])

/** The member and the kind of email of an unsubscribe token; null unless we signed it. */
export const readUnsubscribeToken = async (ctx: Ctx, token: string): Promise<{ kind: OptionalEmail; userId: string } | null> => {
  const read = ending.safeParse((await readSigned(ctx, PURPOSE, token))?.split('.')).data
  return read ? { kind: read[0], userId: read[1] } : null
}
