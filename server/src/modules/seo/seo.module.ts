import { renewPages } from '../../core/http/page-versions.ts'
import { defineModule } from '../../core/module.ts'
import { seoHttp } from './http.ts'
import { writeSitemap } from './use-cases/write-sitemap.ts'

/** SEO: what search engines are told of the pages that everybody may see. */
export const seo = defineModule({
  name: 'seo',
  http: seoHttp,
  on: { 'catalogue.changed': { 'renew-pages': (ctx, { productId }) => renewPages(ctx.engines.kv, productId) } },
  schedules: { 'write-sitemap': { cron: '37 * * * *', run: (ctx) => writeSitemap(ctx) } },
})
