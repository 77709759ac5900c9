import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoProduct, demoProducts } from '../../demo/demo-products.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish, matchesOf } from '../../testing/wishes.ts'
import { findLocal } from '../catalogue/catalogue.module.ts'

const AT_ONCE = 20

let testApp: TestApp
let bruno: Person
beforeAll(async () => {
  testApp = await createTestApp()
  bruno = await aMember(testApp, 'Bruno Busca')
  const vera = await aMember(testApp, 'Vera Vende')
  const publish = ({ seller: _seller, drawing: _drawing, ...product }: DemoProduct) => aProduct(testApp, vera, product)
  for (let at = 0; at < demoProducts.length; at += AT_ONCE) await Promise.all(demoProducts.slice(at, at + AT_ONCE).map(publish))
}, 300_000)
afterAll(() => testApp.close())

/** What people look for, as sentences and as words alone. */
const texts = `
  busco una notebook para la facultad · necesito una heladera con freezer para departamento ·
  quiero una bici rodado 29 · una campera abrigada de mujer talle m · celular samsung usado ·
  me hace falta una cama de dos plazas · sillón de dos cuerpos gris · mesa de comedor de madera con sillas ·
  auriculares inalámbricos para correr · smart tv de 50 pulgadas · zapatillas de running talle 42 ·
  guitarra criolla para empezar · un lavarropas automático que ande bien · aire acondicionado frío calor ·
  algo para calentar el agua del mate · juguetes para un nene de 3 años · perfume importado de mujer ·
  auto chico usado · moto para ciudad · cubiertas para auto · plomero en capital · clases de inglés ·
  cochecito de bebé · silla de escritorio ergonómica · monitor para la compu · una impresora con wifi ·
  parrilla para el balcón · carpa para cuatro personas · pelota de fútbol número 5 ·
  mancuernas para entrenar en casa · teclado musical de 5 octavas · libros de cocina · novelas policiales ·
  juego de mesa para la familia · muñeca para nena · vestido de fiesta largo · botas de cuero de mujer ·
  mochila para notebook · reloj para hombre · anteojos de sol · taladro percutor · herramientas para el auto ·
  ventilador de pie · estufa para el invierno · microondas chico · cafetera express · licuadora potente ·
  colchón de resortes 1 plaza · placard de tres puertas · lámpara de pie · planta para el living ·
  cortadora de pasto · bordeadora a nafta · batería acústica · parlante bluetooth · tablet para chicos ·
  consola de juegos con joystick · cámara de fotos réflex · bolsa de dormir de invierno · tabla de surf ·
  crema para la cara · secador de pelo · patines para nena · casco de moto · placa de video · disco sólido externo ·
  tensiómetro de brazo · silla de ruedas plegable · ropa de bebé · un regalo para mi mamá · monitor · lente ·
  teclado · zapatillas · anteojos · sofá · silla · mesa · cama · lámpara · planta · heladera · aire acondicionado ·
  horno · cocina · mancuernas · balanza · casco · auto · moto · guitarra · piano · vinilo · libros · parlante ·
  cómoda
`
  .split(/ ?·\s|\n/)
  .map((text) => text.trim())
  .filter(Boolean)

/** What a search shows as the nearest there is: of another size, and of another way to work than the wish says. */
const nearest = [
  'quiero una bici rodado 29: Bicicleta plegable rodado 20',
  'un lavarropas automático que ande bien: Lavarropas semiautomático para la quinta',
]

const missedBy = async (text: string, limits: { maxPrice?: number } = {}) => {
  testApp.clock.pass(1)
  const { id } = await aWish(testApp, bruno, { name: text, modelo: 'cualquiera', currency: 'ARS', ...limits })
  await testApp.app.jobs.drain()
  const filters = limits.maxPrice ? { max_price: limits.maxPrice, currency: 'ARS' as const } : {}
  const { items } = await findLocal(testApp.app.ctx, { text, filters: { in_stock: true, ...filters }, limit: 50 })
  const good = items.filter(({ score, isOutsidePrice }) => score >= RELEVANCE_FLOOR && !isOutsidePrice)
  const found = new Set((await matchesOf(testApp, bruno, `?wishId=${id}&limit=100`)).map((match) => match.id))
  await testApp.call('DELETE', `/api/v1/request/${id}`, { token: bruno.token })
  const missed = good.filter(({ product }) => !found.has(product.id)).map(({ product }) => `${text}: ${product.name}`)
  return { good: good.length, missed }
}

test('a wish finds in the demo market what a search of the same words and limits finds above the end of its tail', async () => {
  const all = []
  for (const text of texts) all.push(await missedBy(text))
  for (const text of ['bicicleta', 'celular', 'silla', 'zapatillas']) all.push(await missedBy(text, { maxPrice: 150_000 }))
  expect(all.flatMap(({ missed }) => missed)).toEqual(nearest)
  expect(all.reduce((sum, { good }) => sum + good, 0)).toBeGreaterThan(100)
}, 600_000)
