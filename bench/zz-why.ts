import { readOffered, wishQuery } from '../server/src/modules/wishes/match.rules.ts'
import { needsOf } from '../server/src/modules/wishes/wish-needs.rules.ts'
import { thingOf, kindsOffered } from '../server/src/language/scoring/same-kind.ts'
import { classify } from '../server/src/language/scoring/classify.ts'
import { readWish } from '../server/src/language/wishes/grammar.ts'
import { isExcluded } from '../server/src/modules/wishes/match-excluded.rules.ts'
const [w = '', n = '', cat = '', d = ''] = process.argv.slice(2)
const chips = readWish(w, () => false)
const q = wishQuery([chips.what, ...chips.without].filter(Boolean).join(' '))
const o = readOffered({ name: n, description: '', details: d, categoryName: cat || null }, { location: '', priceMinor: 1, currency: 'ARS', comparableMinor: null, condition: 'Usado' })
const needs = needsOf(q)
const t = thingOf(q)
console.log('what', chips.what, '| thing', t.word, [...t.kinds].join(','), '| phrase', t.phrase, '| other', t.other)
console.log('defining', needs.defining.map((x) => x.text).join(','), '| variant', needs.variant.map((x) => x.text).join(','), '| soft', [...needs.soft].join(','), '| isPart', needs.isPart, 'isService', needs.isService)
console.log('offered', [...o.kinds].join(','), '| phrase', o.phrase, '| other', o.other, '| firstPart', o.firstPart, '| isThing', o.isThing, 'implied', o.isImplied, '| compl', [...o.complements].join(','))
const v = classify(q, o.text)
console.log('verdict', v.kind, v.certainty.toFixed(2), v.reasons.map((r) => r.kind + ':' + r.detail).join(' '), 'excluded', isExcluded(q, needs, o, { query: q }))
