/** Every error code with its HTTP status and its Spanish sentence; `{name}` is filled from the details. */
export const errors = {
  internal: [500, 'Tuvimos un problema de nuestro lado. Intentá de nuevo en unos minutos.'],
  'bad-input': [400, 'Hay datos que no son válidos. Revisalos e intentá de nuevo.'],
  contact: [400, 'Sacá {what} del texto: los datos de contacto y los enlaces no se publican.'],
  'bad-json': [400, 'No pudimos leer los datos enviados.'],
  'bad-cursor': [400, 'Esa página de la lista ya no existe. Volvé a la primera.'],
  'too-large': [413, 'Lo que enviaste es demasiado grande.'],
  'too-slow': [408, 'Los datos tardaron demasiado en llegar. Revisá tu conexión e intentá de nuevo.'],
  'not-json': [415, 'Los datos tienen que enviarse como JSON.'],
  'no-such-call': [404, 'Esa dirección no existe.'],
  'too-many': [429, 'Demasiados intentos. Esperá {seconds} segundos e intentá de nuevo.'],
  'no-such-event': [404, 'Ese evento no existe.'],
  'refused-more': [429, 'Hubo {count} pedidos más que no pudimos tomar.'],
  'no-space': [507, 'No queda lugar para guardar más cosas. Intentá de nuevo más tarde.'],
  busy: [503, 'Estamos con mucha demanda. Intentá de nuevo en unos segundos.'],

  'accounts.sign-in': [401, 'Iniciá sesión para continuar.'],
  'accounts.not-allowed': [403, 'No tenés permiso para hacer esto.'],
  'accounts.bad-credentials': [401, 'Credenciales incorrectas'],
  'accounts.email-taken': [409, 'Ya hay una cuenta con ese email.'],
  'accounts.weak-password': [400, 'La contraseña tiene que tener al menos 8 caracteres y no ser una de las más usadas.'],
  'accounts.same-password': [400, 'La contraseña nueva tiene que ser distinta de la que tenés.'],
  'accounts.bad-reset': [400, 'El enlace ya no es válido. Pedí uno nuevo.'],
  'accounts.not-found': [404, 'No encontramos a esa persona.'],
  'accounts.last-admin': [409, 'Tiene que quedar al menos un administrador.'],
  'accounts.wrong-password': [403, 'La contraseña no es correcta.'],
  'accounts.bad-confirmation': [400, 'El enlace ya se usó o venció. Pedí otro.'],
  'accounts.confirm-email': [403, 'Confirmá tu email para {act}: te mandamos un enlace a {email}.'],
  'accounts.bad-undo': [400, 'El enlace ya no es válido. Si no podés entrar a tu cuenta, pedí una contraseña nueva.'],
  'accounts.bad-cuit': [400, 'Ese CUIT no es válido. Revisá los 11 números.'],
  'accounts.bad-phone': [400, 'Ese teléfono no es válido. Escribilo con código de área, por ejemplo 11 2345-6789.'],
  'accounts.open-orders': [409, 'Hay compras o ventas en curso. Cuando terminen vas a poder eliminar la cuenta.'],
  'accounts.open-balance': [409, 'Todavía tenés saldo a favor o a pagar. Cuando esté en cero vas a poder eliminar la cuenta.'],
  'accounts.premium-past': [400, 'El último día de Premium tiene que ser futuro.'],
  'accounts.session-not-found': [404, 'Esa sesión ya no está abierta.'],
  'accounts.second-factor': [401, 'Ingresá el código de tu aplicación de verificación.'],
  'accounts.wrong-code': [403, 'El código no es correcto o ya se usó. Probá con el siguiente.'],
  'accounts.second-factor-unreadable': [
    503,
    'Ahora no podemos comprobar los códigos de tu aplicación. Entrá con un código de recuperación o probá más tarde.',
  ],
  'accounts.second-factor-on': [409, 'La verificación en dos pasos ya está activada.'],
  'accounts.second-factor-off': [409, 'La verificación en dos pasos no está activada.'],
  'accounts.second-factor-needed': [403, 'Para administrar, activá antes la verificación en dos pasos en tus datos personales.'],

  'uploads.missing': [400, 'Elegí una foto para subir.'],
  'uploads.not-an-image': [415, 'El archivo no es una foto que podamos usar. Subí una JPEG, PNG, WebP o AVIF.'],
  'uploads.heic': [415, 'No podemos leer fotos HEIC. Guardala como JPEG y volvé a subirla.'],
  'uploads.too-large': [413, 'La foto pesa más de 15 MB. Elegí una más liviana.'],
  'uploads.too-many-pixels': [413, 'La foto supera los 50 megapíxeles. Achicala y volvé a subirla.'],
  'uploads.animated': [415, 'Las fotos animadas no se pueden usar. Subí una JPEG, PNG, WebP o AVIF.'],
  'uploads.too-heavy': [413, 'Esa foto pide demasiada memoria. Achicala o guardala como JPEG y volvé a subirla.'],
  'uploads.broken': [400, 'La foto está dañada. Probá con otra.'],
  'uploads.bad-form': [400, 'No pudimos leer el archivo enviado. Volvé a subirlo.'],
  'uploads.not-found': [404, 'No encontramos esa foto. Volvé a subirla.'],
  'uploads.in-use': [409, 'Esa foto ya se usa en otro lugar. Subí otra.'],
  'uploads.away': [503, 'Ahora no podemos guardar ni mostrar fotos. Intentá de nuevo en unos minutos.'],
  'uploads.bad-part': [400, 'Una parte del archivo llegó incompleta. Volvé a subirlo.'],

  'catalogue.not-found': [404, 'Producto no encontrado'],
  'catalogue.seller-not-found': [404, 'Ese vendedor no tiene productos publicados.'],
  'catalogue.no-category': [400, 'Esa categoría no existe.'],
  'catalogue.category-taken': [409, 'Ya hay una categoría con ese nombre.'],
  'catalogue.category-not-found': [404, 'Esa categoría ya no existe.'],
  'catalogue.bad-rate': [400, 'La cotización tiene que ser mayor que cero.'],
  'catalogue.not-yours': [403, 'Ese producto es de otra persona.'],
  'catalogue.min-above-price': [400, 'El precio mínimo no puede ser mayor que el precio.'],
  'catalogue.price-range': [400, 'El precio mínimo no puede ser mayor que el máximo.'],
  'catalogue.unknown-place': [400, 'No conocemos ese lugar, así que no podemos medir la distancia.'],
  'catalogue.no-word': [409, 'Pedí una palabra nueva: la anterior venció o ya la usaste.'],
  'catalogue.not-fresh': [400, 'Sacá la foto ahora, después de pedir la palabra.'],
  'catalogue.photo-seen': [409, 'Esa foto ya está en otra publicación. Sacá una nueva, con la palabra a la vista.'],
  'catalogue.photo-plain': [400, 'En la foto no se distingue nada. Sacala con más luz y de más cerca.'],
  'catalogue.already-sold': [409, 'El producto ya está vendido.'],
  'catalogue.has-orders': [409, 'El producto tiene compras: ocultalo en lugar de eliminarlo.'],
  'catalogue.too-many-favorites': [409, 'Llegaste al máximo de 500 favoritos. Quitá alguno para sumar otro.'],

  'wishes.not-found': [404, 'Esa solicitud no existe.'],
  'wishes.not-you': [403, 'No podés crear solicitudes en nombre de otra persona.'],
  'wishes.too-many': [409, 'Llegaste al máximo de {max} solicitudes activas. Desactivá o eliminá alguna para crear otra.'],
  'wishes.inactive': [409, 'La solicitud está desactivada: activala para eliminarla.'],
  'wishes.match-not-found': [404, 'Esa coincidencia ya no existe.'],
  'wishes.no-match': [409, 'Ese producto no coincide con la solicitud.'],
  'wishes.own': [400, 'La solicitud y el producto son tuyos.'],
  'wishes.already-notified': [409, 'Ya le avisaste por este producto.'],
  'wishes.already-written': [409, 'Ya le escribiste por este producto.'],
  'wishes.too-many-notified': [429, 'Ya avisaste a muchas personas hoy. Seguí mañana.'],

  'reselling.not-registered': [404, 'Todavía no estás registrado como revendedor.'],
  'reselling.link-not-found': [404, 'Ese enlace de reventa no existe.'],
  'reselling.not-yours': [403, 'Esos datos son de otra persona.'],
  'reselling.own-product': [400, 'No podés revender tu propio producto.'],
  'reselling.own-link': [400, 'No podés comprar con tu propio enlace.'],
  'reselling.not-available': [409, 'El producto ya no está disponible.'],
  'reselling.too-close': [409, 'Esta compra no se puede hacer con este enlace. Comprá el producto en su página.'],
  'reselling.transaction-not-found': [404, 'Esa transacción no existe.'],
  'reselling.bad-step': [409, 'Ese paso no se puede hacer ahora.'],
  'reselling.bad-code': [400, 'El código no es el de la compra.'],

  'reviews.not-found': [404, 'Esa opinión no existe.'],
  'reviews.not-yet': [409, 'Vas a poder opinar cuando la compra termine.'],
  'reviews.late': [409, 'El plazo de {days} días para opinar ya pasó.'],
  'reviews.already-written': [409, 'Ya opinaste sobre esta compra.'],
  'reviews.bad-tag': [400, 'Esa etiqueta es de la otra parte de la compra.'],
  'reviews.already-answered': [409, 'Ya respondiste esta opinión.'],
  'reviews.answer-late': [409, 'El plazo de {days} días para responder ya pasó.'],
  'reviews.already-appealed': [409, 'Ya pediste revisar esta opinión. Se decide una sola vez.'],
  'reviews.appeal-late': [409, 'El plazo de {days} días para pedir una revisión ya pasó.'],
  'reviews.not-published': [409, 'Esa opinión no está publicada.'],
  'reviews.appeal-not-found': [404, 'Ese pedido de revisión no existe.'],
  'reviews.appeal-decided': [409, 'Ese pedido de revisión ya se decidió.'],

  'prospecting.not-willing': [409, 'Esa persona ya no recibe ofertas.'],
  'prospecting.already-offered': [409, 'Ya le ofreciste ese producto.'],
  'prospecting.too-many': [429, 'Ya enviaste muchas ofertas hoy. Seguí mañana.'],
  'prospecting.not-found': [404, 'Esa oferta no existe.'],
  'prospecting.answered': [409, 'Esa oferta ya tiene respuesta.'],
  'prospecting.gone': [409, 'El producto ya no está disponible.'],
  'prospecting.bad-refusal': [400, 'El enlace ya no es válido. Apagá las ofertas en tu información personal.'],
  'prospecting.member-not-found': [404, 'No encontramos a esa persona entre quienes aceptan ofertas.'],

  'assistant.premium': [403, 'Función Premium - Esta característica requiere una suscripción premium'],

  'chat.own-product': [400, 'No puedes chatear con tu propio producto.'],
  'chat.already-asked': [409, 'Ya tienes una solicitud para este producto.'],
  'chat.not-available': [400, 'Ese producto ya no está disponible: no se puede empezar un chat.'],
  'chat.rejected': [403, 'Quien vende no aceptó tu solicitud. Podés volver a pedirla desde el {day}.'],
  'chat.rejected-twice': [403, 'Quien vende no aceptó tu solicitud. No se puede volver a pedir por este producto.'],
  'chat.request-not-found': [404, 'Esa solicitud no existe.'],
  'chat.already-answered': [409, 'Esa solicitud ya tiene respuesta.'],
  'chat.not-yours': [403, 'Esa conversación es de otras personas.'],
  'chat.no-room': [404, 'Esa conversación no existe.'],
  'chat.not-you': [403, 'No podés escribir en nombre de otra persona.'],
  'chat.looks-unsafe': [428, 'Confirmá si lo querés enviar igual. {why}.'],
  'chat.bad-link': [400, 'Ese enlace lleva a una página que se hace pasar por otra: no se puede enviar.'],
  'chat.held-not-found': [404, 'Ese mensaje no existe, o ya se decidió.'],
  'chat.closed': [409, 'La otra persona dejó la feria: ya no se le puede escribir.'],

  'payments.bad-token': [400, 'Los datos de la tarjeta vencieron. Cargalos de nuevo.'],
  'payments.bad-card': [400, 'Algún dato de la tarjeta no es correcto. Revisalo y volvé a intentar.'],
  'payments.not-a-test-card': [400, 'En el modo de prueba solo se aceptan tarjetas de prueba.'],
  'payments.card-not-found': [404, 'Esa tarjeta ya no se puede usar.'],
  'payments.rejected': [402, '{reason}'],
  'payments.off': [503, 'En esta feria todavía no se puede pagar.'],
  'payments.no-rate': [503, 'Todavía no hay cotización del dólar para cobrar esta compra en pesos. Intentá más tarde.'],
  'payments.not-signed': [401, 'Ese aviso no está firmado por el procesador de pagos.'],
  'payments.not-found': [404, 'Ese pago no existe.'],
  'payments.no-product': [404, 'No encontramos un producto publicado con ese título y ese precio.'],
  'payments.other-price': [409, 'El precio cambió: ahora son {price}. Revisalo y volvé a intentar.'],
  'payments.no-balance': [409, 'No tenés ese saldo disponible.'],
  'payments.claimable': [409, 'Una parte la podés retirar después del {until}: hasta entonces quien te compró puede reclamar.'],
  'payments.bad-destination': [400, 'Ese CBU, CVU o alias no es válido.'],
  'payments.payout-not-found': [404, 'Ese retiro no existe.'],
  'payments.payout-settled': [409, 'Ese retiro ya tiene respuesta.'],
  'payments.new-destination': [403, 'Nunca retiraste a esta cuenta: confirmá que sos vos con tu contraseña.'],
  'payments.payout-held': [409, 'Ese retiro espera hasta el {until}: todavía no se puede pagar.'],
  'payments.not-stoppable': [409, 'Ese retiro ya no se puede frenar.'],
  'payments.bad-stop': [400, 'El enlace no es de un email nuestro. Copialo entero desde el email.'],
  'payments.bad-key': [400, 'La clave Idempotency-Key tiene que tener entre 8 y 100 letras, números o guiones.'],
  'payments.key-reused': [409, 'Esa clave ya se usó para otro retiro.'],
  'payments.unavailable': [503, 'No pudimos confirmar el pago. Mirá tu historial en unos minutos antes de intentar de nuevo.'],

  'orders.not-found': [404, 'Orden no encontrada'],
  'orders.repeated-product': [400, 'El mismo producto está dos veces.'],
  'orders.own-product': [409, 'No podés comprar tu propio producto.'],
  'orders.sold': [409, '«{name}» ya se vendió.'],
  'orders.out-of-stock': [409, 'No queda stock de «{name}».'],
  'orders.not-for-sale': [409, '«{name}» no está a la venta.'],
  'orders.no-price': [409, '«{name}» tiene precio a convenir: escribile a quien lo vende.'],
  'orders.no-such-delivery': [409, '«{name}» ya no se entrega así. Elegí otra forma de entrega.'],
  'orders.address-not-found': [404, 'Esa dirección no está en tu libreta.'],
  'orders.one-seller': [400, 'Cada compra es de un solo vendedor y en una sola moneda.'],
  'orders.bad-key': [400, 'La clave Idempotency-Key tiene que tener entre 8 y 100 letras, números o guiones.'],
  'orders.key-reused': [422, 'Esa clave ya se usó para otra compra.'],
  'orders.in-progress': [409, 'Esa compra se está procesando. Esperá unos segundos.'],
  'orders.withdrawal-not-found': [404, 'Ese pedido de arrepentimiento no existe.'],
  'orders.not-payable': [409, 'Esta compra ya no se puede pagar.'],
  'orders.claim-open': [409, 'Ya hay un reclamo abierto por esta compra.'],
  'orders.claim-late': [409, 'El plazo de {days} días para reclamar ya pasó.'],
  'orders.claim-not-found': [404, 'Ese reclamo no existe.'],
  'orders.claim-settled': [409, 'Ese reclamo ya se resolvió.'],
  'orders.bad-refund': [400, 'La parte a devolver tiene que ser mayor que cero y menor que el total.'],
  'orders.bad-code': [400, 'Ese no es el código de esta compra. Pedile a quien te compró que te lo muestre de nuevo.'],
  'orders.bad-step': [409, 'La compra está {status}: no se puede pasar a {next}.'],

  'help.message-not-found': [404, 'Ese mensaje no existe.'],

  'operations.job-settled': [404, 'Esa tarea ya no está entre las fallidas: se reintentó o se descartó.'],

  'notifications.not-your-channel': [403, 'Esas notificaciones son de otra persona.'],
  'notifications.push-off': [409, 'Los avisos en el dispositivo no están disponibles por ahora.'],
  'notifications.bad-end': [400, 'El enlace no es de un email nuestro, o la cuenta ya no existe.'],
  'notifications.push-address': [400, 'Este navegador no se puede usar para los avisos.'],
  'notifications.mail-not-found': [404, 'Ese correo ya no está.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errors

/** The Spanish sentence of a code with its details filled in. */
export const sentence = (code: ErrorCode, details: Record<string, unknown> = {}): string =>
  errors[code][1].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''))

/** Details included in the error for programs: e.g. for a changed price the current one, in major units. */
export const answeredDetails: Partial<Record<ErrorCode, readonly string[]>> = { 'payments.other-price': ['total', 'currency'] }

/** The shape of every error. `msg` repeats `message` for clients that read that name. */
export interface ErrorAnswer {
  error: ErrorCode
  message: string
  msg: string
  requestId: string
  /** Sentence by field path, e.g. `{ price: '…' }`. */
  fields?: Record<string, string>
  /** The details in `answeredDetails`. */
  details?: Record<string, unknown>
}

/** How a refused event is acknowledged: with the status that HTTP would have. */
export interface EventRefusal extends ErrorAnswer {
  status: number
}
