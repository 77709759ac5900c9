import { readFileSync } from 'node:fs'
import { wishQuery } from '../server/src/modules/wishes/match.rules.ts'
import { isSameKind, kindsOffered, thingOf } from '../server/src/language/scoring/same-kind.ts'
for (const line of readFileSync('/tmp/hBw/lines.txt', 'utf8').trim().split('\n')) {
  const [wish = '', name = ''] = line.split('|')
  const o = kindsOffered(name, '')
  if (!isSameKind(thingOf(wishQuery(wish)).kinds, o.kinds)) console.log(`${wish} ✗ ${name} → ${[...o.kinds].join(',')}`)
}
