import { any } from '../spelling.ts'
import { isIn, words } from '../text.ts'

const ORDER = '(?:compras?|pedidos?|ordene?s?|paquetes?|encomiendas?|envios?)'
const THING = '(?:el |la |lo |los |las |un |una |mi |mis )?'

/** What is said of an order of one's own, anywhere in a text. */
const order = words(
  any(
    `(?:mi|mis|el estado de(?:l| la| mi)) ${ORDER}|(?:la|el|una|un) (?:compra|pedido|orden) (?:que hice|que realice|numero|nro|n°|#)`,
    '(?:lo|la|los|las|algo) que (?:les? )?(?:compre|pague|encargue|pedi|compramos)|(?:numero|codigo|link) de (?:seguimiento|tracking)',
    '(?:ya )?(?:compre|pague|encargue|pedi)(?:mos)? [^.!?]{1,80}(?:y (?:no|nunca|todavia|aun|me|el|la|vino|llego|ahora)|' +
      'hace [^.!?]{1,20}(?:dias|semana))',
    '(?:todavia |aun |sigue sin |siguen sin )?(?:no|nunca|jamas) (?:me |nos |te |le |lo |la |los |las )*' +
      '(?:lleg|entreg|recib|despach|devolv|devuelv|contest|respond|mand|envi)[a-z]*(?! (?:a fin de mes|con el sueldo))',
    'sin (?:recibir|entregar|llegar|despachar|enviar|responder|contestar)(?:me|lo|la)?',
    'estaf[a-z]*',
    'reclam(?:o|os|ar|e|aron|ando|arle|arles)|denunci[a-z]*',
    'cancelacion(?! de ruido| activa)(?: de (?:la |mi |una |el )?(?:compra|venta|pedido|orden))?',
    '(?:cancel|anul)(?:ar|arl[oae]s?|arme|en|a|o|e|ame|enme|emos|aron|aste|ad[oa]s?)(?! (?:el |los )?ruidos?)',
    'devolucion(?:es)?|reembols[a-z]*|reintegr[a-z]*|arrepenti[a-z]*|que me devuelvan|devuelvan(?:me)?|devolve(?:me|r(?:me)?)',
    `(?:me |nos )?(?:llego|vino|llegaron|vinieron|mandaron|enviaron|entregaron) ${THING}(?:[a-zñ0-9]+ ){0,4}?` +
      '(?:rot[oa]s?|mal|fallad[oa]s?|dañad[oa]s?|golpead[oa]s?|quebrad[oa]s?|incomplet[oa]s?|equivocad[oa]s?|vaci[oa]|otr[oa]s?|' +
      'distint[oa]s?' +
      '|diferentes?|que no (?:es|era|funciona|anda|prende)|no (?:es|era|funciona|anda|prende))',
    '(?:me|nos) (?:mandaron|enviaron|llego|vino|dieron|vendieron) (?:otr[oa]|cualquier|un ladrillo|algo)',
    '(?:el |la |mi )?(?:vendedor|vendedora|comprador|compradora|chabon|tipo|mina|flaco)a? (?:[a-zñ]+ ){0,4}?(?:no|nunca|' +
      'dejo de) (?:me |te |le )*' +
      '(?:contest|respond|aparec|atend|mand|entreg|devuelv|da bola)[a-z]*',
    '(?:me|nos) (?:cobraron|debitaron|descontaron) (?:dos veces|doble|de mas|mal|y)|cobro (?:doble|duplicado)',
    '(?:quiero|necesito|quisiera|puedo|como|vengo a|voy a) (?:hago para |iniciar |abrir |hacer |pedir )?(?:una? |el |mi )?' +
      '(?:devol(?:ver|ucion)|reclam(?:ar|o)|reembolso|reintegro|denuncia(?:r)?)(?:l[oae]s?)?|(?:me )?arrepenti(?! de no)',
    'que me (?:devuelvan|reintegren|reembolsen)|devuelvan(?:me)?(?: mi| la| el)? (?:plata|dinero|guita)|me (?:estafaron|cagaron|' +
      'roban|robaron(?! (?:el|la|los|las|mi|mis|un|una) ))',
    '(?:donde|por donde|cuando|a que hora|que dia) (?:esta|anda|viene|va|llega|me llega|lo recibo|me entregan)(?: mi| el| la| lo)? ' +
      `(?:${ORDER}|producto|que compre)|(?:cuando|a que hora|que dia) (?:me )?(?:llega|lo recibo|lo entregan|viene)`,
    `(?:seguir|rastrear|modificar|cambiar la direccion de|confirmar(?: la recepcion| la entrega)? de(?:l)?) (?:mi|el|la|un|una) ${ORDER}`,
    '(?:where is|cancel|track|return|refund) (?:my|the) (?:order|package|purchase|parcel)|(?:my|the) (?:order|package) (?:has|did|' +
      'is)[a-z ]* (?:not|never|late)',
    'meu pedido|minha compra|cade meu',
  ),
)

