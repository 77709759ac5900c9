import { any, carrier, end, within } from './vocabulary.ts'

const whatsapp = `${any('wh?ats?_?a*p+ whats wsp wpp wp wapp was+ap [gw]+uas+ap guas+ap watsap guatsap whastapp wathsapp wsap wzp')}${end}`
const network = `${any('telegram instagram insta ig facebook face fb messenger signal discord tiktok skype')}${end}`
const goOn = any(
  `hablem[oe]s habla(?:me|mos)? hablo escrib(?:i|e|o)(?:me|r)? escribamos agrega(?:me)? llama(?:me)? seguimos sigamos seguime
    anota(?:me|te)?`,
  `contacta(?:me)? arregl(?:amos|emos) cerra(?:mos|lo)? cerremos chatea(?:mos|me)? mand(?:a|ame) pas(?:a|ame) te_(?:mando|paso)
    lo_vemos mejor busca(?:me)?`,
  'comunica(?:te|rte) encontras charlemos vamos agenda(?:me)? consult(?:a|ame) pregunt(?:a|ame)',
)
const thing = any('numero nro num cel celu celular telefono tel fono contacto mail email correo_electronico')
/** What makes a number or a telephone a thing that is sold: «el número de serie», «tenés el celular todavía». */
const sold = `(?! (?:del? ${any(`serie imei seguimiento parte motor talle orden compra envio chasis factura pieza puerta timbre casa
  piso tramite los la`)}|del${end}|y vemos|es |con|anda|libera|tiene|funciona|esta|nuevo|viene|que|todavia|andando))`

/** Leads to where Feria sees nothing: another app, a telephone, an email. */
export const contactSignals = {
  whatsapp: [
    `${goOn} (?:[a-z]+ ){0,4}${whatsapp}(?! andando)`,
    `(?:tenes|tienes|tendras|dejas?|dejame|das|tu|mi|su) (?:(?:el|un|tu|su|de|numero|nro|por) ){0,3}${whatsapp}(?! (?:andando|anda
      |funciona))`,
    `(?:por|x|al) ${whatsapp} ?(?:mejor|es mas|\\+|\\d|$|,|dale|asi|que|te)|wa\\.me${end}`,
  ],
  network: [`${goOn} (?:[a-z]+ ){0,3}${network}|(?:tu|mi) ${network}|${network} (?:soy|como|es|:)`, 't\\.me\\b'],
  askedContact: [
    `(?:pas(?:a|as|ame|arias|eme)|me (?:pasas|das|dejas|podes (?:pasar|dar|dejar)|pasarias)|dej(?:a|ame|as|eme)|dame|deme|mandame
      |necesito|decime|cual es|tenes(?= (?:un|algun|otro|tu|numero))|tenes otro medio de) (?:(?:tu|un|el|su|algun|otro|numero de
      |nro de|numero|por favor|porfa|medio de) ){0,3}${thing}${end}${sold}`,
    'otro medio de contacto',
    `(?:llama|escribi|mensajea|hablame|contactame|llameme|escribame|comunicate)(?:me)? (?:al|a mi|a este|al siguiente) ${thing}`,
    `te (?:dejo|paso|mando) (?:mi|el) ${thing}${end}(?! de)`,
    `${goOn} (?:por|x) (?:afuera|fuera|privado|telefono|mail|email|otro lado|otra app|sms)`,
  ],
  courier: [carrier],
  absent: [
    `(?:estoy|vivo|me encuentro|trabajo|trabajando)${within(15)}${any(`de_viaje en_el_exterior afuera_del_pais fuera_del_pais embarcad
      en_altamar en_una_plataforma en_europa en_espana en_miami en_estados_unidos en_el_extranjero en_chile`)}|soy militar|no puedo ir`,
  ],
} as const
