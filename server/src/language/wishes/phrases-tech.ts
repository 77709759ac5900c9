import type { WishPhrase } from './phrases.ts'

const near = 10
const inside = 30
const usd = { currency: 'USD' } as const

/** Fifty wishes for telephones, computers, consoles, cameras and instruments. */
export const techPhrases: WishPhrase[] = [
  [
    'busco iphone 11 de 64gb, bateria arriba de 85%, hasta 250 usd',
    { what: 'iphone 11 de 64gb, bateria arriba de 85%', maxPrice: 250, ...usd },
  ],
  ['compu para la facu, presupuesto 350 lucas, que tenga ssd', { what: 'compu para la facu, que tenga ssd', maxPrice: 350_000 }],
  ['me robaron el celu, necesito uno barato hasta 120 mil', { what: 'celu', maxPrice: 120_000 }],
  ['Hola, estoy buscando una notebook lenovo con 16gb de ram, gracias', { what: 'notebook lenovo con 16gb de ram' }],
  ['alguno vende una play 4 slim con 2 joysticks x Moreno?', { what: 'play 4 slim con 2 joysticks', place: 'Moreno', radiusKm: inside }],
  ['moto g54 o similar, nuevo en caja, 280 lucas', { what: 'moto g54', maxPrice: 280_000, condition: 'Nuevo' }],
  ['quisiera un monitor de 27 pulgadas 144hz, no mas de 200 verdes', { what: 'monitor de 27 pulgadas 144hz', maxPrice: 200, ...usd }],
  ['me estoy armando la pc y necesito una fuente de 650w certificada', { what: 'fuente de 650w certificada' }],
  [
    'guitarra electrica squier o epiphone usada, 2 palos y medio no, algo de 400 lucas',
    { what: 'guitarra electrica squier o epiphone', minPrice: 340_000, maxPrice: 460_000, condition: 'Usado' },
  ],
  ['ando con ganas de comprarme un bajo de 5 cuerdas', { what: 'bajo de 5 cuerdas' }],
  [
    'auriculares bluetooth sony 🎧 que cancelen ruido, hasta 100 lucas!!',
    { what: 'auriculares bluetooth sony que cancelen ruido', maxPrice: 100_000 },
  ],
  ['samsung s22 reacondicionado, no más de 300 dólares', { what: 'samsung s22', maxPrice: 300, ...usd, condition: 'Como nuevo' }],
  ['nintendo switch oled sin joycon', { what: 'nintendo switch oled', without: ['sin joycon'] }],
  [
    'teclado musical de 61 teclas para mi hija que arranca música',
    { what: 'teclado musical de 61 teclas para mi hija que arranca música' },
  ],
  ['che alguien tiene un cargador de notebook hp de punta fina?', { what: 'cargador de notebook hp de punta fina' }],
  [
    'tablet samsung para dibujar con lapiz, usada sin rayones',
    { what: 'tablet samsung para dibujar con lapiz', condition: 'Usado', without: ['sin rayones'] },
  ],
  ['busco kindle paperwhite por Belgrano o Núñez', { what: 'kindle paperwhite', place: 'Belgrano', radiusKm: inside }],
  ['quiero vender mi ps4 y comprar una ps5, tengo 500 usd', { what: 'ps5', maxPrice: 500, ...usd }],
  [
    'celular con buena camara y bateria que dure, 300 lucas como mucho',
    { what: 'celular con buena camara y bateria que dure', maxPrice: 300_000 },
  ],
  [
    'placa de video rtx 3060 de 12gb, hasta u$d 250, caba',
    { what: 'placa de video rtx 3060 de 12gb', maxPrice: 250, ...usd, place: 'CABA', radiusKm: inside },
  ],
  ['parlante jbl para la pile, a prueba de agua', { what: 'parlante jbl para la pile, a prueba de agua' }],
  ['disculpen la molestia, busco un mouse inalámbrico logitech', { what: 'mouse inalámbrico logitech' }],
  [
    'saxo alto para estudiar, que no sea chino, vivo en Villa María',
    { what: 'saxo alto para estudiar', place: 'Villa María', radiusKm: inside, without: ['que no sea chino'] },
  ],
  [
    'camara canon t6i con lente 18-55, entre 300 y 400 dolares',
    { what: 'camara canon t6i con lente 18-55', minPrice: 300, maxPrice: 400, ...usd },
  ],
  ['Necesito impresora que ande con wifi. Hasta $ 90.000.-', { what: 'impresora que ande con wifi', maxPrice: 90_000 }],
  ['iphone 12 con pantalla rota para repuestos', { what: 'iphone 12 con pantalla rota', condition: 'Para reparar' }],
  ['compro lote de celulares viejos, pago en el acto', { what: 'lote de celulares viejos' }],
  [
    'tele smart 50" hasta 300 lucas, puede ser usada pero sin manchas en la pantalla',
    { what: 'tele smart 50"', maxPrice: 300_000, condition: 'Usado', without: ['sin manchas en la pantalla'] },
  ],
  ['kiero una compu gamer qe corra el gta, asta 1 palo', { what: 'compu gamer qe corra el gta', maxPrice: 1_000_000 }],
  [
    'macbook air m1, unos 600 usd, zona norte o capital',
    { what: 'macbook air m1', minPrice: 510, maxPrice: 690, ...usd, place: 'Zona Norte', radiusKm: inside },
  ],
  ['alguien para pasarme precio de un ssd de 500gb?', { what: 'ssd de 500gb' }],
  ['cajón peruano, si es posible con funda, 50 lucas', { what: 'cajón peruano, con funda', maxPrice: 50_000 }],
  ['no consigo por ningún lado un cassette de limpieza', { what: 'cassette de limpieza' }],
  ['tocadiscos vintage funcionando, me da lo mismo la marca', { what: 'tocadiscos vintage' }],
  ['estaría necesitando un router tp-link, 40 lucas o menos', { what: 'router tp-link', maxPrice: 40_000 }],
  ['joystick ps5 original, nada de truchos', { what: 'joystick ps5 original', without: ['nada de truchos'] }],
  ['pregunto por un proyector para ver pelis, de hasta 150 lucas', { what: 'proyector para ver pelis', maxPrice: 150_000 }],
  ['violín 3/4 para mi nena de 8 años', { what: 'violín 3/4 para mi nena de 8 años' }],
  ['amplificador de guitarra 20w, cerca de la plata', { what: 'amplificador de guitarra 20w', place: 'La Plata', radiusKm: near }],
  ['vendo? no, busco: drone dji mini 2 como nuevo', { what: 'drone dji mini 2', condition: 'Como nuevo' }],
  ['quiero cambiar mi celu por uno con mas memoria, pongo hasta 150 lucas', { what: 'celu con mas memoria', maxPrice: 150_000 }],
  ['smartwatch para correr con gps, lo necesito para hoy mismo', { what: 'smartwatch para correr con gps' }],
  ['fijense si tienen memoria ram ddr4 8gb', { what: 'memoria ram ddr4 8gb' }],
  [
    'bateria electronica alesis o yamaha, medio palo mas o menos, en Tucumán',
    { what: 'bateria electronica alesis o yamaha', minPrice: 425_000, maxPrice: 575_000, place: 'Tucumán', radiusKm: inside },
  ],
  ['xiaomi redmi note 12, cero km, por menos de 260 lucas', { what: 'xiaomi redmi note 12', maxPrice: 260_000, condition: 'Nuevo' }],
  ['Busco. Notebook. Usada. 200 lucas.', { what: 'Notebook', maxPrice: 200_000, condition: 'Usado' }],
  ['una compu que no sea muy vieja para mi abuelo', { what: 'compu para mi abuelo', without: ['que no sea muy vieja'] }],
  ['ukelele soprano de madera, envío a Neuquén', { what: 'ukelele soprano de madera', place: 'Neuquén', radiusKm: inside }],
  ['tenes algun iphone xr? mi techo son 200 dolares', { what: 'iphone xr', maxPrice: 200, ...usd }],
  [
    'microfono condensador usb para streamear, ronda los 60 mil?',
    { what: 'microfono condensador usb para streamear', minPrice: 51_000, maxPrice: 69_000 },
  ],
]
