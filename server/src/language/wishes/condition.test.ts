import { describe, expect, test } from 'vitest'
import { readWish } from './grammar.ts'
import { withoutIndifference } from './indifference.ts'
import { readIntent } from './intents/intent.ts'

const read = (phrase: string) => {
  const { what, condition, without } = readWish(phrase, () => false)
  return { what, condition, without }
}
const lines = (text: string) => text.split('|').map((one) => one.trim())

describe('the condition', () => {
  test.each<[string, string]>([
    [
      'Para reparar',
      `para repuesto|para repuestos|para reparar|para arreglar|para desarme|para restaurar|a reparar|a arreglar|a restaurar|
      aunque este rota|asi ande mal|aunque sea fallada|que no ande|que no funcione|que no prenda|que no encienda|
      aunque no ande|aunque no funcione|con fallas|con falla|que tenga fallas|rota`,
    ],
    [
      'Como nuevo',
      `como nueva|casi nueva|practicamente nueva|semi nueva|que este como nueva|sea casi nueva|seminueva|nueva o como nueva|
      nueva, o seminueva|poco uso|con poco uso|de muy poco uso|tenga escaso uso|con poquito uso|poco usada|poca usada|
      casi sin uso|practicamente sin usar|impecable|que este impecable|flamante|excelente estado|en excelente estado|
      en impecable estado|en muy buen estado|en perfecto estado general|10 puntos|diez puntos|10/10|reacondicionada|
      refurbished|usada pero en excelente estado`,
    ],
    [
      'Nuevo',
      `nueva|nuevita|que sea nueva|que este nueva|tiene que ser nueva|si o si nueva|0km|0 km|cero km|cero kilometros|
      0 kilometro|nueva en caja|nueva, en su caja|nueva a estrenar|nueva sellada|nueva sin uso|nueva de fabrica|
      nueva con etiqueta|nueva de paquete|nueva si o si|nueva no usada|nueva 0km|a estrenar|sin uso|sin usar|sin estrenar|
      sin abrir|en caja cerrada|caja sellada|con caja sellada|en su caja sin abrir|en caja, sin uso|sellada|
      sellada de fabrica`,
    ],
    [
      'Usado',
      `usada|usadita|semi usada|semiusada|que sea usada|aunque sea usada|puede ser usada|asi sea usada|puede estar usada|
      aunque este usada|usada una vez|usada un par de veces|usada pocas veces|usada dos veces|usada una sola vez|
      usada muy pocas veces|segunda mano|de segunda mano|2da mano|de 2da|de segunda|2º mano|con uso`,
    ],
  ])('%s', (condition, phrase) => {
    for (const one of lines(phrase)) expect(read(`busco mesa ${one}`), one).toEqual({ what: 'mesa', condition, without: [] })
  })

  test.each(
    lines(
      `nueva o usada|usada o nueva|usada y nueva|nueva u usada|nueva o de segunda mano|nueva o 2da mano|
      puede ser nueva o usada|que sea nueva o usada|sea usada o nueva|ya sea nueva o usada|nueva o usada no importa|
      nueva/usada|no importa si es usada|no me importa si es usada|no molesta que sea usada|no me molesta si es nueva|
      no jode si esta usada|no interesa si es usada|no hay drama si es usada|no hay problema con que sea usada|
      no pasa nada si es usada|no hace falta que sea nueva|me da igual si es usada|da lo mismo si es nueva o usada|
      sin drama si es usada|sin problema que sea usada|no es necesario que sea nueva|no importa si esta muy usada|
      no importa un poco usada|no importa algo usada|no importa si es nueva o no|usada no importa|nueva no`,
    ),
  )('is open: «%s»', (phrase) => expect(read(`busco mesa ${phrase}`).condition).toBeNull())

  test.each(
    lines(
      `mesa de año nuevo|mesa no usada|mesa ni usada|mesa que no sea usada|mesa nueva cordoba|camiseta nueva york|
      libro nuevo testamento|barrio nueva pompeya|zapatillas new balance|mesa mas usada|mesa menos usada|mesa tan usada|
      nueva era`,
    ),
  )('«%s» does not imply it', (phrase) => expect(read(phrase).condition).not.toBe(phrase.includes('usada') ? 'Usado' : 'Nuevo'))
})

