import type { Answer, api, Input } from '@feria/contract'
import { listNames } from '@feria/contract/admin/values'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../../accounts/accounts.module.ts'

/**
 * Records that the caller saves a list as a file, which may hold personal data: the list and its number of rows. The page asks before it
 * saves. Staff only.
 */
export const recordDownload = (
  ctx: Ctx,
  { body: { list, rows } }: Input<typeof api.admin.recordDownload>,
): Promise<Answer<typeof api.admin.recordDownload>> =>
  withTransaction(ctx, async (ctx) => {
    await audit(ctx, 'list.downloaded', { kind: 'list', id: list, name: listNames[list] }, { rows: String(rows) })
    return { at: ctx.now().toISOString() }
  })
