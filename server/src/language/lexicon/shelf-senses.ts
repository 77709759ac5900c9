import { stem } from '../text/stem.ts'
import { phraseTerm } from './synonyms.ts'

/** What a word of several things means at the beginning of a name on a shelf; `_` joins the words of the thing. */
const senses: Record<string, string> = {
  'Libros y Música': 'bateria=bateria_acustica teclado=teclado_musical bajo=bajo_electrico disco=disco_de_vinilo',
  Automóviles: 'bateria=bateria_de_auto cubierta=neumatico goma=neumatico casco=casco_de_moto gato=crique',
  Deportes: 'casco=casco_de_bicicleta caña=caña_de_pescar cinta=cinta_de_correr pala=paleta_de_padel lentes=lentes_de_natacion',
  Juguetes: 'auto=auto_de_juguete moto=moto_de_juguete cocina=cocina_de_juguete camion=auto_de_juguete',
  'Salud y Belleza': 'plancha=plancha_de_pelo secador=secador_de_pelo',
}
const bySense = new Map(
  Object.entries(senses).flatMap(([shelf, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [word = '', thing = ''] = pair.split('=')
      return [`${shelf}|${stem(word)}`, phraseTerm(thing.split('_'))] as const
    }),
  ),
)

/** The term of the thing that a stem means at the beginning of a name on a shelf: «batería» among the instruments; undefined for others. */
export const senseOnShelf = (stemmed: string, shelf: string | null): string | undefined => bySense.get(`${shelf}|${stemmed}`)
