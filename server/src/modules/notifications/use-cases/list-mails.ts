import type { Answer, api, Input } from '@feria/contract'
import type { WrittenMail } from '@feria/contract/notifications/schemas'
import type { Page } from '@feria/contract/page'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { audit } from '../../accounts/accounts.module.ts'
import { maskSecrets } from '../mail-secrets.rules.ts'

/** Emails written to files, newest first; none when a mail server sends them. Admins only. */
export const listMails = async (ctx: Ctx, { query }: Input<typeof api.notifications.mails>): Promise<Page<WrittenMail>> => {
  const before = readCursor(z.string().max(80), query.cursor)
  const letters = (await ctx.engines.mail.outbox?.list(before, query.limit + 1)) ?? []
  return pageOf(letters, query.limit, toWritten, (letter) => letter.id)
}

/** One written email with its text, with masked links: they are for its reader alone, not even for admins. Admins only, audited. */
export const readMail = async (
  ctx: Ctx,
  { params }: Input<typeof api.notifications.mail>,
): Promise<Answer<typeof api.notifications.mail>> => {
  const letter = await ctx.engines.mail.outbox?.read(params.id)
  if (!letter) return fail('notifications.mail-not-found')
  await audit(ctx, 'mail.read', { kind: 'mail', id: letter.id, name: letter.subject }, { to: letter.to })
  return { ...toWritten(letter), text: maskSecrets(letter.text) }
}

const toWritten = ({ id, to, subject, at }: { id: string; to: string; subject: string; at: Date }): WrittenMail => ({
  id,
  to,
  subject,
  at: at.toISOString(),
})
