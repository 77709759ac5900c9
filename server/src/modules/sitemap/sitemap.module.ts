import { defineModule } from '../../core/module.ts'
import { sitemapHttp } from './http.ts'
import { writeSitemap } from './use-cases/write-sitemap.ts'

/** Sitemap: what search engines are told of the pages that everybody may see. */
export const sitemap = defineModule({
  name: 'sitemap',
  http: sitemapHttp,
  schedules: { 'write-sitemap': { cron: '37 * * * *', run: (ctx) => writeSitemap(ctx) } },
})
