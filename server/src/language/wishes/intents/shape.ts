import { isIn, words } from '../text.ts'

/**
 * How a text is meant, whatever it is about: whether it asks, supposes, tells of what happened, of what somebody has or does, or commands.
 * «¿Y si no me sirve?» and «no me sirvió» have the same words and other intents.
 */
const shapes: Record<string, RegExp> = {
  asks: new RegExp(
    '[?¿]|^(?:hola |buenas |che |una consulta |consulta |pregunta |y |pero |o sea |disculpa |perdon |a ver )*(?:como|cuanto|cuanta' +
      '|cuantos|cuantas|cuando|donde|cual|cuales|quien|quienes|que|por ?que|para que|se puede|puedo|pueden|podria|tengo que|hay que' +
      '|es (?:necesario|obligatorio|seguro|verdad|posible)|hace falta|sirve|how|what|can|do|does|is|are|where|when|who' +
      '|qual|quanto|posso|onde) ',
  ),
  supposes: words(
    'si (?:yo )?(?:no )?(?:me |te |lo |la |le |se |nos )*(?:compro|vendo|pago|publico|quiero|llega|llegan|viene|sirve|gusta' +
      '|arrepiento|pasa|mandan|hay|sale|anda|' +
      'funciona|queda|tengo|recibo|cancelo|devuelvo|estafan|roban|aparece|contesta|responde|es|esta|manda|entregan|[a-zñ]+o)' +
      '|en caso de|que pasa (?:si|cuando)|y si|' +
      'que hago si|supongamos|digamos que|puedo|se puede|podria|hay que|tengo que|hace falta|es obligatorio|antes de (?:comprar' +
      '|pagar|vender)|cuando (?:compro|vendo|pago|uno)',
  ),
  happened: words(
    '(?:compre|pague|pedi|encargue|recibi|abri|publique|vendi|transferi|deposite|reclame|escribi|hice|puse|mande|llame|espere' +
      '|elegi|señe|retire|cancele|devolvi)|' +
      '(?:me |nos |le |se |lo |la )+[a-zñ]+(?:aron|ieron|o)|(?:llego|llegaron|vino|vinieron|mando|mandaron|trajo|trajeron|dio' +
      '|dieron|cobro|cobraron|entrego|entregaron|' +
      'desaparecio|borro|cancelo|cancelaron|estafo|estafaron|dijo|prometio|quedo|rompio|faltan?|falto)|(?:ya|todavia|aun' +
      '|hace) [a-zñ0-9]+|habia [a-zñ]+do|compramos|pagamos|pedimos',
  ),
  denied: words('(?:no|nunca|nadie|jamas|ni|nada|sin) (?:me |nos |le |lo |la |se |les |te |los |las )*[a-zñ]+'),
  does: words(
    '(?:hago|hacemos|vendo|vendemos|ofrezco|ofrecemos|tengo|tenemos|doy|damos|fabrico|preparo|cocino|coso|tejo|arreglo|reparo' +
      '|instalo|cuido|limpio|enseño|soy|somos|' +
      'alquilo|permuto|cambio|regalo|liquido|remato|dono|saco|largo|pongo|publico|subo|me dedico)',
  ),
  commands: words(
    '[a-zñ]{2,}(?:ame|eme|ime|anme|enme|alo|ala|elo|ela|anos)|(?:decime|contame|haceme|dame|explicame|traducime|pasame|mostrame' +
      '|busca|buscame|escribi|resolve|canta|hace)',
  ),
  you: words('(?:vos|sos|tenes|podes|sabes|queres|haces|estas|usted|te|tu|you|servis|entendes|ustedes|uds)'),
}

const condition = words(
  '(?:si|cuando|en caso de que|supongamos que|ponele que) (?:yo |uno |alguien |(?:el|la|lo|los|las) [a-zñ]+ |no |me ' +
    '|te |lo |la |le |se |nos )*' +
    '(?:compro|compra|pago|paga|vendo|vende|llega|llegan|viene|vienen|manda|mandan|sirve|gusta|anda|funciona|recibo|recibe|entregan?' +
    '|cancelo|cancela|devuelvo|arrepiento|arrepiente|estafan?|roban?|aparece|contesta|responde|resulta|cae|pierde|rompe)',
)
const past = words(
  '(?:compr|pagu|encargu|abon|reclam|deposit|retir|cancel|reserv|señ)e|(?:ped|recib|transfer|eleg|devolv)i|llego|vino|mando|trajo' +
    '|dio|cobro' +
    '|[a-zñ]{2,}(?:aron|ieron)|compramos|pagamos|pedimos|hace (?:un|una|dos|tres|[0-9]+)|todavia|ayer',
)
/** Whether it only supposes what is not yet: «si compro una tele y no llega, ¿qué pasa?». */
export const isSupposed = (plain: string): boolean => isIn(condition, plain) && !isIn(past, plain)

/** Which shapes a plain text has, in their order. */
export const shapesOf = (plain: string): string[] => Object.keys(shapes).filter((shape) => isIn(shapes[shape] ?? /(?!)/, plain))
