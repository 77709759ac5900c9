import type { firstCategories } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import { kindsIn } from '../scoring/same-kind.ts'
import { stem } from '../text/stem.ts'

type CategoryName = (typeof firstCategories)[number]

/** Things whose word alone says where they are sold; what may be two things is left out. */
const things: Partial<Record<CategoryName, string>> = {
  Electrónicos:
    'celular notebook computadora televisor tele tablet auricular parlante consola impresora router joystick proyector drone ' +
    'smartwatch webcam placa procesador microfono',
  'Ropa y Accesorios':
    'zapatilla zapato campera remera pantalon jean vestido buzo camisa pollera bota sandalia mochila cartera gorra abrigo sweater short ' +
    'sobretodo bufanda billetera',
  'Hogar y Jardín':
    'heladera lavarropas cocina microondas horno mesa silla sillon sofa cama colchon placard ropero lampara mueble escritorio biblioteca ' +
    'ventilador estufa calefactor licuadora aspiradora freidora pava olla sarten alfombra cortina espejo maceta sabana acolchado taladro',
  Deportes: 'bicicleta bici pelota raqueta pesa mancuerna carpa patin kayak monopatin botin longboard skate trotadora',
  Automóviles: 'auto moto camioneta neumatico cubierta llanta paragolpes utilitario motocicleta cuatriciclo',
  'Libros y Música': 'libro novela guitarra piano violin vinilo amplificador ukelele saxo comic manga historieta',
  'Salud y Belleza': 'perfume maquillaje crema shampoo secador planchita afeitadora depiladora labial esmalte tensiometro nebulizador',
  Juguetes: 'muñeca muñeco peluche rompecabezas juguete triciclo bloque sonajero',
}

const homes = new Map(
  Object.entries(things).flatMap(([category, words]) => words.split(' ').map((word) => [stem(word), category as CategoryName] as const)),
)

/** A toy of a thing is no such thing. */
const toy = /(?<![a-zñ])(?:de juguete|a escala|en miniatura|a friccion|auto a bateria|para (?:arrastrar|montar))(?![a-zñ])/

/** The first category that a product's name belongs to by the thing that it names; null if the name does not say. */
export const readCategory = (name: string): CategoryName | null => {
  if (toy.test(fold(name))) return 'Juguetes'
  const found = new Set([...kindsIn(name)].flatMap((kind) => homes.get(kind) ?? []))
  const [only] = found
  return found.size === 1 && only ? only : null
}
