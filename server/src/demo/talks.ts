/** A conversation of the demo: who asks whom, how many hours ago it started, and its messages; «b» is the buyer. */
export interface Talk {
  buyer: string
  seller: string
  /** Index of the seller's product, from the newest. */
  product: number
  hoursAgo: number
  /** What a pending request came with. */
  asks?: string
  /** Left out for a pending request. */
  lines?: [who: 'b' | 's', text: string][]
}

/** The demo's conversations. All of them are invented. */
export const talks: Talk[] = [
  {
    buyer: 'tomas',
    seller: 'rocio',
    product: 0,
    hoursAgo: 30,
    lines: [
      ['b', 'Hola Rocío, ¿siguen disponibles las dos plantas?'],
      ['s', '¡Hola, Tomás! Sí, todavía están.'],
      ['b', '¿Vienen con maceta?'],
      ['s', 'Sí, las dos con maceta de barro y plato. La del potus tiene un roce chiquito atrás, no se nota.'],
      ['b', 'Ah, nada grave entonces. ¿Hacés envíos a Paraná?'],
      ['s', 'Sí, las embalo bien, salen por encomienda al otro día de la compra y te paso el número de seguimiento por acá.'],
      ['s', 'Comprando por acá, el pago queda retenido hasta que te llegan.'],
      ['b', 'Perfecto, así me quedo tranquilo. Lo miro esta noche y te confirmo.'],
      ['s', 'Dale, te las guardo hasta mañana 🙂'],
    ],
  },
  {
    buyer: 'julieta',
    seller: 'rocio',
    product: 2,
    hoursAgo: 52,
    lines: [
      ['b', '¡Hola! Me interesa. ¿Viene con todos los cables y el dock?'],
      ['s', 'Hola, Julieta. Sí, está sin uso, con la caja completa y la factura.'],
      ['b', '¿Se puede pasar a ver por Palermo?'],
      ['s', 'Claro, de tarde estoy. ¿Te queda bien el sábado en el bar de la esquina?'],
      ['b', 'El sábado a las 17 me viene bárbaro. Nos vemos ahí.'],
    ],
  },
  {
    buyer: 'tomas',
    seller: 'martin',
    product: 1,
    hoursAgo: 75,
    lines: [
      ['b', 'Buenas, Martín. ¿Qué tal anda la cancelación de ruido?'],
      ['s', 'Hola. Muy bien, los usé hasta la semana pasada en el colectivo y no se oía nada.'],
      ['b', '¿Me hacés precio si los llevo hoy?'],
      ['s', 'El precio ya está ajustado, pero te bonifico el envío.'],
    ],
  },
  {
    buyer: 'rocio',
    seller: 'carla',
    product: 0,
    hoursAgo: 20,
    lines: [
      ['b', 'Hola, Carla, ¿cómo estás? ¿Lo podés mandar a Buenos Aires?'],
      ['s', 'Hola! Sí, sin problema. Sale el mismo día si comprás antes de las 12.'],
      ['b', 'Buenísimo. ¿Viene con caja?'],
    ],
  },
  {
    buyer: 'tomas',
    seller: 'lucia',
    product: 0,
    hoursAgo: 120,
    lines: [
      ['b', 'Hola, ¿qué potencia manejan?'],
      ['s', 'Hasta 300 W de pico, y el bafle está incluido.'],
      ['b', 'Gracias. Lo pienso y te aviso.'],
    ],
  },
  { buyer: 'julieta', seller: 'rocio', product: 1, hoursAgo: 3, asks: 'Hola, ¿sigue disponible?' },
  { buyer: 'hernan', seller: 'rocio', product: 3, hoursAgo: 9, asks: 'Buenas, ¿la puedo pasar a ver el sábado a la tarde?' },
  { buyer: 'tomas', seller: 'ezequiel', product: 0, hoursAgo: 5 },
]
