/**
 * The texts of /reseller/profile. The failures, the success and the three identity statuses are given by the specification; the others
 * are ours.
 */
export const texts = {
  title: 'Perfil de revendedor',
  loading: 'Cargando tu perfil...',
  failed: 'No se pudo cargar el perfil de revendedor. Es posible que necesites registrarte como revendedor primero.',

  offer: {
    heading: 'Ganá vendiendo lo que otros publican',
    steps: [
      { title: 'Elegí un producto', text: 'Cualquiera que esté a la venta. No necesitás stock ni poner dinero.' },
      { title: 'Sumale tu comisión', text: 'Entre 5 % y 30 %. La paga quien compra, y ve cuánto es.' },
      { title: 'Compartí tu enlace', text: 'Cuando el producto se entrega, tu comisión va a tu saldo.' },
    ],
    submit: 'Registrarme como revendedor',
    done: '¡Te has registrado exitosamente como revendedor!',
    failed: 'Error al registrarse como revendedor. Inténtalo de nuevo.',
  },

  facts: {
    heading: 'Tus datos',
    reputation: 'Reputación',
    level: 'Nivel de validación',
    completed: 'Transacciones completadas',
    since: 'Revendés desde',
    growth: 'El nivel y la reputación crecen solos con cada transacción completada.',
    toLinks: 'Crear un enlace',
    toBalance: 'Ver mi saldo',
  },

  identity: {
    heading: 'Verificación de identidad',
    status: { none: 'Requiere atención', pending: 'En revisión', approved: 'Verificado', rejected: 'Requiere atención' },
    text: {
      none: 'Mandanos una foto de tu documento: con la identidad verificada, quien entra a tu enlace confía más.',
      pending: 'Estamos mirando tu documento. Te mostramos acá el resultado.',
      approved: 'Quien entra a tus enlaces ve que tu identidad está verificada.',
      rejected: 'No pudimos verificar tu identidad. Mandanos otra foto.',
    },
    sent: (when: string) => `Enviado el ${when}`,
    note: 'Motivo',
    field: 'Foto del documento',
    who: 'La ven solamente vos y quienes administran el sitio. La borramos 30 días después de la decisión.',
    missing: 'Elegí la foto de tu documento.',
    submit: 'Enviar documento',
    done: 'Recibimos tu documento. Lo vamos a revisar.',
    failed: 'No se pudo enviar el documento.',
  },
} as const
