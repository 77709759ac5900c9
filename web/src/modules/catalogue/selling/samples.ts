import type { Condition } from '@feria/contract/catalogue/values'

/** A made-up product that shows how to fill in the form; it can never be published as it is. */
export interface Sample {
  /** Name of its category. */
  category: string
  fields: {
    name: string
    description: string
    condition: Condition
    location: string
    price: string
    stock: string
    minSalePrice: string
    details: string
  }
}

const sample = (category: string, fields: Sample['fields']): Sample => ({ category, fields })

/** What the random sample generator draws from. */
export const samples: Sample[] = [
  sample('Electrónicos', {
    name: 'Auriculares inalámbricos con estuche',
    description: 'Bluetooth 5.3, cancelación de ruido, 30 h de batería con el estuche.',
    condition: 'Como nuevo',
    location: 'Palermo, CABA',
    price: '45',
    stock: '1',
    minSalePrice: '38',
    details: 'Incluye cable USB-C y tres tamaños de almohadillas.',
  }),
  sample('Hogar y Jardín', {
    name: 'Mesa ratona de madera maciza',
    description: 'Paraíso lustrado, 90 × 50 cm, 42 cm de alto.',
    condition: 'Usado',
    location: 'Rosario, Santa Fe',
    price: '120',
    stock: '1',
    minSalePrice: '100',
    details: 'Tiene una marca leve en una pata. Se retira por el domicilio.',
  }),
  sample('Deportes', {
    name: 'Bicicleta rodado 29',
    description: 'Cuadro de aluminio talle M, 21 velocidades, frenos a disco mecánicos.',
    condition: 'Usado',
    location: 'Nueva Córdoba, Córdoba',
    price: '310',
    stock: '1',
    minSalePrice: '280',
    details: 'Service hecho este año, cubiertas con poco uso.',
  }),
  sample('Ropa y Accesorios', {
    name: 'Campera de jean oversize',
    description: 'Talle L, algodón rígido, lavado claro.',
    condition: 'Nuevo',
    location: 'La Plata, Buenos Aires',
    price: '38,50',
    stock: '4',
    minSalePrice: '',
    details: 'Con etiqueta. Hay talles M y L.',
  }),
  sample('Libros y Música', {
    name: 'Guitarra criolla de estudio',
    description: 'Tapa de pino, cuerdas de nylon nuevas, con funda.',
    condition: 'Como nuevo',
    location: 'Mendoza, Mendoza',
    price: '85',
    stock: '1',
    minSalePrice: '75',
    details: 'Ideal para empezar. Afinador de regalo.',
  }),
  sample('Juguetes', {
    name: 'Bloques de construcción, 500 piezas',
    description: 'Caja completa con manual, desde 6 años.',
    condition: 'Nuevo',
    location: 'Salta, Salta',
    price: '29,90',
    stock: '6',
    minSalePrice: '',
    details: 'Piezas compatibles con las marcas más conocidas.',
  }),
  sample('Salud y Belleza', {
    name: 'Secador de pelo iónico',
    description: '2.200 W, tres temperaturas, golpe de frío, difusor incluido.',
    condition: 'Nuevo',
    location: 'Mar del Plata, Buenos Aires',
    price: '54',
    stock: '2',
    minSalePrice: '48',
    details: 'Garantía de un año.',
  }),
  sample('Automóviles', {
    name: 'Juego de cuatro llantas de aleación 15"',
    description: '4 × 100, ancho 6, sin golpes ni soldaduras.',
    condition: 'Usado',
    location: 'San Miguel de Tucumán, Tucumán',
    price: '260',
    stock: '1',
    minSalePrice: '',
    details: 'Se venden sin cubiertas.',
  }),
]

/** A random sample other than the one shown. `random` is in [0, 1). */
export const drawSample = (shown: string, random: number): Sample => {
  const others = samples.filter(({ fields }) => fields.name !== shown)
  const drawn = others[Math.floor(random * others.length)] ?? others[0]
  if (!drawn) throw new Error('There are no samples.')
  return drawn
}
