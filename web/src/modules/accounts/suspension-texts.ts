/** The texts about a limited, suspended or ended account. */
export const suspensionTexts = {
  title: 'Estado de tu cuenta',
  headings: { limited: 'Tu cuenta tiene límites', suspended: 'Tu cuenta está suspendida', ended: 'Cerramos tu cuenta' },
  none: 'Tu cuenta está habilitada',
  noneText: 'Podés comprar, vender y chatear.',
  toStart: 'Ir al inicio',
  until: 'Hasta',
  forGood: 'Sin fecha de fin',
  why: 'Motivo',
  limitedText: 'Hasta entonces podés mandar menos solicitudes y mensajes, y publicar menos, como una cuenta nueva.',
  hiddenText: 'Lo que publicaste no se ve, y no podés publicar, comprar ni escribirle a nadie más.',
  back: 'Cuando termine, todo vuelve a verse como estaba.',
  left: 'Lo que podés seguir haciendo',
  ways: [
    { to: '/saldo', title: 'Retirar tu saldo', line: 'Tu dinero es tuyo: lo retirás como siempre.' },
    { to: '/history', title: 'Seguir tus compras y ventas', line: 'Enviar, recibir, reclamar, responder y escribirle a la otra parte.' },
    { to: '/personal-info#tus-datos', title: 'Tus datos', line: 'Descargarlos, cambiar tu contraseña o eliminar la cuenta.' },
    { to: '/ayuda/contacto', title: 'Escribirnos', line: 'Si creés que es un error, contanos por qué.' },
  ],
  line: { suspended: (until: string) => `Tu cuenta está suspendida hasta el ${until}.`, ended: 'Cerramos tu cuenta.' },
  label: 'Cuenta suspendida',
  toPage: 'Ver por qué y qué podés hacer',
}
