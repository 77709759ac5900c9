/** The texts of the held messages in the back office. */
export const heldTexts = {
  title: 'Mensajes retenidos',
  hint: 'Primeros mensajes de cuentas nuevas que juntan señales de estafa. Sin decisión, llegan solos a las dos horas.',
  nothing: 'No hay mensajes retenidos.',
  from: (sender: string, receiver: string, product: string) => `De ${sender} a ${receiver}, por «${product}»`,
  since: (date: string) => `Se registró el ${date}`,
  due: (date: string) => `Llega el ${date}`,
  deliver: 'Dejar pasar',
  deliverOf: (name: string) => `Dejar pasar el mensaje de ${name}`,
  refuse: 'No entregar',
  refuseOf: (name: string) => `No entregar el mensaje de ${name}`,
  askRefuse: '¿No entregar el mensaje?',
  askRefuseText: 'Quien lo escribió va a ver que no se entregó. No se puede deshacer.',
  delivered: 'El mensaje se entregó.',
  refused: 'El mensaje no se entregó.',
  failed: 'No se pudo decidir.',
} as const
