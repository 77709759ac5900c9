import { any, arrived, end, give, harmless, near, within } from './vocabulary.ts'

const code = any('codig(?:o|uito|os) coidgo codgio cod pin otp token clave numer(?:o|ito)s? cifras digitos')
const proof = any(
  'verificacion seguridad confirmacion validacion activacion autorizacion acceso whatsapp wsp wasap recibiste recibio recien',
  `(?:6|seis|4|cuatro|5|cinco)_(?:digitos|numeros|cifras)
    (?:x|por|del|de|via|al)_(?:(?:el|un|tu)_)?(?:sms|mensajito|mensaje|celu|celular|whatsapp)`,
)
const bank = any('mercado_?pago home_?banking banco mp uala cuenta cajero brubank naranja feria link mail email gmail')

/** Asks for what opens an account: a code that reached the telephone, a password, a card, a document, the screen. */
export const dataSignals = {
  code: [
    `${give} ${near(45)}${end}${code}${end}${harmless}${near(40)}(?:${arrived}|${proof})`,
    `${arrived} ${near(40)}${end}${code}${end}${harmless}${near(45)}(?:${give}|para (?:validar|verificar|confirmar|acreditar)|con eso)`,
    `${code}${end}${harmless} (?:de ${proof} )?${within(15)}${arrived}${near(50)}(?:${give}|hacerme el favor|harias el favor)`,
    `${give} (?:el |ese |un |tu |los |las |con el |porfa |por favor |del )*(?:codig(?:o|uito)|cod|pin|otp) (?:de |del )?(?:${proof}
      |sms|banco)`,
    `${give} (?:el |ese |los |las )?(?:numerito|\\d numer(?:os|itos)|seis numeros|\\d digitos|seis digitos)`,
    `${give} (?:el|ese|tu) (?:codigo|cod|pin)${end}${harmless}(?= ?$| ?[,.!?]| (?:asi|y |en \\d|para|que |por|urgente|ahora|ya
      |recibido|antes|si ))`,
    `(?:codigo|pin|cod)${end}${harmless}${within(40)}${end}${any('(?:pas|mand|dec|dict|reenvi|d|compart)[aei]mel[oa]')}`,
    `qr ${within(20)}(?:whatsapp|te aparece)|llam(?:ada|an) ${within(30)}(?:codigo|pin)${harmless}`,
    `${give} ${within(10)}codigo de entrega ${any('ahora antes ya asi hoy para_que y_despues')}`,
  ],
  secret: [
    `${give} ${within(30)}${end}${any('contrasena password token usuario_y cvv cvc codigo_de_atras clave_fiscal clave_token')}${end}`,
    `${give} ${within(15)}${any(`tu la su el`)} (?:clave|home ?banking|numero (?:completo )?de (?:la |tu |su )?tarjeta)(?! de (?:wifi
      |windows|la wifi))`,
    `${give} ${within(20)}datos (?:de (?:tu|la|su) (?:tarjeta|cuenta)|bancarios)|necesito tus datos`,
    '(?:tres|3) (?:numeros|digitos|numeritos) (?:de|del|que estan) (?:atras|dorso|reverso|al dorso)',
    `con (?:tu [a-z]+ y )?(?:tu|su) (?:usuario|clave|contrasena|token)(?: y (?:tu )?(?:contrasena|clave|token))?(?: (?:de|del) ${bank})?
      ${within(3)}(?:$|,|para|y )`,
    `(?:usuario|contrasena)(?: y (?:contrasena|clave))? (?:de|del) (?:tu )?${bank}|cbu y (?:la )?clave`,
  ],
  papers: [
    `${any(`fotos? copia imagen selfie scan escaneo frente_y_dorso`)}${within(30)}${end}${any(`dni documento cedula_de_identidad
      pasaporte`)}${end}`,
    `${any('fotos? copia frente_y_dorso')}${within(20)} ${any('tu la su')} tarjeta(?! (?:de (?:memoria|video|red|sonido)|grafica|madre))`,
    `(?:dni|documento|(?:tu|la|su) tarjeta)${within(25)}${any('frente_y_dorso de_los_dos_lados ambos_lados en_la_mano selfie')}`,
    `${give} (?:tu |su |el |numero de )*(?:dni|cuil|cuit|documento)${end}(?! (?:al|cuando|de quien|en la|para retirar))`,
    'selfie (?:con|tuya|sosteniendo)|(?:numero|nro) de tramite',
  ],
  remote: [
    'any ?desk|team ?viewer|\\bapk\\b|quick ?support|rust ?desk|compart(?:i|ir|ime)(?:me)? (?:la |tu )?pantalla',
    `(?:bajate|descarg(?:a|ate|ar)|instal(?:a|ate|es|ar)) ${within(15)}(?:app|aplicacion|programa)${within(30)}${any(`cobr pag[oa]
      acredit banco plata soporte ayud dinero link`)}`,
  ],
  form: [
    `${any(`clic clic?k link enlace formulario qr boton entra ingresa abri carga mete pone pones completa escanea`)}${within(50)}
      ${any(`(?:tu|la)_tarjeta tarjeta_de datos_de_(?:tu|la)_cuenta tus_datos (?:tu|la)_clave cobrar recibir_(?:tu|el|la)
      (?:te_)?(?:entra|llega)_(?:la|tu)_(?:plata|guita) acredit deposit verific validar elegi tu_banco`)}`,
    `(?:link|enlace|qr) (?:de|para) (?:pago|cobro|cobrar|recibir)|(?:ganaste|ganador|fuiste (?:seleccionad|elegid))${within(40)}
      ${any(`premio sorteo feria credito reclam`)}`,
  ],
  threat: [
    `(?:cuenta|publicacion|aviso)${within(25)}${any('suspend bloque de_baja inhabilit eliminad restring infringe')}`,
    `verifi(?:ca|car|que|quen) ${any(`tu su tus sus`)} (?:cuenta|identidad|datos)|validar ${any(`tu su`)} (?:cuenta|identidad)
      |evitar ${within(15)}(?:suspension|bloqueo)`,
  ],
} as const