/** Whoever wants to talk to a human. */
const person = words(
  any(
    '(?:hablar|hablo|chatear|comunicar(?:me|nos)?|contactar(?:me)?|comunico|contacto|atienda|atiendan|conteste|responda|llame|' +
      'llamen|pase|pasame|' +
      'derivame|quiero|necesito|hay) (?:[a-zñ]+ ){0,3}?(?:con )?(?:un |una |algun |alguna )?(?:persona|human[oa]s?|asesor[a]?|' +
      'operador[a]?|agente|' +
      'representante|supervisor[a]?|encargad[oa]|emplead[oa]|alguien (?:real|de verdad|de ustedes|que (?:me )?(?:atienda|ayude|' +
      'entienda))|soporte)',
    'atencion al (?:cliente|publico)|servicio al cliente|soporte (?:tecnico de (?:la pagina|ustedes)|humano)',
    '(?:un |el |algun |su |tu )?(?:telefono|numero|mail|email|correo|whatsapp|wsp)(?: de| para) (?:contacto|soporte|atencion|ayuda|' +
      'contactar[a-z]*|ustedes|llamar)',
    'no (?:quiero|quiero hablar con|me sirve) (?:un |una |el |este )?(?:bot|robot|maquina|ia)|(?:talk|speak) to (?:a |' +
      'some)(?:human|person|one|body|agent)',
    'falar com (?:uma pessoa|alguem|atendente)',
  ),
)

const CALL = /^(?:por favor )?(?:necesito |pido |una )?ayud(?:a|ar|arme|ame|en|enme|eme)(?: (?:por favor|porfa))?[ !.]*$/

const CUE =
  '(?:como|cuanto|cuantos|cuantas|cuando|donde|cual(?:es)?|que|quien|por ?que|se puede|puedo|pueden|podria|aceptan|acepta|hay|' +
  'hacen|tienen|' +
  'dan|es|esta|cobran|conviene|existe|sirve|necesito saber|quiero saber|queria saber|quisiera saber|me explicas|explicame|consulta|' +
  'duda|llegan|mandan|envian|no me|me|how|what|can|do)'
