import { fold } from '@feria/contract/fold'
import { stem } from '../text/stem.ts'

/**
 * Values of one property that exclude each other, a property per line and its values between bars: a thing that says one of them is no
 * thing of another. `_` joins the words of a value. A leading `!` marks a property of which another value makes another thing, not
 * another variant: a gas heater is of no use to who asks for an electric one.
 */
const properties = `
! electrico electrica enchufe 220 | gas garrafa multigas envasado tiro_balanceado | nafta naftero naftera explosion 2_tiempos | leña | solar
! electrica electroacustica | criolla clasica española | acustica
! techo colgante | pared mural | pie piso
! inalambrico inalambrica wireless bluetooth sin_cable | con_cable cableado
! natacion | trucker beisbol visera
! futbol | basquet basket | voley | rugby | handball hockey | tenis padel
! bebe beba | perro perra canino | gato gatito felino
! liso lisa lisas lisos | estampado estampada floreado floreada rayado rayada cuadrille
! manga_larga mangas_largas | manga_corta mangas_cortas | musculosa sin_mangas
! artificial artificiales plastica | natural naturales
! delantero delantera | trasero trasera
! derecho derecha | izquierdo izquierda
! interior | exterior
! manual | automatico automatica
! ruta carretera rutera | mountain mtb montaña | playera | bmx | fija estatica indoor
! ingles | frances | italiano | portugues | aleman
! in_ear intraural | over_ear vincha
! horizontal | vertical
! digital | analogico analogica agujas
frontal | superior
! liquido liquida | polvo | barra solido solida
! crudo | lustrado
! soltero | matrimonial
! android | iphone ios
! trifasico trifasica | monofasico monofasica
! diatonica diatonico | cromatica cromatico
! 4x4 | 4x2
titular | suplente alternativa | arquero
redonda redondo | rectangular | cuadrada cuadrado | ovalada ovalado
corto corta | largo larga
diesel gasoil tdi | nafta naftero naftera
laser | tinta chorro_tinta
espresso express | capsula | italiana volturno | embolo
malbec | cabernet | merlot | syrah | bonarda | torrontes | chardonnay
cachorro | senior
curvo | plano
rigida rigido | blanda blando
ddr3 | ddr4 | ddr5
! rn recien_nacido | xg xxg xxxg
frio_calor | solo_frio
tiro_balanceado | tiro_natural sin_salida camara_abierta
cuero | ecocuero cuerina simil_cuero eco_cuero cuero_ecologico cuero_sintetico
online virtual zoom distancia | presencial presenciales
imperial | torpedo | camionero
`

interface Value {
  property: number
  value: number
  isOther: boolean
}

const values = new Map<string, Value[]>()
const termOf = (name: string): string => name.split('_').map(stem).join('_')
for (const [property, line] of properties.trim().split('\n').entries()) {
  const isOther = line.startsWith('!')
  for (const [value, words] of line.replace('!', '').split('|').entries()) {
    for (const word of words.trim().split(/\s+/)) {
      const term = termOf(fold(word.replaceAll('_', ' ')).replaceAll(' ', '_'))
      values.set(term, [...(values.get(term) ?? []), { property, value, isOther }])
    }
  }
}

const valueStarts = new Set([...values.keys()].map((term) => term.split('_')[0] ?? ''))

/** The values of properties that folded words name, alone or two together. */
const valuesIn = (words: readonly string[]): Value[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1]
    const own = stem(word)
    return [...(values.get(own) ?? []), ...(next === undefined ? [] : (values.get(`${own}_${stem(next)}`) ?? []))]
  })

/** Whether a folded word is, or begins, a value of a property. */
export const namesValue = (word: string): boolean => valueStarts.has(stem(word))

/** How what is offered contradicts what is wished: it is another thing, another variant, or neither (null). */
export const contrastOf = (wished: readonly string[], offered: readonly string[]): 'other' | 'variant' | null => {
  const wanted = valuesIn(wished)
  if (wanted.length === 0) return null
  const there = valuesIn(offered)
  let found: 'other' | 'variant' | null = null
  for (const { property, isOther } of wanted) {
    const own = wanted.filter((one) => one.property === property).map(({ value }) => value)
    const others = there.filter((one) => one.property === property).map(({ value }) => value)
    if (others.length === 0 || others.some((value) => own.includes(value))) continue
    if (isOther) return 'other'
    found = 'variant'
  }
  return found
}

/** Whether what is offered says a value that is refused, by any of its words: «que no sea a gas», «tiro balanceado». */
export const namesValueOf = (refused: readonly string[], offered: readonly string[]): boolean => {
  const there = valuesIn(offered)
  return valuesIn(refused).some((one) => there.some(({ property, value }) => property === one.property && value === one.value))
}
