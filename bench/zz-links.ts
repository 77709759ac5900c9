import { readFileSync } from 'node:fs'
import { wishQuery } from '../server/src/modules/wishes/match.rules.ts'
import { isSameKind, kindsOffered, thingOf } from '../server/src/language/scoring/same-kind.ts'
const missing: string[] = []
let all = 0
for (const line of readFileSync('/tmp/hBw/links.txt', 'utf8').trim().split('\n')) {
  const names = line.split('/').map((x) => x.trim())
  for (const a of names) for (const b of names) if (a !== b) {
    all++
    if (!isSameKind(thingOf(wishQuery(a)).kinds, kindsOffered(b, '').kinds)) missing.push(`${a} → ${b}`)
  }
}
console.log(missing.length, 'of', all, '\n' + missing.join('\n'))
