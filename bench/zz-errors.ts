import { readFileSync } from 'node:fs'
import { judgedOwn, measureOwnPairs, ownPairs } from './lib/relevance-own.ts'
const sets = process.argv.slice(2)
for (const s of ['tune', 'more', 'hands', 'hands-blind', 'hands-2', 'test', 'blind']) {
  const m = measureOwnPairs(s as never)
  console.log(s.padEnd(12), 'macro', m.macro.toFixed(4), 'precision', m.precision.toFixed(4), 'each', m.each.map((x) => x.toFixed(3)).join(' '), s === 'test' || s === 'blind' || s === 'hands-blind' ? '' : JSON.stringify(m.confusion))
}
for (const s of sets)
  for (const p of ownPairs(s as never)) {
    const j = judgedOwn(p)
    if (j.verdict !== p.verdict) console.log(`${s} ${p.verdict}>${j.verdict} «${p.wish.text}»${p.wish.maxPrice ? ` ≤${p.wish.maxPrice}` : ''} [${j.what}] @${p.wish.place ?? ''} ~ «${p.product.name}» (${p.product.brand ?? ''}; ${p.product.category}; ${p.product.condition}; ${p.product.price}; ${p.product.place}${p.product.ships ? ' sends' : ''}; ${p.product.details}) ${j.reasons.map((r) => `${r.kind}:${r.detail}`).join(' | ')}`)
  }
