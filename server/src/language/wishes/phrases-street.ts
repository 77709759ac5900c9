import type { WishPhrase } from './phrases.ts'

const near = 10
const inside = 30
const usd = { currency: 'USD' } as const

/** Fifty wishes for vehicles, clothes, sport, children, books and what else leaves the house. */
export const streetPhrases: WishPhrase[] = [
  [
    'busco gol power 3 puertas modelo 2008 en adelante, hasta 5 palos y medio',
    { what: 'gol power 3 puertas modelo 2008 en adelante', maxPrice: 5_500_000 },
  ],
  ['ando queriendo comprar una moto 110 para laburar de delivery', { what: 'moto 110 para laburar de delivery' }],
  [
    'bici rodado 29 con frenos a disco, hasta 350 lucas por San Martín',
    { what: 'bici rodado 29 con frenos a disco', maxPrice: 350_000, place: 'San Martín', radiusKm: inside },
  ],
  ['Alguien vende cubiertas 175/70 r13? que estén buenas', { what: 'cubiertas 175/70 r13' }],
  ['necesito uniforme de la escuela talle 12, mi nene empieza el lunes', { what: 'uniforme de la escuela talle 12' }],
  [
    'campera de cuero negra talle L de hombre usada en buen estado',
    { what: 'campera de cuero negra talle L de hombre', condition: 'Usado' },
  ],
  ['quiero comprar un auto, no muy viejo, con 4 mil dolares', { what: 'auto', maxPrice: 4000, ...usd, without: ['no muy viejo'] }],
  ['mi hija cumple 15 y busco un vestido largo rojo talle S', { what: 'vestido largo rojo talle S' }],
  ['zapatillas jordan 1 talle 41 originales, tope 150 lucas', { what: 'zapatillas jordan 1 talle 41 originales', maxPrice: 150_000 }],
  [
    'cochecito para mellizos que se pliegue facil, soy de Berazategui',
    { what: 'cochecito para mellizos que se pliegue facil', place: 'Berazategui', radiusKm: inside },
  ],
  ['libros de harry potter, los 7, en español', { what: 'libros de harry potter, los 7, en español' }],
  ['me gustaría encontrar el Martín Fierro ilustrado por Castagnino', { what: 'Martín Fierro ilustrado por Castagnino' }],
  ['hay algún kayak doble a la venta cerca de Tigre?', { what: 'kayak doble', place: 'Tigre', radiusKm: near }],
  ['fiat 600 aunque no ande', { what: 'fiat 600', condition: 'Para reparar' }],
  ['patines rollers talle 38, que no me salgan mas de 60 lucas', { what: 'patines rollers talle 38', maxPrice: 60_000 }],
  ['casco de moto talle M homologado nuevo sí o sí', { what: 'casco de moto talle M homologado', condition: 'Nuevo' }],
  ['buenas noches grupo, tienen ropa de bebe de 6 a 9 meses?', { what: 'ropa de bebe de 6 a 9 meses' }],
  ['camiseta de boca 2015 titular talle XL, no importa el precio', { what: 'camiseta de boca 2015 titular talle XL' }],
  [
    'renault kangoo para trabajar, 8 millones maximo, que sea de zona oeste',
    { what: 'renault kangoo para trabajar', maxPrice: 8_000_000, place: 'Zona Oeste', radiusKm: inside },
  ],
  ['pelota de futbol nro 5', { what: 'pelota de futbol nro 5' }],
  ['Hola! Quería preguntar si alguien tiene una carpa para 6 personas para vender', { what: 'carpa para 6 personas' }],
  [
    'monopatín eléctrico de adulto, entre 300 y 500 lucas, poco uso',
    { what: 'monopatín eléctrico de adulto', minPrice: 300_000, maxPrice: 500_000, condition: 'Como nuevo' },
  ],
  ['tabla de skate completa para principiante 🛹 40 luquitas', { what: 'tabla de skate completa para principiante', maxPrice: 40_000 }],
  [
    'me urge una silla de ruedas para mi abuela, estamos en Merlo',
    { what: 'silla de ruedas para mi abuela', place: 'Merlo', radiusKm: inside },
  ],
  [
    'traje azul talle 48 para un casamiento, que no sea slim',
    { what: 'traje azul talle 48 para un casamiento', without: ['que no sea slim'] },
  ],
  ['juguetes de madera montessori p/ nena de 2', { what: 'juguetes de madera montessori p/ nena de 2' }],
  ['cinta de correr, me da igual la marca, con tal que funcione', { what: 'cinta de correr' }],
  ['tapa de motor de renault 12, alguien?', { what: 'tapa de motor de renault 12' }],
  ['compro figuritas del mundial 2022 repetidas o albun completo', { what: 'figuritas del mundial 2022 repetidas o albun completo' }],
  ['botas de lluvia n 37, a no más de 30 cuadras de Villa Luro', { what: 'botas de lluvia n 37', place: 'Villa Luro', radiusKm: 3 }],
  ['necesito con urgencia un huevito para el auto, nuevo no hace falta', { what: 'huevito para el auto' }],
  ['mancuernas de 10 kg el par, 30 mil', { what: 'mancuernas de 10 kg el par', maxPrice: 30_000 }],
  ['toyota corolla 2015 con gnc, 12 mil verdes o pesos equivalentes', { what: 'toyota corolla 2015 con gnc', maxPrice: 12_000, ...usd }],
  ['quiero un mate de alpaca para regalarle a mi suegro', { what: 'mate de alpaca para regalarle a mi suegro' }],
  [
    'estaba viendo si consigo una bici playera de mujer con canasto, usadita',
    { what: 'bici playera de mujer con canasto', condition: 'Usado' },
  ],
  ['vestido de novia talle 44 sin estrenar por favor', { what: 'vestido de novia talle 44', condition: 'Nuevo' }],
  [
    'raqueta de tenis wilson, liviana, hasta 80 lucas, en Caballito o alrededores',
    { what: 'raqueta de tenis wilson, liviana', maxPrice: 80_000, place: 'Caballito', radiusKm: inside },
  ],
  ['palo de hockey 36.5, cerca de casa', { what: 'palo de hockey 36.5', radiusKm: near }],
  [
    'lancha con motor, entre 3 y 5 mil dolares, en el Delta o San Fernando',
    { what: 'lancha con motor', minPrice: 3000, maxPrice: 5000, ...usd, place: 'San Fernando', radiusKm: inside },
  ],
  ['manual de matemática de 4to año, puede estar escrito', { what: 'manual de matemática de 4to año, puede estar escrito' }],
  [
    'portabicicletas para 3 bicis, soy de Bahía Blanca y pago por transferencia',
    { what: 'portabicicletas para 3 bicis', place: 'Bahía Blanca', radiusKm: inside },
  ],
  ['mochila de trekking 60 litros marca doite, que esté entera', { what: 'mochila de trekking 60 litros marca doite' }],
  ['guardapolvo talle 8, barato porque crece rapido jaja', { what: 'guardapolvo talle 8' }],
  ['disfraz de spiderman para nene de 5, lo mas barato posible', { what: 'disfraz de spiderman para nene de 5' }],
  [
    'camioneta 4x4 diesel doble cabina, 20 palos, Mendoza capital',
    { what: 'camioneta 4x4 diesel doble cabina', maxPrice: 20_000_000, place: 'Mendoza', radiusKm: inside },
  ],
  ['busco cucha para perro grande, de madera, gracias totales', { what: 'cucha para perro grande, de madera' }],
  ['rastreo una bolsa de dormir para frio extremo', { what: 'bolsa de dormir para frio extremo' }],
  ['Estoy interesada en bijou de plata 925, mandame fotos', { what: 'bijou de plata 925' }],
  [
    'reloj casio g-shock que no esté rayado, pago 50 lucas en efectivo',
    { what: 'reloj casio g-shock', maxPrice: 50_000, without: ['que no esté rayado'] },
  ],
  ['necesito ya una garrafa de 10 kg, por Laferrere', { what: 'garrafa de 10 kg', place: 'Laferrere', radiusKm: inside }],
]
