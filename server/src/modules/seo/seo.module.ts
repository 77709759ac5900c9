import { renewPages } from '../../core/http/page-versions.ts'
import { defineModule } from '../../core/module.ts'
import { seoHttp } from './http.ts'
import { renewPagesOf } from './use-cases/renew-pages-of.ts'
import { sweepPageCards } from './use-cases/sweep-page-cards.ts'
import { writeSitemap } from './use-cases/write-sitemap.ts'

/** SEO: what search engines are told of the pages that everybody may see. */
export const seo = defineModule({
  name: 'seo',
  http: seoHttp,
  on: {
    'catalogue.changed': { 'renew-pages': (ctx, { productId }) => renewPages(ctx.engines.kv, productId) },
    'accounts.restricted': { 'renew-pages-of': renewPagesOf },
    'accounts.restriction-ended': { 'renew-pages-of': renewPagesOf },
    'wishes.public-changed': { 'renew-wish-page': (ctx, { wishId }) => renewPages(ctx.engines.kv, wishId) },
  },
  schedules: {
    'write-sitemap': { cron: '37 * * * *', run: (ctx) => writeSitemap(ctx) },
    'sweep-page-cards': { cron: '29 4 * * *', run: sweepPageCards },
  },
})
