import type { PagesMeasured } from './pages.ts'
import { sign, table } from './table.ts'

/** Goals: answers a second from the cache, milliseconds until 95 of 100 are there, of processor, and of the sitemap. */
const KEPT = { rate: 1500, p95: 60 }
const ANEW: Record<string, number> = { 'a list of 20 cards': 6, 'a product': 3 }
const MEMORY_MB = 300
const SITEMAP = { seconds: 60, megabytes: 100 }
/** Members may wait this much longer while crawlers are at work. */
const SLOWED_MS = 50

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

/** The rows of the public pages. */
export const pagesTable = ({ kept, anew, rendering, members, residentBytes, sitemap }: PagesMeasured): string =>
  table(
    ['What', 'measured', 'beside it', 'goal'],
    [
      ...kept.map(({ name, measured: { feria, bare, ratio, p95, faults } }) => [
        `${name}, kept: answers a second`,
        faults.length > 0 ? faults.join('; ') : Math.round(feria).toLocaleString('en'),
        `bare ${Math.round(bare).toLocaleString('en')} (${Math.round(ratio * 100)} %), p95 ${p95.toFixed(1)} ms`,
        `≥ ${KEPT.rate.toLocaleString('en')} ${sign(feria >= KEPT.rate)}, p95 ≤ ${KEPT.p95} ms ${sign(p95 <= KEPT.p95)}`,
      ]),
      ...anew.map(({ name, cpuMs, ms }) => [
        `${name}, rendered anew: processor`,
        `${cpuMs.toFixed(1)} ms`,
        `${ms.toFixed(1)} ms until it is there`,
        `≤ ${ANEW[name]} ms ${sign(cpuMs <= (ANEW[name] ?? 0))}`,
      ]),
      ...rendering.map(({ name, cpuMs }) => [
        `${name}, the rendering by itself: processor`,
        `${cpuMs.toFixed(1)} ms`,
        'without queries, compression and sending',
        `≤ ${ANEW[name]} ms ${sign(cpuMs <= (ANEW[name] ?? 0))}`,
      ]),
      [
        'members’ reads while 200 pages a second are crawled: p99',
        members.faults.length > 0 ? members.faults.join('; ') : `${members.crawled.toFixed(1)} ms`,
        `${members.alone.toFixed(1)} ms without`,
        `≤ ${SLOWED_MS} ms more ${sign(members.crawled - members.alone <= SLOWED_MS)}`,
      ],
      ['RSS after all of it', mega(residentBytes), '', `≤ ${MEMORY_MB} MB ${sign(residentBytes / 1e6 <= MEMORY_MB)}`],
      ...(sitemap
        ? [
            [
              `the sitemap of ${sitemap.products.toLocaleString('en')} products`,
              `${sitemap.seconds.toFixed(1)} s`,
              `${mega(sitemap.grownBytes)} more RSS at most`,
              `≤ ${SITEMAP.seconds} s ${sign(sitemap.seconds <= SITEMAP.seconds)}, ` +
                `≤ ${SITEMAP.megabytes} MB ${sign(sitemap.grownBytes / 1e6 <= SITEMAP.megabytes)}`,
            ],
          ]
        : []),
    ],
  )
