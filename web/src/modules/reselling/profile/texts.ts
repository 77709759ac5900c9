/**
 * The texts of /reseller/profile. The failures and the success are given by the specification; the others are ours.
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
} as const
