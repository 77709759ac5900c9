interface Names {
  buyer: string
  seller: string
}

/** The texts of claims: for the buyer, the seller and, in the back office, the admin who decides. All are ours. */
export const texts = {
  headings: { problema: 'Reclamo por un problema', arrepentimiento: 'Arrepentimiento de la compra' },
  you: 'Vos',
  opened: { problema: (who: string) => `${who} · Reclamo`, arrepentimiento: (who: string) => `${who} · Arrepentimiento` },
  answered: (who: string) => `${who} · Respuesta`,
  settled: 'Decisión',
  waitsForSeller: {
    buyer: 'Falta que responda quien te vendió.',
    seller: 'Falta tu respuesta.',
    admin: 'Quien vende todavía no respondió.',
  },
  /** What happens by itself, and when. */
  unanswered: {
    buyer: (when: string, { seller }: Names) => `Si ${seller} no responde antes del ${when}, te devolvemos lo que pagaste.`,
    seller: (when: string, { buyer }: Names) => `Si no respondés antes del ${when}, lo pagado vuelve a ${buyer}.`,
    admin: (when: string, { buyer }: Names) => `Si no responde antes del ${when}, lo pagado vuelve a ${buyer}.`,
  },
  undecided: {
    buyer: (when: string) => `Si nadie lo decide antes del ${when}, te devolvemos lo que pagaste.`,
    seller: (when: string, { buyer }: Names) => `Si nadie lo decide antes del ${when}, lo pagado vuelve a ${buyer}.`,
    admin: (when: string, { buyer }: Names) => `Si nadie lo decide antes del ${when}, lo pagado vuelve a ${buyer}.`,
  },
  waitsForAdmin: {
    buyer: 'Ya respondieron. Si no se ponen de acuerdo, lo decide administración.',
    seller: 'Ya respondiste. Si no se ponen de acuerdo, lo decide administración.',
    admin: 'Ya hablaron las dos partes.',
  },
  sendBack: {
    buyer: 'Coordiná con quien te vendió cómo le devolvés el producto. Cuando lo tenga, te devuelve el dinero.',
    seller: 'Coordiná la devolución con quien te compró. Cuando tengas el producto, tocá «Devolver el dinero».',
    admin: 'El producto tiene que volver a quien lo vendió.',
  },
  outcomes: {
    devolver: () => 'Se devuelve todo el dinero a quien compró.',
    'devolver una parte': (amount: string) => `Se devuelve una parte a quien compró: ${amount}. El resto es para quien vende.`,
    'pagar al vendedor': () => 'El dinero es para quien vende.',
  },
  photo: (place: number, count: number) => `Foto ${place} de ${count}: abrirla en otra pestaña`,

  form: {
    cancel: 'Cerrar',
    photos: 'Fotos (opcional)',
    uploading: 'Esperá a que terminen de subir las fotos.',
    failed: 'No se pudo enviar. Probá de nuevo.',
  },
  open: {
    opener: 'Tengo un problema',
    title: 'Contanos qué pasó',
    label: '¿Qué pasó?',
    hint: 'El dinero queda retenido mientras se resuelve. Primero responde quien te vendió.',
    missing: 'Contanos qué pasó.',
    submit: 'Enviar el reclamo',
    done: 'Recibimos tu reclamo. El dinero queda retenido hasta que se resuelva.',
  },
  answer: {
    opener: 'Responder',
    title: 'Tu respuesta',
    label: 'Respuesta',
    hint: 'Se responde una sola vez. La leen quien te compró y administración.',
    missing: 'Escribí tu respuesta.',
    submit: 'Enviar la respuesta',
    done: 'Enviamos tu respuesta.',
  },
  drop: {
    opener: 'Retirar el reclamo',
    title: '¿Retirar el reclamo?',
    text: 'La compra queda completada y el dinero pasa a quien te vendió. No se puede deshacer.',
    done: 'Retiraste el reclamo. La compra quedó completada.',
    failed: 'No se pudo retirar el reclamo.',
  },
} as const
