import { ownItems, ownSearches } from './lib/relevance-own.ts'
import { asSearched } from './lib/relevance-rankers.ts'
import { readQuery } from '../server/src/language/query/query.ts'
const ranker = asSearched(ownItems)
for (const half of ['tune', 'test', 'more', 'opened', 'fresh'] as const) {
  const rows = ownSearches(half, ranker)
  console.log(half, (rows.reduce((s, r) => s + r.ndcg, 0) / rows.length).toFixed(4))
  if (half === 'tune' || half === 'more') for (const r of rows) if (r.ndcg < 0.995) console.log(`  ${r.ndcg.toFixed(3)} ${r.query} → ${r.first}`)
}
const text = 'Busco una bicicleta de montaña rodado 29 para mi hijo de 12 años, que ande bien, con frenos a disco, en zona norte o capital, hasta 300 mil pesos, usada en buen estado, marca venzo o similar, gracias'
for (let i = 0; i < 500; i++) readQuery(text + i)
const t = performance.now()
for (let i = 0; i < 2000; i++) readQuery(text + (i + 1000))
console.log('readQuery µs', ((performance.now() - t) / 2).toFixed(1))