describe('exclusions', () => {
  test.each(
    lines(
      `sin patas|que no sea blanca|que no sean blancas|que no tenga cajones|que no tengan cajones|que no este rayada|
      que no traiga vidrio|que no lleve vidrio|que no lleven vidrio|no tenga vidrio|ni tenga vidrio|no quiero blanca|
      que no quiero blanca|no quiero que sea blanca|no quiero que tenga vidrio|nada de vidrio|excepto blanca|salvo blanca|
      menos la blanca|que no sea de vidrio|que no sea muy pesada|que no pese|que no ocupe lugar|que no tenga patas de metal|
      sin patas muy largas|sin manchas en la tapa|que no sea una imitacion|sin mucha vuelta|que no se raye|no muy grande|
      no tan grande|no demasiado grande|que no sea nada de plastico`,
    ),
  )('«%s»', (phrase) => expect(read(`busco mesa ${phrase}`)).toEqual({ what: 'mesa', condition: null, without: [phrase] }))
  test.each([
    ['busco celu menos samsung', 'celu', ['menos samsung']],
    ['zapatillas menos nike y adidas', 'zapatillas', ['menos nike', 'menos adidas']],
    ['perfume, todo menos Natura', 'perfume', ['menos Natura']],
    ['sillas sacando las de plástico', 'sillas', ['sacando las de plástico']],
    ['notebook, pero no lenovo', 'notebook', ['no lenovo']],
    ['cualquiera menos ford', 'cualquiera menos ford', []],
    ['mesa menos usada', 'mesa menos usada', []],
  ])('a maker or a material by its word: «%s»', (text, what, without) =>
    expect(read(text)).toMatchObject({ what: expect.stringContaining(what), without }),
  )
  test('behind a comma', () => {
    expect(read('busco mesa, no blanca').without).toEqual(['no blanca'])
    for (const phrase of lines(
      `no importa nada|no tengo auto|no hay apuro|no pasa nada|no puedo ir|no necesito mas|no busco otra|no contesten|
      no molesten`,
    ))
      expect(read(`busco mesa, ${phrase}`).without, phrase).toEqual([])
  })
  test('«ni» continues the exclusion', () => {
    expect(read('busco mesa sin patas ni cajones').without).toEqual(['sin patas', 'sin cajones'])
    expect(read('busco mesa que no sea blanca ni negra').without).toEqual(['que no sea blanca', 'que no sea negra'])
    expect(read('busco mesa que no sea blanca ni tenga vidrio').without).toEqual(['que no sea blanca', 'ni tenga vidrio'])
    expect(read('busco mesa nada de vidrio ni plastico').without).toEqual(['nada de vidrio', 'nada de plastico'])
    expect(read('busco mesa ni grande').without).toEqual([])
  })
  test('up to a word that starts something else', () => {
    for (const stop of lines(
      `y|e|o|pero|que|con|en|por|para|hasta|cerca|ni|gracias|sino|si|porfa|aunque|preferentemente|mejor|soy|vivo|tengo|es`,
    ))
      expect(read(`busco mesa sin patas ${stop} azul`).without[0], stop).toBe('sin patas')
  })
  test('at most eight of 60 characters', () => {
    expect(read(`busco mesa ${Array.from({ length: 10 }, (_, n) => `sin cosa${'abcdefghij'[n]}`).join(', ')}`).without).toHaveLength(8)
    expect(read(`busco mesa sin ${'x'.repeat(90)}`).without[0]).toHaveLength(60)
  })
  test.each(
    lines(
      `sin drama|sin dramas|sin problema|sin problemas|sin apuro|sin vueltas|sin compromiso|sin intermediarios|sin estafas|
      sin chamuyo|sin importar la marca|sin importar|que no sea cara|que no sea muy cara|que no sea tan caro|
      que no sea demasiado cara|que no este lejos|que no salga caro|que no sea carisima|no muy cara|no tan caras|
      no demasiado lejos|que no uses|que no uses mas|que ya no uses|que no necesites mas|que no quieran|que no quieran mas|
      que no te sirva|que no les sirvan mas|que no me estafen|que no me mientan|nada caro|que no cueste mucho|
      que no salga una fortuna|que no salga un ojo de la cara|que no cueste un riñon|no importa el color|no pasa nada|
      no hay drama|no tengo apuro`,
    ),
  )('nothing about the thing: «%s»', (phrase) => expect(read(`busco mesa ${phrase}`).without).toEqual([]))
})

