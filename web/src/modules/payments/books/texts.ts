/** The texts of /transparencia. All are ours. */
export const texts = {
  title: 'Cuentas a la vista',
  description: 'Cuánto dinero de sus miembros tiene Feria, publicado cada noche de un modo que cualquiera puede comprobar.',
  intro: 'Cada noche publicamos cuánto le debemos a la gente que vende y compra acá. Si tenés saldo, comprobá que está.',
  owed: 'Lo que debemos',
  empty: 'Todavía no hay cuentas publicadas',
  emptyHint:
    'Se publican cada noche, desde que cinco personas o más tienen dinero en Feria: con menos, el total diría lo que tiene cada una.',
  currencies: { USD: 'Dólares', ARS: 'Pesos' },
  kinds: {
    available: 'Saldos',
    payingOut: 'En camino a cuentas de banco',
    held: 'Retenido hasta la entrega',
    refunding: 'Devoluciones en camino',
  },
  asOf: (moment: string) => `Al ${moment}`,
  root: 'Raíz publicada',
  rootOf: (currency: string) => `la raíz en ${currency}`,

  own: {
    title: 'Comprobá tu saldo',
    lead: 'La cuenta se hace en tu navegador, con tus partes y la raíz publicada. No hace falta que nos creas.',
    check: 'Comprobar mi saldo',
    checking: 'Comprobando…',
    login: 'Ingresar para comprobar',
    nothing: 'A esa hora no tenías dinero en Feria: no hay nada tuyo que comprobar.',
    good: (currency: string) => `Tu dinero en ${currency} está contado.`,
    bad: (currency: string) => `Lo tuyo en ${currency} no coincide con la raíz publicada. Guardá la prueba y escribinos.`,
    noCrypto: 'Este navegador no deja hacer la cuenta en una dirección sin https. Probá con la dirección segura del sitio.',
    kinds: { available: 'Saldo', payingOut: 'En camino a tu cuenta', held: 'Retenido por ventas en curso' },
    asOf: (moment: string) => `Es lo que tenías el ${moment}; lo de después entra en la próxima publicación.`,
    keep: 'Guardar la prueba',
    file: (day: string) => `prueba-de-saldo-${day}.json`,
    help: 'Escribirnos',
  },

  meaning: {
    title: 'Qué demuestra y qué no',
    proves: [
      'Que tu dinero está contado en el total que publicamos: si falta un centavo tuyo, la comprobación falla.',
      'Que nadie cuenta en contra: lo que alguien nos debe no se resta de lo que les debemos a los demás.',
      'Que no cambiamos lo ya publicado: cada raíz lleva la anterior, así que quien anotó una nota si se toca otra.',
    ],
    provesTitle: 'Demuestra',
    provesNotTitle: 'No demuestra',
    provesNot: [
      'Que el dinero esté en la cuenta del banco o del medio de pago. Eso lo dicen sus extractos, no esta página.',
      'Nada de quien no comprueba: una parte que nadie mira podría faltar. Cuantas más personas comprueban, más vale.',
      'Lo que pasó después de la hora que figura.',
    ],
  },

  how: {
    title: 'Cómo hacer la cuenta por tu lado',
    steps: [
      'Guardá la prueba. Tiene tus partes: cada suma va partida en dos al azar, para que nadie vea la de otro.',
      'De cada parte, calculá el SHA-256 de «leaf:nonce:ownerId:currency:kind:amountMinor», con sus valores; los montos van en centavos.',
      'Subí por cada paso de path: el SHA-256 de «node:suma:hash:suma:hash», primero lo de la izquierda. Sumá las dos sumas.',
      'Al final tienen que quedar el hash y el total de la raíz publicada, y ninguna suma puede ser negativa.',
      'La cadena es el SHA-256 de «root:cadena anterior:día:moneda:total en centavos:raíz:cantidad de partes».',
    ],
  },

  before: 'Publicaciones',
  chain: 'Cadena',
  leaves: (count: string) => `${count} partes`,
  pages: 'Páginas de publicaciones',
  first: 'Ver las últimas',
  next: 'Ver anteriores',
}
