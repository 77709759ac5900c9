import type { WishPhrase } from './phrases.ts'

const near = 10
const inside = 30

/** Fifty wishes that were written when the grammar was first ready, which it was changed for later. */
export const laterPhrases: WishPhrase[] = [
  [
    'busco sillón cama usado hasta 180 lucas por Villa Urquiza',
    { what: 'sillón cama', maxPrice: 180_000, place: 'Villa Urquiza', radiusKm: inside, condition: 'Usado' },
  ],
  ['ando necesitando una moto chica para repartir, no más de un palo y medio', { what: 'moto chica para repartir', maxPrice: 1_500_000 }],
  ['hola, tienen cunas de viaje? cerca de Ramos Mejía', { what: 'cunas de viaje', place: 'Ramos Mejía', radiusKm: near }],
  ['celular que saque buenas fotos hasta 500 mil', { what: 'celular que saque buenas fotos', maxPrice: 500_000 }],
  ['mesa extensible de madera que no sea melamina', { what: 'mesa extensible de madera', without: ['que no sea melamina'] }],
  [
    'quiero una notebook para diseño gráfico, presupuesto 900 dólares',
    { what: 'notebook para diseño gráfico', maxPrice: 900, currency: 'USD' },
  ],
  ['zapatillas de fútbol talle 38 para mi hijo, 40 lucas', { what: 'zapatillas de fútbol talle 38 para mi hijo', maxPrice: 40_000 }],
  ['una heladera que entre en una cocina chica', { what: 'heladera que entre en una cocina chica' }],
  ['necesito un freezer grande en Resistencia', { what: 'freezer grande', place: 'Resistencia', radiusKm: inside }],
  ['bicicleta plegable nueva por menos de 250 lucas', { what: 'bicicleta plegable', maxPrice: 250_000, condition: 'Nuevo' }],
  ['compro monedas antiguas', { what: 'monedas antiguas' }],
  ['alquien vende parlantes activos en Posadas?', { what: 'parlantes activos', place: 'Posadas', radiusKm: inside }],
  [
    'guitarra acústica sin detalles, entre 150 y 250 lucas',
    { what: 'guitarra acústica', minPrice: 150_000, maxPrice: 250_000, without: ['sin detalles'] },
  ],
  ['placard de tres puertas a menos de 8 km de Haedo', { what: 'placard de tres puertas', place: 'Haedo', radiusKm: 8 }],
  ['Xbox Series S, hasta USD 250', { what: 'Xbox Series S', maxPrice: 250, currency: 'USD' }],
  ['consola retro con juegos, 70 lucas máximo', { what: 'consola retro con juegos', maxPrice: 70_000 }],
  ['campera inflable talle M que no sea rosa', { what: 'campera inflable talle M', without: ['que no sea rosa'] }],
  ['vendo nada, busco comprar una mesa de dibujo', { what: 'mesa de dibujo' }],
  ['tablet para que mi nena mire dibujitos, barata', { what: 'tablet para que mi nena mire dibujitos' }],
  ['licuadora o minipimer hasta 35.000 pesos', { what: 'licuadora o minipimer', maxPrice: 35_000 }],
  ['auto diesel con menos de 150.000 km hasta 12 millones', { what: 'auto diesel con menos de 150.000 km', maxPrice: 12_000_000 }],
  [
    'lavarropas carga frontal 8 kg como nuevo, zona sur',
    { what: 'lavarropas carga frontal 8 kg', place: 'Zona Sur', radiusKm: inside, condition: 'Como nuevo' },
  ],
  ['tele smart de 40 a 50 pulgadas', { what: 'tele smart de 40 a 50 pulgadas' }],
  ['herramientas para carpintería, vivo en Tandil', { what: 'herramientas para carpintería', place: 'Tandil', radiusKm: inside }],
  ['bici de ruta talle 54 alrededor de mil dólares', { what: 'bici de ruta talle 54', minPrice: 850, maxPrice: 1150, currency: 'USD' }],
  ['estoy armando mi primer depto, necesito un juego de ollas', { what: 'juego de ollas' }],
  ['un ventilador de techo por 60 lucas más o menos', { what: 'ventilador de techo', minPrice: 51_000, maxPrice: 69_000 }],
  ['cámara de seguridad sin cables para el patio', { what: 'cámara de seguridad para el patio', without: ['sin cables'] }],
  ['radio antigua aunque no funcione', { what: 'radio antigua', condition: 'Para reparar' }],
  ['colchón king size, nuevo, pago hasta 800 mil', { what: 'colchón king size', maxPrice: 800_000, condition: 'Nuevo' }],
  ['soy de Paraná y ando atrás de una canoa', { what: 'canoa', place: 'Paraná', radiusKm: inside }],
  ['estufa a leña que no largue humo', { what: 'estufa a leña', without: ['que no largue humo'] }],
  ['dame opciones de mochilas para notebook hasta 45 lucas', { what: 'mochilas para notebook', maxPrice: 45_000 }],
  ['busco trabajo', { what: 'trabajo' }],
  ['botines usados en buen estado, talle 41, Morón', { what: 'botines, talle 41', place: 'Morón', radiusKm: inside, condition: 'Usado' }],
  ['una pileta de lona de 3000 litros hasta 200 mil', { what: 'pileta de lona de 3000 litros', maxPrice: 200_000 }],
  ['disco ssd de 1 tera, 80 lucas tope', { what: 'disco ssd de 1 tera', maxPrice: 80_000 }],
  ['reloj de pared vintage, por San Telmo', { what: 'reloj de pared vintage', place: 'San Telmo', radiusKm: inside }],
  ['vestido de fiesta para usar una sola vez', { what: 'vestido de fiesta para usar una sola vez' }],
  ['samsung a54 nuevo o como nuevo hasta 350 lucas', { what: 'samsung a54', maxPrice: 350_000, condition: 'Como nuevo' }],
  ['quisiera saber si hay bicicletas para nena de 6 años', { what: 'bicicletas para nena de 6 años' }],
  ['mesita de luz a 15 cuadras de acá', { what: 'mesita de luz', radiusKm: 2 }],
  ['compu gamer desde 500 mil hasta 1 palo', { what: 'compu gamer', minPrice: 500_000, maxPrice: 1_000_000 }],
  ['auriculares inalámbricos, que duren, menos de 30 mil', { what: 'auriculares inalámbricos, que duren', maxPrice: 30_000 }],
  [
    'cafetera italiana sin estrenar en Bahía Blanca',
    { what: 'cafetera italiana', place: 'Bahía Blanca', radiusKm: inside, condition: 'Nuevo' },
  ],
  ['escalera de 6 escalones', { what: 'escalera de 6 escalones' }],
  ['lente 50mm para canon 100 verdes', { what: 'lente 50mm para canon', maxPrice: 100, currency: 'USD' }],
  [
    'buen día! juego de sillas para el patio, que no sean de plástico, hasta 120 lucas',
    { what: 'juego de sillas para el patio', maxPrice: 120_000, without: ['que no sean de plástico'] },
  ],
  ['pava eléctrica nueva barata en capital', { what: 'pava eléctrica', place: 'CABA', radiusKm: inside, condition: 'Nuevo' }],
  [
    'rueda de auxilio para gol trend, usada, hasta 90 mil en Junín',
    { what: 'rueda de auxilio para gol trend', maxPrice: 90_000, place: 'Junín', radiusKm: inside, condition: 'Usado' },
  ],
]
