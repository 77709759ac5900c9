import type { WishPhrase } from './phrases.ts'

const near = 10
const inside = 30

/** Fifty wishes for a home: furniture, appliances, tools and gardens, as they are typed in a hurry. */
export const homePhrases: WishPhrase[] = [
  ['hola gente, ando atras de un ropero de 3 puertas, no me quiero pasar de 150 lucas', { what: 'ropero de 3 puertas', maxPrice: 150_000 }],
  ['se me rompió la heladera y necesito una urgente, tengo 400 lucas', { what: 'heladera', maxPrice: 400_000 }],
  ['me mudo el mes que viene y me hace falta una mesa para 4', { what: 'mesa para 4' }],
  [
    'Buenas! alguien tendrá un sillón esquinero gris? puedo pagar hasta 300 mil. Soy de Temperley',
    { what: 'sillón esquinero gris', maxPrice: 300_000, place: 'Temperley', radiusKm: inside },
  ],
  ['nesecito lavarropas asta 250 lucas', { what: 'lavarropas', maxPrice: 250_000 }],
  ['me vendria bien una biblioteca de pino, no importa si está usada', { what: 'biblioteca de pino' }],
  ['consulta: hay escritorios en L por la zona de Flores?', { what: 'escritorios en L', place: 'Flores', radiusKm: inside }],
  ['estoy tras un juego de comedor de algarrobo con 6 sillas', { what: 'juego de comedor de algarrobo con 6 sillas' }],
  [
    'quiero conseguir una cama marinera para los nenes, que no se pase de 200 lucas',
    { what: 'cama marinera para los nenes', maxPrice: 200_000 },
  ],
  [
    'busco termotanque eléctrico de 50 litros que ande, retiro por Lomas de Zamora',
    { what: 'termotanque eléctrico de 50 litros', place: 'Lomas de Zamora', radiusKm: inside },
  ],
  ['si alguien tiene una cómoda de 4 cajones me avisa, gracias', { what: 'cómoda de 4 cajones' }],
  ['microondas 🙏 hasta 70k por Quilmes', { what: 'microondas', maxPrice: 70_000, place: 'Quilmes', radiusKm: inside }],
  ['compro heladera exhibidora para mi kiosco, pago contado', { what: 'heladera exhibidora para mi kiosco' }],
  [
    'quisiera averiguar por un horno eléctrico grande, de 60 litros, usado pero que ande bien',
    { what: 'horno eléctrico grande, de 60 litros', condition: 'Usado' },
  ],
  ['necesitaria una pava electrica q no sea muy cara', { what: 'pava electrica' }],
  [
    'ventilador de techo con luz, presupuesto entre 60 y 90 lucas',
    { what: 'ventilador de techo con luz', minPrice: 60_000, maxPrice: 90_000 },
  ],
  [
    'alguien que venda un colchón de plaza y media en Mar del Plata?',
    { what: 'colchón de plaza y media', place: 'Mar del Plata', radiusKm: inside },
  ],
  ['me quiero comprar una aspiradora robot, 150 dolares a lo sumo', { what: 'aspiradora robot', maxPrice: 150, currency: 'USD' }],
  ['busco urgente estufa a gas tiro balanceado 3000 calorias', { what: 'estufa a gas tiro balanceado 3000 calorias' }],
  [
    'andaba buscando una alfombra grande para el living, tipo persa, hasta 120 mil',
    { what: 'alfombra grande para el living, tipo persa', maxPrice: 120_000 },
  ],
  ['perdón si no va acá, alguien vende una escalera de 3 metros?', { what: 'escalera de 3 metros' }],
  [
    'Taladro percutor Bosch sin uso en el centro de Rosario',
    { what: 'Taladro percutor Bosch', place: 'Rosario', radiusKm: inside, condition: 'Nuevo' },
  ],
  ['amoladora chica, que sea makita o dewalt, usada', { what: 'amoladora chica, que sea makita o dewalt', condition: 'Usado' }],
  ['necesito 2 sillas de comedor iguales, madera, maximo 40 lucas c/u', { what: '2 sillas de comedor iguales, madera', maxPrice: 40_000 }],
  ['ofrezco 80 lucas por un mueble para la tele', { what: 'mueble para la tele', maxPrice: 80_000 }],
  [
    'estamos buscando con mi novia una mesa ratona redonda, zona oeste',
    { what: 'mesa ratona redonda', place: 'Zona Oeste', radiusKm: inside },
  ],
  [
    'lámpara de pie, moderna, que no sea dorada, 30 lukas',
    { what: 'lámpara de pie, moderna', maxPrice: 30_000, without: ['que no sea dorada'] },
  ],
  ['se me quemó el microondas, ando buscando otro usado hasta 60 mil', { what: 'microondas', maxPrice: 60_000, condition: 'Usado' }],
  [
    'una bordeadora a nafta para el fondo de casa, nueva o casi nueva',
    { what: 'bordeadora a nafta para el fondo de casa', condition: 'Como nuevo' },
  ],
  [
    'busco espejo de cuerpo entero. Vivo en Banfield. Gracias desde ya!',
    { what: 'espejo de cuerpo entero', place: 'Banfield', radiusKm: inside },
  ],
  ['hay alguien que tenga una maquina de coser singer antigua para vender?', { what: 'maquina de coser singer antigua' }],
  ['placard desmontable a menos de 12 km de Ituzaingó', { what: 'placard desmontable', place: 'Ituzaingó', radiusKm: 12 }],
  [
    'cocina 4 hornallas a gas natural impecable, alrededor de 350 lucas',
    { what: 'cocina 4 hornallas a gas natural', minPrice: 297_500, maxPrice: 402_500, condition: 'Como nuevo' },
  ],
  ['quiero regalarle a mi vieja una licuadora nueva en caja', { what: 'licuadora', condition: 'Nuevo' }],
  ['juego de jardin de hierro, no importa si hay que pintarlo', { what: 'juego de jardin de hierro' }],
  ['Necesito freidora de aire 5 litros. Escucho ofertas', { what: 'freidora de aire 5 litros' }],
  [
    'estoy necesitando un aire acondicionado frio calor, medio palo tope, zona sur',
    { what: 'aire acondicionado frio calor', maxPrice: 500_000, place: 'Zona Sur', radiusKm: inside },
  ],
  ['motosierra stihl usada, la paso a buscar por donde sea', { what: 'motosierra stihl', condition: 'Usado' }],
  [
    'repisas flotantes blancas x3, cerca de Parque Chacabuco',
    { what: 'repisas flotantes blancas x3', place: 'Parque Chacabuco', radiusKm: near },
  ],
  ['por favor necesito una cama de 2 plazas sin colchón, me mudo el viernes', { what: 'cama de 2 plazas', without: ['sin colchón'] }],
  ['heladera chica tipo frigobar que no haga ruido', { what: 'heladera chica tipo frigobar', without: ['que no haga ruido'] }],
  ['¿Tendrán cortinas blackout de 2 metros? Gracias', { what: 'cortinas blackout de 2 metros' }],
  [
    'soldadora inverter 200 amperes, desde 90 lucas hasta 140',
    { what: 'soldadora inverter 200 amperes', minPrice: 90_000, maxPrice: 140_000 },
  ],
  ['a ver si alguien me vende un secarropas, 100 lucas es lo maximo que puedo', { what: 'secarropas', maxPrice: 100_000 }],
  ['mesa plegable para camping o algo asi', { what: 'mesa plegable para camping' }],
  ['bidet eléctrico nuevo, no usado, en Santa Fe', { what: 'bidet eléctrico', place: 'Santa Fe', radiusKm: inside, condition: 'Nuevo' }],
  [
    'me interesaria una parrilla de hierro con ruedas, por menos de cien lucas',
    { what: 'parrilla de hierro con ruedas', maxPrice: 100_000 },
  ],
  [
    'puerta placa de 80 cm con marco, a unas 20 cuadras de Castelar',
    { what: 'puerta placa de 80 cm con marco', place: 'Castelar', radiusKm: 2 },
  ],
  ['busco hidrolavadora, es para lavar el auto nomas', { what: 'hidrolavadora, para lavar el auto' }],
  ['cuadros vintage para decorar un bar, tengo 50 lucas para gastar', { what: 'cuadros vintage para decorar un bar', maxPrice: 50_000 }],
]