const MARKET = any(
  'comision(?:es)?|(?:cobran|se quedan|descuentan|retienen) (?:con |por |de )?(?:algo|porcentaje|vender|publicar|cada venta|' +
    'la venta|usar)',
  '(?:medio|forma|metodo)s? de (?:pago|envio|cobro)|(?:pagar|pago|paga|pagan|abonar|cobrar)(?:lo|la)? (?:con|en|por|a traves de) ' +
    '(?:tarjeta|efectivo|cuotas|transferencia|mercado ?pago|debito|credito|dolares|cripto|bitcoin|la pagina|dos tarjetas)',
  '(?:las |en |sin |con )?cuotas(?: sin interes| fijas)?(?: (?:hay|tienen|puedo|dan|ofrecen)|$|\\?)|tarjetas? de (?:credito|' +
    'debito)|contra ?entrega|contra reembolso',
  '(?:hacen|mandan|realizan|ofrecen|cubren|incluyen|tienen|cuesta|sale|demora|tarda|funciona|paga|cobran)(?:n)? (?:el |los |las |' +
    'un )?(?:envios?|entregas?)',
  'envios? (?:gratis|a todo|al interior|son|es|se|cuanto|sale|cuesta|llegan?|tardan?|demoran?|funciona)',
  '(?:compra|pago|plata|dinero)s? (?:protegid[oa]s?|segur[oa]s?|retenid[oa]s?|esta(?:n)? protegid[oa]s?|queda(?:n)?)|(?:seguro|' +
    'segura|confiable|confiar|trucho)' +
    '(?: (?:comprar|pagar|vender|esto|esta|este|la|el|en|de)|$|\\?)',
  '(?:cambi|recuper|olvid|perdi|restablec|resete|borr|elimin|cerr|cierr|cre|abr|verific|actualiz|desactiv|hacer|registr|' +
    'baja)[a-z]* (?:de |a |me )?(?:mi |la |una |un |el )?' +
    '(?:contraseña|clave|cuenta|mail|email|correo|usuario|perfil|identidad|suscripcion|premium|telefono|celular registrado)',
  'premium|reven(?:der|ta|dedor(?:es|a)?)|link de reventa|dos pasos|mis datos|factura(?: a)?|garantia (?:de|del|tiene|hay|por)|' +
    'arrepentimiento|' +
    'cuenta (?:bloqueada|suspendida)|(?:publicar|vender|comprar) (?:es )?(?:gratis|sin costo|tiene costo|sale|cuesta|algo|aca|aqui|' +
    'aca en|en la pagina)',
  '(?:devoluciones|reclamos|disputas|mediacion|reputacion|opiniones|calificacion(?:es)?)|(?:dias|plazo|tiempo) (?:tengo |' +
    'hay )?para (?:devolver|arrepentirme|reclamar|pagar|retirar)',
  '(?:retirar|sacar|cobrar|transferir|acreditan?|liberan?) (?:mi |el |la |lo )?(?:saldo|plata|dinero|venta|guita|que vendi)|' +
    '(?:cobro|me pagan|me depositan|acreditan)',
  '(?:funciona|se usa|sirve|anda) (?:la |esta |el |esto|este )?(?:pagina|app|sitio|feria|plataforma|sistema|reventa|chat|premium)?',
  '(?:bloquear|denunciar|reportar) (?:a |una |un )(?:usuario|vendedor|persona|publicacion|comprador|alguien)|subir fotos|' +
    'editar (?:mi |una |la )?publicacion',
  '(?:llegan|mandan|envian|reparten|despachan) (?:a|al|hasta|para) [a-z ]{3,40}|(?:hasta|a|desde) que hora (?:atienden|abren|cierran' +
    '|estan|trabajan)' +
    '|(?:no )?me deja (?:subir|entrar|cargar|publicar|pagar|poner|cambiar|avanzar|elegir|editar)|(?:da|tira|sale|marca' +
    '|aparece) (?:un )?error',
  'fees?|shipping (?:work|cost)|payment methods?|refund policy|deliver to|taxa|frete',
)
const asksMarket = new RegExp(`(?<![a-zñ0-9])${CUE}(?![a-zñ0-9])[^.!]{0,80}?(?<![a-zñ0-9])(?:${MARKET})|(?:${MARKET})[^.!]{0,40}\\?`)

/** Whether a plain text is about an order of whoever wrote it. */
export const asksAboutOrder = (plain: string): boolean => isIn(order, plain)
/** Whether it asks for a human. */
export const asksForPerson = (plain: string): boolean => isIn(person, plain) || CALL.test(plain)
/** Whether it asks how the market works. */
export const asksAboutMarket = (plain: string): boolean => asksMarket.test(plain)
