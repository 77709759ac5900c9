import { stemTerm } from '../query/terms.ts'

/** A word of two senses: where a search fits `when` and not `unless`, things with one of `against` are of the other sense. */
interface Sense {
  when: RegExp
  unless?: RegExp
  against: string[]
}

const senses: Sense[] = [
  { when: /\bmotos?\b/, unless: /\bmotos? ?(?:[gexz] ?\d|edge|one|razr|\d)|motorola|celu/, against: ['celular'] },
  { when: /\bcascos?\b/, unless: /auric|music|bluetooth|gamer/, against: ['auricular', 'auriculares'] },
  {
    when: /\bgatos?\b.*\b(?:autos?|ruedas?|camioneta|hidraulico|toneladas?|tn|chata|coche)\b/,
    against: ['peluche', 'rascador', 'transportadora', 'piedras', 'piedritas'],
  },
  { when: /\bcubiertas?\b.*\b(?:camas?|plazas?)\b/, against: ['neumatico', 'camioneta', 'mountain'] },
  { when: /\bcubiertas?\b/, unless: /\b(?:camas?|plazas?|cubiertos)\b/, against: ['cama', 'cubrecama'] },
  { when: /\bgomas?\b.*\b(?:autos?|chata|camioneta|moto|rodado|\d{3})\b/, against: ['lavarropas', 'borrador'] },
  { when: /\bbaterias?\b.*\b(?:autos?|coche|camioneta|moto|chata)\b/, against: ['celular', 'iphone', 'platos', 'cuerpos'] },
  { when: /\bbat(?:a|eria)s?\b.*\b(?:platos?|bombo|parches|cuerpos|musical|tambor)\b/, against: ['celular', 'iphone', 'taza', 'auto'] },
  { when: /\bplanchas?\b/, unless: /pelo|cabello|bife|carne|asado/, against: ['planchita', 'tabla'] },
  { when: /\bplanchita\b/, against: ['ropa', 'tabla', 'vapor', 'industrial'] },
  { when: /\bmates?\b/, unless: /labial|pintura|color|acabado/, against: ['labial', 'casco'] },
  { when: /\bpantallas?\b.*\b(?:celu|celular|iphone|a\d\d|s\d\d|moto|samsung|notebook|tele|tv)/, against: ['garrafa', 'infrarrojo'] },
  { when: /\bbancos?\b.*\b(?:plaza|jardin|galeria|madera|largo)\b/, against: ['musculacion', 'pecho'] },
  { when: /\bplantas?\b/, unless: /artificial|plastic|pie|zapat/, against: ['artificial'] },
  { when: /\bmonitor(?:es)?\b/, unless: /estudio|bebe|audio|grab|cardi/, against: ['estudio', 'bebe', 'pulso'] },
  { when: /\bcocinas?\b/, unless: /jugu|niñ|nen[ea]/, against: ['juguete'] },
  { when: /\btablas? (?:de )?surf|\bsurf\b/, against: ['planchar', 'asado'] },
  { when: /\bcolumnas?\b|\btorres?\b.*\b(?:sonido|parlante)/, against: ['rascador'] },
]

/** The terms of things that a folded search does not mean, though they share its word. */
export const againstOf = (folded: string): string[] =>
  senses.filter(({ when, unless }) => when.test(folded) && !unless?.test(folded)).flatMap(({ against }) => against.map(stemTerm))
