import { groups, phraseTerm, synonymsOf } from '../server/src/language/lexicon/synonyms.ts'
import { shelfOfTerm } from '../server/src/language/lexicon/shelves.ts'
import { isPartWord } from '../server/src/language/lexicon/parts.ts'
const out = groups.filter((g) => !g.isNear && g.members.every((m) => m.isBound || !shelfOfTerm(phraseTerm(m.words)))).map((g) => g.members[0]!.words.join('_') + (g.members[0]!.isBound ? '*' : '')).filter((w) => !isPartWord(w.split('_')[0]!))
console.log(out.length, out.join(' '))
