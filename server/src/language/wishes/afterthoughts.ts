import { any } from './spelling.ts'

const ITS = '(?:bien |muy |que este (?:bien |muy )?)?(?:san|enter|complet|cuidad|lind|prolij|limpi|conservad)[oa]s?'

/** Pieces after the thing that say how it is sold, paid or found, and nothing of what it is: patterns without groups. */
export const AFTERTHOUGHT = any(
  'plata en mano|(?:en |pago )?efectivo o |(?:con|por) (?:mercado ?pago|transferencia|tarjeta)|en negro|de mano en mano' +
    '|(?:trato|dueño) directo',
  'particulares|no comercios|(?:en )?condiciones|en buenas manos|tranqui|obvio|de las (?:que duran|buenas)|de los (?:que duran|buenos)',
  `${ITS}(?= ?(?:$|[,.;:!?\\ue000]))`,
  'puede tener|con algun detalle|con detalles|(?:es|son) (?:la|el|las|los) primer[oa]s?|para (?:empezar|arrancar|probar|retirar)',
  'por (?:el momento|ahora)|algo de eso|(?:como|igual(?:es)? a|parecid[oa]s? a) (?:la|el|las|los) (?:de mi|de la foto|que)' +
    '|(?:la|el) de la foto',
  '(?:la|el|lo|las|los) (?:que )?(?:vi|vimos|encontre) |no se (?:cuanto|si|que|donde)|(?:que |a )?(?:precio|cuanto)(?: |$' +
    '|[?])|acorde a|que pueda pagar',
  '(?:siempre(?! que no)|nunca|nadie|jamas|encima|la verdad|en fin|bah|uf+|otra vez|hasta ahora) |cobro |cuando (?:cobre|pueda|tenga)' +
    '|si (?:es|son) (?!usad|nuev)(?:de )?[a-zñ]+ mejor|para (?:el|este|estas|las) (?:verano|invierno|vacaciones|fiestas)',
)

/** Short ends of what is said, which stand for a whole piece: «y listo», «lo que pidan», «para ayer». */
export const AFTERWORD = any(
  '(?:es|seria) (?:(?:un )?regalo|(?:una )?sorpresa|posible|(?:un|mi) sueño|mi (?:limite|techo)|para (?:mi|nosotros|usar|ayer))',
  'en (?:mano|el dia|breve|pesos|blanco|el acto|cuanto pueda)|(?:y )?(?:listo|punto|chau|ya|cierro|cerramos|es mi[ao]|estamos|sigo)',
  '(?:todo )?lo (?:que (?:teng(?:an?|as)|consigan?|pidan|salga|cueste|haya|valga|pueda)|mejor que haya|justo(?: y necesario)?' +
    '|basico|mas rapido(?: posible)?' +
    '|mas pronto(?: posible)?)',
  '(?:alquil|compr|permut)o(?: o(?: (?:alquil|compr|permut)o)?)?',
  'a (?:tratar|charlar|mejor oferta|retirar|domicilio|coordinar|conversar)|(?:acept|escuch)o (?:propuestas|contraofertas)',
  'por (?:poca (?:plata|guita)|chirolas|dos mangos|dos pesos|si (?:aparece|las dudas|acaso)|privado)',
  '(?:maximo |tope |solo |nada mas que )?eso|tope|rapid(?:o|ito)|auxilio|comprador[a]? seri[oa]|compra segura|cash|flexible' +
    '|discutible|viste|eh',
  'negociando|regateo|ganga|oferta|indistint[oa]|cualquiera|cero detalles|joyita|mucho uso no|apta|zona centro|aca(?: nomas)?' +
    '|barrio|con flete|(?:con |hagan? |hacen )?factura(?: [abc])?(?: si o si)?',
  'para (?:ayer|usar(?: ya)?|mi|nosotros|todos|toda la familia|uso (?:diario|personal|familiar|propio)|todos los dias' +
    '|largo rato|siempre)',
)

/** What the thing is sold with, which is no part of it, at the end of what is said: «con factura», «de buena calidad». */
export const SOLD_WITH =
  '(?:(?:con|por) (?:transferencia|mercado ?pago|efectivo)(?: inmediata| al toque)?|con (?:factura(?: a)?|garantia(?: escrita' +
  '| oficial)?|envio(?: incluido| gratis)?)|envio (?:incluido|gratis)|de (?:muy )?buena (?:calidad|marca)' +
  '|(?:para|pa) (?:la pieza|el depto|casa|mi casa|mi depto|mi pieza|(?:el|este) verano|las vacaciones|cuando me mude' +
  '|mi cumple(?:años)?))'

/** Asking for a thing in other words than wanting: «precio de», «sigue disponible», «por fin me decidí a comprar». */
export const ROUNDABOUT = any(
  '(?:cotizacion|precios?)(?: de(?:l)?| por)?(?= [a-zñ0-9])|ofertas? de(?:l)?|(?:sigue|esta|hay) disponible|sabes de|sabe de' +
    '|wanted|mi sueño(?: es)?',
  'imposible (?:conseguir|encontrar)|no aparece|no hay (?:nadie|quien) que venda|(?:que|cual) me recomendas en' +
    '|cual es(?= (?:el|la) )|que hay de',
  '(?:por fin |al fin )?me decidi a(?: comprar)?|llego la hora de(?: comprar)?|me mandaron a (?:comprar|buscar)' +
    '|me dijeron que (?:busque|compre)',
  '(?:sueño con|(?:tengo )?(?:antojo|ganas) de|pienso (?:comprar|en)|(?:solo )?(?:me |nos )?falta|acepto|me sirve' +
    '|alcanza con)(?= (?:un|una|unos|unas|comprar) )',
  '(?:mi|la|el) (?!que )[a-zñ]+(?: de [a-zñ]+)? (?:me |nos )?(?:quiere|pide|necesita|sueña con)(?= (?:un|una|unos|unas) )',
)