describe('indifference says nothing about the thing', () => {
  const things = 'modelo|marca|tipo|version|color|talle|tamaño|año|estado'
  test.each(
    lines(
      `me da lo mismo|a mi me da lo mismo|da igual|es lo mismo|seria indistinto|nos da todo lo mismo|me da igual la marca|
      me da lo mismo el color|el primero que haya|la primera que consiga|el que sea|la que haya|lo que tengan|
      los que vengan|la que encuentre|lo que salga|el que aparezca|lo que pinte|lo que ofrezcan|el que quieran|cualquiera|
      cualquier marca|cualquiera que sea|cualquiera sirve|cualquiera va|cualquiera me sirve|cualquiera me viene bien|
      cualquiera esta bien|de cualquier color|en cualquier estado|todas las marcas|de todos los colores|no importa|
      no me importa|no interesa el color|no importa la marca|sin importar el modelo|sin importar los talles|
      no importa que modelo|no importa cual|indistinto|indistinta|indiferente|sin preferencia|sin preferencias|
      ninguno en particular|ninguna marca en especial|ningun modelo en particular`,
    ),
  )('«%s»', (phrase) => {
    expect(withoutIndifference(phrase)).toBe('')
    expect(withoutIndifference(`Mesa, ${phrase}`)).toBe('Mesa')
    expect(withoutIndifference(`Mesa (${phrase})`)).toBe('Mesa')
  })
  test.each(lines(things))('of any %s', (thing) => expect(withoutIndifference(`Mesa de cualquier ${thing} roja`)).toBe('Mesa roja'))
  test.each(lines('ninguno|ninguna|no se|no lo se|no tengo|varios|varias|todos|todas|n/a|n / a|na|-|--'))(
    '«%s», where nothing else is said',
    (phrase) => {
      expect(withoutIndifference(phrase)).toBe('')
      expect(withoutIndifference(`Mesa ${phrase}`)).toBe(`Mesa ${phrase}`)
    },
  )
  test('the rest stays as typed, without a dangling word at its end', () => {
    expect(withoutIndifference(' Mesa  Ñandú ')).toBe('Mesa  Ñandú')
    expect(withoutIndifference('Mesa, da igual, roja')).toBe('Mesa roja')
    for (const loose of lines('o|y|u|pero')) expect(withoutIndifference(`Mesa ${loose} la que sea`), loose).toBe('Mesa')
    expect(withoutIndifference('da igual o cualquiera')).toBe('')
  })
})

describe('a complaint is no search', () => {
  test.each(
    lines(
      `me estafaron|estafadores|quiero hacer un reclamo|reclamos|quiero reclamar|ya reclame|reclamaron|estoy reclamando|
      reclamarle al vendedor|voy a denunciar|denuncia|todavia no me llego|aun no llego|nunca llego|jamas me entregaron|
      no me lo entregaron|no me devolvieron la plata|no me la devuelven|no contestan|nunca responden|no me mandaron nada|
      no lo enviaron|cancelar mi compra|cancela la orden|quiero cancelarla|cancelen|cancelame|cancele|canceladas|
      anular el pedido|anulen|anulame|cancelacion de la compra|cancelacion de mi pedido|cancelacion|devolucion|devoluciones|
      reembolso|reintegro|arrepentimiento|arrepentido|que me devuelvan la plata|devuelvanme|devuelvan|devolveme|devolver|
      me robaron|me roban|ayuda|ayudame|ayudenme|ayudar|soporte tecnico|atencion al cliente|hablar con una persona|
      hablar con alguien|hablar con un humano`,
    ),
  )('«%s»', (phrase) => expect(['order', 'person']).toContain(readIntent(phrase).intent))
  test.each(['todavia  no me llego', 'no me\nlo entregaron', 'nunca\t respondieron', ' quiero   hablar  con  alguien '])(
    'however its words are set apart: %j',
    (phrase) => expect(['order', 'person']).toContain(readIntent(phrase).intent),
  )
  test.each(
    lines(
      `boludo|boludos|pelotuda|forros|hijo de puta|hijos de mil putas|hdp|la puta madre|la re puta madre|la puta que|
      puto de mierda|putos ladrones|mierda|mierdas|sorete|idiota|idiotas|imbecil|imbeciles|estupida|tarado|mogolico|pajero|
      garca|cagon|cagones|la concha de|carajo|inutil|inutiles|son chorros|sos un chorro|eran unos ladrones|unos ladrones|
      manga de ladrones|banda de chorros|ustedes chorros|son basura|sos burro|son ratas|unas ratas`,
    ),
  )('an insult: «%s»', (phrase) => expect(readIntent(phrase).intent).toBe('other'))
  test.each(
    lines(
      `auriculares con cancelacion de ruido|cancelacion activa|impresora de chorro de tinta|ladron de enchufes|
      burro de arranque|basura|rata de juguete|mesa|soporte para tele|pista de autos|carro de carga`,
    ),
  )('but «%s» is a thing', (phrase) => expect(readIntent(phrase).intent).toBe('buy'))
})
