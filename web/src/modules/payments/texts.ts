import { ADDRESS_DAYS, CLAIM_DAYS } from '@feria/contract/orders/values'
import type { KeptCard } from '@feria/contract/payments/schemas'
import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { brand } from '../../lib/brand.ts'

/**
 * The texts of the payment screens. «Siguiente», «Anterior», «Confirmar compra» and the success are given by the specification; the
 * others are ours.
 */
export const texts = {
  summary: {
    heading: 'Tu compra',
    total: 'Total',
    quantity: '1 unidad',
    seller: (name: string) => `Vende ${name}`,
    reseller: (name: string) => `Te lo ofrece ${name}`,
    price: 'Precio del producto',
    commission: 'Comisión de reventa',
    loading: 'Cargando la compra…',
  },

  delivery: {
    heading: '¿Cómo te llega?',
    kinds: { pickup: 'Retiro en persona', parcel: 'Envío a domicilio', agreed: 'A acordar con quien vende' },
    pickupHint: 'El lugar y la hora los arreglan por mensajes.',
    agreedHint: 'Lo arreglan por mensajes después de pagar.',
    free: 'Gratis',
    where: 'Enviar a',
    other: 'Otra dirección',
    name: 'Quién lo recibe',
    street: 'Calle y número',
    details: 'Piso, departamento o referencias',
    detailsHint: 'Opcional',
    city: 'Localidad',
    province: 'Provincia',
    choose: 'Elegí una provincia',
    postcode: 'Código postal',
    phone: 'Teléfono (opcional)',
    privacy: `Quien vende ve la dirección recién cuando pagás. La borramos ${ADDRESS_DAYS} días después de terminada la compra.`,
    change: 'Cambiar',
    checks: {
      kind: 'Elegí cómo te llega.',
      name: 'Ingresá quién lo recibe.',
      street: 'Ingresá la calle y el número.',
      city: 'Ingresá la localidad.',
      province: 'Elegí la provincia.',
      postcode: 'Son cuatro números, como 1414, o letras y números, como C1414AAB.',
    },
  },

  payment: {
    title: 'Pagar',
    heading: '¿Cómo querés pagar?',
    legend: 'Medio de pago',
    debit: 'Tarjeta de débito',
    debitHint: 'Se descuenta de tu cuenta en el momento.',
    credit: 'Tarjeta de crédito',
    creditHint: 'En un pago.',
    external: 'Pagar con Mercado Pago',
    externalHint: 'Con tu cuenta o con otros medios, en su página.',
    externalTestHint: 'Modo de prueba: no se mueve dinero real',
    next: 'Continuar',
    missing: 'Elegí un medio de pago para continuar.',
    after: 'Todavía no se cobra nada: lo confirmás en el último paso.',
    afterExternal: `Te llevamos a pagar y después volvés a ${brand}. Guardamos tu compra por ${CHECKOUT_MINUTES} minutos.`,
    startFailed: 'Hubo un error al iniciar el pago. Intenta de nuevo.',
    toProduct: 'Volver al producto',
    toCatalogue: 'Ver otros productos',
  },

  card: {
    title: 'Datos de la tarjeta',
    step: (step: number, count: number) => `Paso ${step} de ${count}`,
    ready: 'Todo listo',
    number: 'Número de la tarjeta',
    name: 'Nombre como figura en la tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    cvc: 'Código de seguridad',
    cvcHint: 'Los 3 números del dorso; en American Express, los 4 del frente.',
    next: 'Siguiente',
    back: 'Anterior',
    confirm: 'Confirmar compra',
    paying: 'Estamos procesando tu pago. No cierres esta página.',
    charge: (total: string) => `Se cobra ${total} a esta tarjeta.`,
    afterwards: 'Después de pagar, quien vende prepara la entrega y vas a ver el estado en tu historial.',
    safe: `Los datos de tu tarjeta van directo al procesador de pagos: ${brand} no los guarda.`,
    keep: 'Guardar esta tarjeta para la próxima',
    keepHint: `La guarda el procesador de pagos, no ${brand}: acá solo se ven la marca, los últimos números y el vencimiento.`,
    change: 'Cambiar los datos de la tarjeta',
    otherCard: 'Probar con otra tarjeta',
    stillReserved: 'Tu compra sigue reservada: podés pagarla de otra forma.',
    badCard: 'Algún dato de la tarjeta no es correcto. Revisalo y volvé a intentar.',
    badPart: 'Este dato no es correcto. Revisalo.',
    retry: 'Reintentar',
    toProduct: 'Volver al producto',
    preview: 'Vista previa de la tarjeta',
    previewNumber: '•••• •••• •••• ••••',
    previewName: 'NOMBRE Y APELLIDO',
    success: 'Compra realizada con éxito',
    /** What the alert of a purchase says under the stated success. */
    bought: {
      what: (number: string, sum: string | null) => (sum ? `Compra ${number}, por ${sum}.` : `Compra ${number}, gratis.`),
      next: {
        parcel: 'Ahora quien vende prepara el envío: te avisamos apenas salga.',
        pickup: 'Ahora arreglá por mensajes cuándo lo pasás a buscar.',
        agreed: 'Ahora arreglá por mensajes cómo te llega.',
      },
      held: `Guardamos tu dinero hasta que lo recibas, y podés reclamar hasta ${CLAIM_DAYS} días después.`,
    },
    failed: 'No pudimos completar la compra.',
    expired: 'El intento anterior venció sin cobrarse. Volvé a intentar.',
    priceChanged: 'El precio cambió mientras completabas los datos. Revisá el total y confirmá de nuevo.',
    unsure: 'Ya intentaste pagar esta compra y no supimos cómo terminó. Mirá tu historial; si confirmás de nuevo, no se cobra dos veces.',
    history: 'Ver mi historial',
    test: 'Modo de prueba',
    testHint:
      'No se cobra dinero real. Tocá una tarjeta para copiarla y usarla; poné cualquier nombre, un vencimiento que no ' +
      'haya pasado y un código de 3 números.',
    testHintBefore: 'No se cobra dinero real: estas son las tarjetas que podés usar en el paso siguiente. Tocá una para copiarla.',
    outcome: '¿Qué querés probar?',
    outcomeHint: 'Va en el nombre de la tarjeta: de eso depende cómo termina el pago.',
    anyOutcome: 'Elegí un resultado',
    outcomes: [
      { value: 'APRO', label: 'Pago aprobado (APRO)' },
      { value: 'FUND', label: 'Rechazado: sin saldo (FUND)' },
      { value: 'CONT', label: 'Pendiente de revisión (CONT)' },
      { value: 'OTHE', label: 'Rechazado: otro motivo (OTHE)' },
    ],
    copied: (brand: string) => `Número de ${brand} copiado.`,
  },

  kept: {
    /** E.g. «Visa terminada en 3704». */
    nameOf: ({ brand, lastFour }: Pick<KeptCard, 'brand' | 'lastFour'>) => `${brand} terminada en ${lastFour}`,
    /** E.g. «Crédito · Vence 11/30». */
    explainCard: ({ cardType, expiryMonth, expiryYear, isExpired }: KeptCard) => {
      const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
      const type = cardType === 'debit' ? 'Débito' : 'Crédito'
      return `${type} · ${isExpired ? `Venció ${expiry}: no se puede usar` : `Vence ${expiry}`}`
    },
    code: (digits: number) => (digits === 4 ? 'Son los 4 números del frente.' : `Son los ${digits} números del dorso.`),
    testCodes: 'Modo de prueba: 111 sin saldo, 222 en revisión, 999 código equivocado; con cualquier otro se aprueba.',
    pay: (amount: string) => `Pagar ${amount}`,
    manage: 'Administrar tus tarjetas',
    loading: 'Cargando tus tarjetas…',
    heading: 'Tarjetas',
    explain: `Las guarda el procesador de pagos, no ${brand}: acá solo se ven la marca, los últimos números y el vencimiento.`,
    empty: 'No guardaste ninguna. Podés hacerlo la próxima vez que pagues con una tarjeta.',
    loadFailed: 'No pudimos cargar tus tarjetas.',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    ask: '¿Quitar esta tarjeta?',
    askText: (name: string) => `${name} ya no va a estar para pagar con un solo toque. Lo que pagaste con ella queda igual.`,
    removed: 'Quitamos la tarjeta.',
    failed: 'No pudimos quitar la tarjeta.',
  },

  free: {
    heading: 'Es gratis',
    explain: 'No tenés que pagar nada: no hace falta una tarjeta ni se hace ningún cobro.',
    ask: 'Pedir gratis',
    afterwards: 'Después de pedirlo, quien lo da prepara la entrega y vas a ver el estado en tu historial.',
    failed: 'No pudimos hacer el pedido.',
    priceChanged: 'El precio cambió. Revisá el total antes de seguir.',
  },

  charge: {
    about: (amount: string, rate: string, since: string) => `≈ ${amount} al dólar de ${rate} (${since})`,
    fixed: (amount: string, rate: string, until: string | null) =>
      `${amount} al dólar de ${rate}${until ? `, congelado hasta las ${until}` : ''}`,
  },

  reserved: {
    until: (time: string) => `Reservada hasta las ${time}.`,
    left: (clock: string) => `Quedan ${clock}`,
    over: 'La reserva venció sin cobrarse.',
  },

  back: {
    title: 'Tu pago',
    number: (number: string) => `Compra ${number}`,
    missing: 'No encontramos esa compra.',
    heading: {
      confirming: 'Estamos confirmando tu pago…',
      paid: '¡Listo!',
      refused: 'El pago fue rechazado',
      pending: 'Pago en revisión',
      over: 'La reserva venció',
      refunded: 'Te devolvimos el dinero',
    },
    text: {
      paid: 'Tu pago está confirmado. Quien vende ya lo sabe y prepara el envío: te avisamos cuando esté en camino.',
      pending: 'Todavía lo están revisando. Te avisamos.',
      over: 'No se cobró nada y el producto volvió a estar a la venta.',
      refunded: 'La devolución va al mismo medio con el que pagaste.',
    },
    confirmingText: 'Suele tardar unos segundos. Esta página se actualiza sola.',
    slow: 'Está tardando más de lo habitual. Te avisamos apenas se confirme; también podés consultarlo ahora.',
    offline: 'Cuando vuelva la conexión seguimos consultando.',
    toOrder: 'Ver mi compra',
    payAgain: 'Pagar de otra forma',
    notPaid: 'No llegué a pagar',
    ask: 'Consultar ahora',
  },
} as const
