import { describe, expect, test } from 'vitest'
import { openGazetteer } from '../../engines/geo/gazetteer.ts'
import { readWish } from './grammar.ts'

const geo = openGazetteer()
const read = (text: string) => readWish(text, (place) => geo.locate(place) !== null)

describe('sums', () => {
  test.each<[text: string, what: string, min: number | null, max: number | null]>([
    ['monoambiente, 300 a 400 mil', 'monoambiente', 300_000, 400_000],
    ['mesa, hasta 300, máximo 350', 'mesa', null, 350_000],
    ['freezer 250 mil pesos puedo llegar a 300', 'freezer', null, 300_000],
    ['mesa, a lo mucho 25 mil', 'mesa', null, 25_000],
    ['mesa, ni loca más de 50', 'mesa', null, 50_000],
    ['router, 100 lucas arriba abajo', 'router', 85_000, 115_000],
    ['fardos de alfalfa a 6 mil el fardo', 'fardos de alfalfa', null, 6_000],
    ['vino, arriba de 15 mil la caja', 'vino', 15_000, null],
    ['pagaría 1 palo 2 por una heladera', 'heladera', null, 1_200_000],
    ['ph, tope 600 mil x mes', 'ph', null, 600_000],
    ['heladera, alto máximo 1,70', 'heladera, alto máximo 1,70', null, null],
    ['botas tipo borcego, 39, hasta 73 mil', 'botas tipo borcego, 39', null, 73_000],
  ])('«%s»', (text, what, minPrice, maxPrice) => expect(read(text)).toMatchObject({ what, minPrice, maxPrice, currency: 'ARS' }))
  test.each([
    ['notebook, presupuesto 500 usd estirable a 550', 'notebook', 550],
    ['200 dólares o el equivalente en pesos por una cámara', 'cámara', 200],
  ])('«%s» is in dollars', (text, what, maxPrice) => expect(read(text)).toMatchObject({ what, maxPrice, currency: 'USD' }))
})

describe('places', () => {
  test.each([
    ['prensa en San Rafael Mza', 'San Rafael'],
    ['prensa en Sta Fe cap', 'Santa Fe'],
    ['prensa en cap fed', 'Capital Federal'],
    ['prensa en Nva Córdoba', 'Nueva Córdoba'],
    ['prensa, Villa Gob. Gálvez', 'Villa Gobernador Gálvez'],
    ['prensa para el lado de Tostado', 'Tostado'],
    ['prensa en Lanús oeste', 'Lanús'],
    ['prensa en pleno centro de San Juan', 'San Juan'],
  ])('«%s» is in %s', (text, place) => expect(read(text)).toMatchObject({ what: 'prensa', place }))
})

describe('what is turned down', () => {
  test.each([
    ['terreno que no esté en zona inundable', 'terreno', ['que no esté en zona inundable']],
    ['hormigonera trifásica no, monofásica', 'hormigonera, monofásica', ['trifásica no']],
    ['monitor ips no tn', 'monitor ips', ['no tn']],
    ['portón, ni oxidado ni abollado', 'portón', ['no oxidado', 'no abollado']],
    ['lámpara, nada de chinas que duran un mes', 'lámpara', ['nada de chinas que duran un mes']],
    ['bajo fender, activo no, hasta 700 dólares', 'bajo fender', ['activo no']],
    ['campera, rosa no por favor', 'campera', ['rosa no']],
    ['perchero siempre que no exhiba faltantes', 'perchero', ['que no exhiba faltantes']],
    ['iphone 12 sin face id me sirve igual', 'iphone 12', []],
    ['una licuadora que no sea cara', 'licuadora', []],
  ])('«%s»', (text, what, without) => expect(read(text)).toMatchObject({ what, without }))
})

describe('how used it may be', () => {
  test.each([
    ['botas sin estrenar o casi', 'botas', 'Como nuevo'],
    ['bolsa usada 1 o 2 veces', 'bolsa', 'Usado'],
    ['libros si son usados mejor', 'libros', 'Usado'],
  ])('«%s»', (text, what, condition) => expect(read(text)).toMatchObject({ what, condition }))
})

describe('what stands around the thing', () => {
  test.each([
    ['a ver si tienen suerte ustedes: una tapa de pyrex', 'tapa de pyrex'],
    ['mirá, lo que necesito es simple: una mesa ratona', 'mesa ratona'],
    ['sería como una lámpara', 'lámpara'],
    ['quiero como una campera negra', 'campera negra'],
    ['inquilina busca casa con patio', 'casa con patio'],
    ['qué sale un flete', 'flete'],
    ['necesito para el lunes sin falta un disfraz', 'disfraz'],
    ['una reposera también, de aluminio', 'reposera, de aluminio'],
    ['yerba, pero orgánica', 'yerba orgánica'],
    ['galpón de 200 m2 alquilo o compro', 'galpón de 200 m2'],
    ['para el día del padre quiero un set de asador', 'set de asador'],
    ['para mi viejo que cumple 70, un sillón', 'sillón para mi viejo'],
    ['el catre de la abuela se venció, necesito uno plegable', 'catre plegable'],
    ['souvenirs para bautismo', 'souvenirs para bautismo'],
    ['un caballo manso para el gurí, que sea chico', 'caballo manso para el gurí, que sea chico'],
    ['tirantes de pino, una docena', 'tirantes de pino, una docena'],
    ['horno de 45 litros o más', 'horno de 45 litros o más'],
    ['hay algo para sacar la humedad?', 'algo para sacar la humedad'],
    ['tele que ande nomás', 'tele'],
  ])('«%s» looks for «%s»', (text, what) => expect(read(text).what).toBe(what))
})
