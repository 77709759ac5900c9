import { Readable } from 'node:stream'
import { argentineDay } from '@feria/contract/argentine-day'
import { SALES_CSV_PATH } from '@feria/contract/reports/values'
import { checkAccess, type HttpPart } from '../../core/http.ts'
import { limit } from '../../platform/rate-limit.ts'
import { exportSales } from './use-cases/export-sales.ts'

const EXPORTS = { max: 60, seconds: 3600 }

/** The member's own sales as a file, streamed while it is read. */
export const reportsHttp: HttpPart = (http, ctxOf) => {
  http.get(SALES_CSV_PATH, async (request, reply) => {
    const ctx = await ctxOf(request)
    checkAccess(ctx, { access: 'member' })
    await limit(ctx, `sales-csv:${ctx.actor?.id}`, EXPORTS)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="ventas-${argentineDay(ctx.now())}.csv"`)
      .send(Readable.from(exportSales(ctx)))
  })
}
