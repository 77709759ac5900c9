import type { WishPhrase } from './phrases.ts'

const near = 10
const inside = 30

/** Fifty whole wishes, as they are typed to somebody who listens. */
export const wholePhrases: WishPhrase[] = [
  [
    'Hola! Busco una bici rodado 26 usada, hasta 150 lucas, cerca de Caballito',
    { what: 'bici rodado 26', maxPrice: 150_000, place: 'Caballito', radiusKm: near, condition: 'Usado' },
  ],
  [
    'necesito una compu para la facu, no más de medio palo, en zona norte',
    { what: 'compu para la facu', maxPrice: 500_000, place: 'Zona Norte', radiusKm: inside },
  ],
  [
    'ando buscando heladera con freezer usada que ande bien por menos de 300 mil en La Plata',
    { what: 'heladera con freezer', maxPrice: 300_000, place: 'La Plata', radiusKm: inside, condition: 'Usado' },
  ],
  ['buenas, alguien vende una cuna? hasta 80 lucas, soy de Lanús', { what: 'cuna', maxPrice: 80_000, place: 'Lanús', radiusKm: inside }],
  [
    'iphone 13 de 128 gb como nuevo hasta u$s 400',
    { what: 'iphone 13 de 128 gb', maxPrice: 400, currency: 'USD', condition: 'Como nuevo' },
  ],
  [
    'piso de roble sin plastificar, a menos de 20 km de Rosario',
    { what: 'piso de roble', place: 'Rosario', radiusKm: 20, without: ['sin plastificar'] },
  ],
  ['quiero comprarle una guitarra a mi hijo, entre 100 y 200 lucas', { what: 'guitarra a mi hijo', minPrice: 100_000, maxPrice: 200_000 }],
  [
    'busco mesa de comedor para 6 personas que no sea de vidrio, hasta 250 mil',
    { what: 'mesa de comedor para 6 personas', maxPrice: 250_000, without: ['que no sea de vidrio'] },
  ],
  [
    'tele 43 pulgadas nueva alrededor de 350 lucas en Córdoba',
    { what: 'tele 43 pulgadas', minPrice: 297_500, maxPrice: 402_500, place: 'Córdoba', radiusKm: inside, condition: 'Nuevo' },
  ],
  ['che necesito un monitor barato para laburar, por Palermo', { what: 'monitor para laburar', place: 'Palermo', radiusKm: inside }],
  [
    'hay alguna moto 110 usada hasta un palo en Morón?',
    { what: 'moto 110', maxPrice: 1_000_000, place: 'Morón', radiusKm: inside, condition: 'Usado' },
  ],
  [
    'ps5 con dos joysticks, 600 dólares máximo, caba',
    { what: 'ps5 con dos joysticks', maxPrice: 600, currency: 'USD', place: 'CABA', radiusKm: inside },
  ],
  [
    'sillón de dos cuerpos sin roturas cerca de Villa Devoto hasta 200 lucas',
    { what: 'sillón de dos cuerpos', maxPrice: 200_000, place: 'Villa Devoto', radiusKm: near, without: ['sin roturas'] },
  ],
  ['me gustaria conseguir una bici para ir a trabajar', { what: 'bici para ir a trabajar' }],
  ['lavarropas para repuestos en Quilmes', { what: 'lavarropas', place: 'Quilmes', radiusKm: inside, condition: 'Para reparar' }],
  [
    'quisiera una cámara réflex usada para arrancar, hasta 500 lucas',
    { what: 'cámara réflex para arrancar', maxPrice: 500_000, condition: 'Usado' },
  ],
  ['busco regalo para el día de la madre, unas 30 lucas', { what: 'regalo para el día de la madre', minPrice: 25_500, maxPrice: 34_500 }],
  [
    'estoy buscando un auto familiar hasta 8 millones de pesos en Mendoza',
    { what: 'auto familiar', maxPrice: 8_000_000, place: 'Mendoza', radiusKm: inside },
  ],
  [
    'tenés zapatillas adidas talle 40 sin uso por menos de 60 mil?',
    { what: 'zapatillas adidas talle 40', maxPrice: 60_000, condition: 'Nuevo' },
  ],
  ['me recomiendan una cafetera buena hasta 120 lucas', { what: 'cafetera buena', maxPrice: 120_000 }],
  ['mesa de ping pong usada a menos de 15 km', { what: 'mesa de ping pong', radiusKm: 15, condition: 'Usado' }],
  [
    'una notebook que no sea hp, 8 gb de ram, hasta 700 lucas',
    { what: 'notebook, 8 gb de ram', maxPrice: 700_000, without: ['que no sea hp'] },
  ],
  [
    'colchón de 2 plazas nuevo, en caja, tope 300 mil, Avellaneda',
    { what: 'colchón de 2 plazas', maxPrice: 300_000, place: 'Avellaneda', radiusKm: inside, condition: 'Nuevo' },
  ],
  ['Busco: termo Stanley de 1 litro. Presupuesto: 60.000', { what: 'termo Stanley de 1 litro', maxPrice: 60_000 }],
  ['porfa necesito urgente un calefactor para una pieza chica', { what: 'calefactor para una pieza chica' }],
  [
    'silla de bebé para el auto, segunda mano, cerca de Belgrano',
    { what: 'silla de bebé para el auto', place: 'Belgrano', radiusKm: near, condition: 'Usado' },
  ],
  ['dónde consigo un mate de calabaza por 20 lucas', { what: 'mate de calabaza', maxPrice: 20_000 }],
  [
    'cinta de correr usada entre 300 y 500 lucas en San Isidro',
    { what: 'cinta de correr', minPrice: 300_000, maxPrice: 500_000, place: 'San Isidro', radiusKm: inside, condition: 'Usado' },
  ],
  ['quiero un perro de peluche para mi sobrina', { what: 'perro de peluche para mi sobrina' }],
  ['compro celulares para repuestos', { what: 'celulares', condition: 'Para reparar' }],
  ['buscaba una campera de abrigo que no sea negra, talle L', { what: 'campera de abrigo, talle L', without: ['que no sea negra'] }],
  ['teclado mecánico nuevo, sellado, hasta 90 lucas', { what: 'teclado mecánico', maxPrice: 90_000, condition: 'Nuevo' }],
  ['mesa ratona de pino, por Almagro o Boedo', { what: 'mesa ratona de pino', place: 'Almagro', radiusKm: inside }],
  ['fuente de 500 watts hasta 50 lucas', { what: 'fuente de 500 watts', maxPrice: 50_000 }],
  [
    'alguien tiene una carpa para 4 que no se llueva? hasta 100 mil',
    { what: 'carpa para 4', maxPrice: 100_000, without: ['que no se llueva'] },
  ],
  [
    'necesitaria una heladera chica para la oficina en microcentro',
    { what: 'heladera chica para la oficina', place: 'Microcentro', radiusKm: inside },
  ],
  ['batería para principiante, más o menos 400 lucas', { what: 'batería para principiante', minPrice: 340_000, maxPrice: 460_000 }],
  ['bicicleta de mujer con canasto, gracias!', { what: 'bicicleta de mujer con canasto' }],
  ['departamento de muñecas para nena, 40 lucas', { what: 'departamento de muñecas para nena', maxPrice: 40_000 }],
  [
    'Vivo en Bariloche. Quiero botas de trekking talle 43, nuevas o usadas',
    { what: 'botas de trekking talle 43', place: 'Bariloche', radiusKm: inside },
  ],
  ['gente, una parrilla portátil por favor, cerca de casa', { what: 'parrilla portátil', radiusKm: near }],
  ['galaxy s23 que no sea ultra, 500 verdes', { what: 'galaxy s23', maxPrice: 500, currency: 'USD', without: ['que no sea ultra'] }],
  [
    'hola que tal, busco un aire split 3500 frigorias, usado, hasta 400k, zona oeste',
    { what: 'aire split 3500 frigorias', maxPrice: 400_000, place: 'Zona Oeste', radiusKm: inside, condition: 'Usado' },
  ],
  ['reposera de aluminio a 10 cuadras de Plaza Italia', { what: 'reposera de aluminio de Plaza Italia', radiusKm: 1 }],
  ['tengo 50 lucas y quiero auriculares', { what: 'auriculares', maxPrice: 50_000 }],
  [
    'una bordeadora a nafta que arranque bien, en Luján, 120 lucas',
    { what: 'bordeadora a nafta que arranque bien', place: 'Luján', radiusKm: inside, maxPrice: 120_000 },
  ],
  [
    'juego de living usado sin manchas en Tigre o Pilar hasta 350 lucas',
    { what: 'juego de living', maxPrice: 350_000, place: 'Tigre', radiusKm: inside, condition: 'Usado', without: ['sin manchas'] },
  ],
  ['me hace falta un secador de pelo', { what: 'secador de pelo' }],
  [
    'quiero ver autos hasta 6 mil dólares con menos de 100 mil km',
    { what: 'autos con menos de 100 mil km', maxPrice: 6000, currency: 'USD' },
  ],
  ['consigo una aspiradora robot por 200 dolares?', { what: 'aspiradora robot', maxPrice: 200, currency: 'USD' }],
]
