import { describe, expect, test } from 'vitest'
import { readWish } from './grammar.ts'

/** What is left of a text as the thing; nothing in it is a place. */
const what = (said: string) => readWish(said, () => false).what
const lines = (text: string) => text.split('|').map((one) => one.trim())
/** Everything around the thing is talk. */
const isTalk = (frame: string, talk: string) =>
  test.each(lines(talk))(`${frame.replace('%', '«%s»')}`, (said) => {
    expect(what(frame.replace('%', said)), said).toBe('mesa ratona')
  })

describe('who greets', () => {
  isTalk(
    '%, busco mesa ratona',
    `hola|holaa|ola|holi|buenas|muy buenas|wenas|buenos dias|buen dia|buenas tardes|buenas noches|hola gente|buenas grupo|
      hola chicos|hola chicas|hola amigos|hola amiga|hola vecinos|hola vecina|hola genios|hola cracks|hola estimados|
      hola muchachos|hola comunidad|hola feria|hola todos|hola todas|hola a todos|che|gente|que tal|como estan|como estas|
      como andan|como andas|como va|como anda|como te va|como les va|todo bien|tanto tiempo|consulta|una consulta|
      la consulta|hago una consulta|les hago una consulta|te hago una pregunta|pequeña duda|una preguntita|consultita|
      perdon|perdonen|disculpa|disculpas|disculpe|disculpen|disculpame|disculpenme|sepan disculpar|perdon por la molestia|
      disculpen si molesto|perdon que moleste|disculpen la molestia|disculpen las molestias|perdon el atrevimiento|
      perdon los errores|por favor|porfa|porfavor|porfi|plis|please|si son tan amables`,
  )
  isTalk('% busco mesa ratona', 'gente|amigos|chicos|vecinos|hola|che|buenas tardes gente')
})

describe('who wants', () => {
  isTalk(
    '% mesa ratona',
    `busco|buscamos|buscaba|buscabamos|buscaria|buscariamos|necesito|necesitamos|necesitaba|necesitaria|preciso|precisamos|
      precisaria|compro|compramos|compraria|deseo|deseamos|desearia|rastreo|busco comprar|necesito conseguir|
      lo que busco es|lo que necesito son|lo que quiero es|lo que ando buscando es|queremos|quiero|quisiera|quisieramos|
      queria|queriamos|querria|pido|consigo|pregunto por|preguntaba si|averiguo por|consulto sobre|quede en conseguir|
      me gusta|nos gustaba|me interesa|nos interesan|me interesaba|me interesaria|me interesarian|me gustaria|me gustarian|
      me encantaria|me copa|me coparia|me viene bien|me vienen bien|me vendria bien|nos vendrian bien|me urge|me urgen|
      me falta|me faltan|me haria falta|me hace falta|me hacen falta|me hacia falta|me serviria|me servirian|me pinta|
      me pintaria|nos vendria joya|les vendria barbaro|me vendria genial|me vendria de diez|me vendria bomba|hace falta|
      hacen falta|haria falta|harian falta|se busca|se compra|se necesita|se precisa|se piden|falta conseguir|interesado en|
      interesada por|no consigo|no encuentro|no conseguimos|no encontramos en ningun lado|no consigo por ninguna parte|
      yo busco|yo necesito`,
  )
  isTalk(
    '% mesa ratona',
    `buscando|necesitando|precisando|comprando|rastreando|queriendo|averiguando por|consultando por|preguntando por|
      mirando|pensando en|intentando|tratando de|viendo|pidiendo|cazando|necesitado de|interesada|por comprar|por comprarme|
      dando vueltas por|atras de|tras|detras de|a la pesca de|a la caza de|en busca de|en busqueda de|en plena busqueda de|
      en la busqueda del|a la busca de|tras la pista de|con ganas de|con muchas ganas de|con la idea de|con intencion de|
      con la intencion de|con intenciones de`,
  )
  isTalk(
    '% mesa ratona',
    `ando buscando|estoy buscando|estamos buscando|sigo buscando|seguimos buscando|vengo buscando|venimos buscando|
      andaba buscando|estaba buscando|estabamos buscando|estaria necesitando|estuve buscando|anduve buscando|
      ya estoy buscando|voy a comprar|vamos a comprar|iba a comprar|voy a buscar|estoy atras de|ando tras|estoy en busca de|
      ando con ganas de comprar|tengo que comprar|tenemos que conseguir|tendria que comprar|tendriamos que buscar|
      hay que conseguir|habria que comprar|debo de encontrar|deberia de buscar`,
  )
  isTalk(
    'quiero % mesa ratona',
    `ver|saber de|saber si|averiguar por|averiguar sobre|preguntar por|preguntarles si|consultar por|consultarles sobre|
      chequear si|chusmear|comprar|comprarme|comprarle|conseguir|encontrar|buscar|adquirir|tener|pedir|agarrar|pillar|
      regalar|regalarle|cambiar|renovar|reemplazar|pegar|invertir en|estrenar|llevar|llevarme|sumar|hacerme de|hacernos con|
      comprarla`,
  )
  isTalk('%, mesa ratona', 'para comprar|para conseguir|para adquirir')
})

describe('who asks whether there is some', () => {
  isTalk(
    '% mesa ratona',
    `alguien vende|alguien vende una|alguien tiene|alguien tendra|alguien tendria|alguien que venda|alguien que tenga|
      alguno vende|alguna que venda|algun vecino vende|algun amigo tiene|algun conocido vende|algun emprendedor vende|
      algun local vende|algun negocio tiene|quien vende|quien tiene|quienes venden|ustedes venden|uds tienen|
      alguien de ustedes vende|alguien de aca tiene|alguien de la zona vende|alguien de este grupo vende|
      alguien por aca vende|alguien por casualidad tiene|alguien aca vende`,
  )
  isTalk(
    'alguien % mesa ratona',
    `me vende|me vendera|nos venderia|esta vendiendo|anda vendiendo|quiere vender|quiera vender|quiera venderme|
      pueda vender|pueda venderme|vendiera|vendera|tenga|tuviera|tuviese|ofrece|ofrezca|conoce|conozca|sabe de|sepa de|
      consigue|consiga|le queda|se desprende de|se deshace de|regala|regale|estaria vendiendo`,
  )
  isTalk(
    '% mesa ratona?',
    `hay|habra|habria|hubiera|existe|existira|tenes|tendras|tienen|tendran|tendrian|venden|vendes|ofrecen|conocen|
      consiguen|te quedan|les queda|quedan|se vende|se consigue|se ofrecen|me venden|nos vende|tienen ustedes|venden uds|
      vende alguien|anda alguien vendiendo|hay alguien vendiendo|esta alguien vendiendo|hay alguien con|donde consigo|
      donde se consigue|donde puedo conseguir|donde puedo encontrar|donde podria comprar|donde encuentro|donde hay|
      donde compro|donde venden|donde se vende|donde puedo ver|a donde puedo comprar|en donde consigo|saben donde consigo|
      sabes donde hay|alguien sabe donde venden|un lugar donde vendan|algun local que venda|algun negocio que tenga`,
  )
  isTalk(
    '% mesa ratona?',
    `tienen idea de|tenes data de|tienen info de|alguien tiene idea de|alguien tiene un dato de|
      tienen el dato de quien vende|tienen contacto de`,
  )
})

describe('who asks to be shown or told', () => {
  isTalk(
    '% mesa ratona',
    `recomiendenme|me recomiendan|nos recomiendan|recomendame|recomienden|muestren|muestrenme|pasen|pasenme|manden|
      mandenme|ofrezcan|ofrezcanme|averiguen|diganme|recomendarian|aconsejan|me pasan|me mandan|me ofrecen|me muestran|
      me avisan de|avisenme si hay|pasame|mandame|mostrame|me dicen de|me podrian recomendar|me podes recomendar|
      me pueden pasar|podrian recomendarme|podrias mandarme|fijate|fijense|a ver|por casualidad|no se si hay|sabes si hay|
      saben si hay`,
  )
  isTalk(
    '% mesa ratona',
    `busco opciones de|busco ofertas de|busco precio de|busco precios de|busco presupuesto por|busco info de|
      busco alternativas de|busco algo como|busco algo tipo|busco algo asi como|busco algo parecido a|
      busco algo del estilo de|busco solo|busco solamente|busco unicamente|busco mas que nada|busco tambien|busco ademas|
      busco por ahora|busco por lo menos|busco ojala|busco unas opciones de|busco mas ofertas de`,
  )
})

describe('words that only lead on', () => {
  isTalk(
    'busco % mesa ratona',
    `una|un|unos|unas|el|la|los|las|algun|alguna|algunos|algunas|otra|otro|algun tipo de|una linda|una buena|un buen|
      buenas|buenos`,
  )
  isTalk(
    '% busco mesa ratona',
    `y|pero|asi que|entonces|por eso|por lo que|por lo tanto|bueno|si|igual|todavia|aun|pues|hoy por hoy|urgente|
      muy urgente|re urgente|con urgencia|con mucha urgencia|de suma urgencia|ya mismo|ya|ahora mismo|ahora|hoy mismo|hoy|
      si o si|desesperado|desesperadamente|hace rato|hace mucho|hace banda que|hace un monton|hace dias que|hace meses que|
      desde hace semanas|cuanto antes|lo antes posible`,
  )
  isTalk(
    '%',
    `que mesa ratona consigo|cual mesa ratona me alcanza|cuales mesa ratona venden|que mesa ratona hay|
      que mesa ratona tienen|que mesa ratona tenes|que mesa ratona me recomiendan|que mesa ratona recomiendan`,
  )
  isTalk(
    'busco % mesa ratona',
    'para una|en una|por una|con una|de una|a una|para un|para unos|para unas|para comprar una|para conseguir una',
  )
  test('what is said of the thing behind the wish stays, without its wanting', () => {
    for (const said of lines(
      `la quiero|y la quiero|pero la necesito|ademas la prefiero|tambien la quiero|igual preferiria|yo preferimos|
      e la quiero|la quiero si o si|la necesito`,
    ))
      expect(what(`busco mesa ratona, ${said} negra`), said).toBe('mesa ratona negra')
    for (const said of lines('es|son|seria')) expect(what(`busco mesa ratona, ${said} para regalar`), said).toBe('mesa ratona para regalar')
    for (const said of lines('acepto usada|aceptaria usada|aceptamos de segunda|me sirve usada'))
      expect(
        readWish(`busco mesa ratona, ${said}`, () => false),
        said,
      ).toMatchObject({ what: 'mesa ratona', condition: 'Usado' })
  })
  test('a pronoun in place of the thing', () => {
    expect(what('se me rompio la mesa ratona, necesito una')).toBe('mesa ratona')
    expect(what('se me rompio la mesa ratona, necesito otra mas grande')).toBe('mesa ratona mas grande')
    expect(what('quiero cambiar mi mesa ratona por una con cajones')).toBe('mesa ratona con cajones')
    expect(what('se me rompio la mesa, necesito una de pino')).toBe('mesa de pino')
  })
  test('a purpose or a person that is named first stands behind the thing', () => {
    expect(what('para la cocina necesito una mesa ratona')).toBe('mesa ratona para la cocina')
    expect(what('busco para mi hija una mesa ratona')).toBe('mesa ratona para mi hija')
    expect(what('busco para mi hija algo lindo')).toBe('lindo para mi hija')
  })
})

describe('what is told before the wish', () => {
  isTalk(
    '%, busco mesa ratona',
    `me mudo|nos mudamos|se me rompio el sillon|se rompio la cama|vivimos solos|tenemos casa nueva|estoy armando el living|
      ando sin muebles|soy estudiante|fui a una casa|vi que venden cosas|tengo un living chico|vivo solo|voy a vivir solo|
      acabo de mudarme|empiezo la facu|hago teatro|vendi el sillon|perdi todo|compre una casa|alquilo depto|
      alquile un depto|cumplo años|llegue ayer|sali del depto|remato cosas|permuto cosas|estaba en un depto|trabajo de mozo|
      mi hija cumple 15|mi nene empieza el lunes|la cama no anda|el perro rompio todo|ella necesita estudiar|
      mis hijos crecen|no entra el sillon|hace mucho calor|desde hace dias no duermo|cuando me mude|ahora que estoy solo|
      ya que me mudo|como me mudo|despues de la mudanza|antes de mudarme|por motivos de mudanza|por mudanza|por viaje|
      por reforma|viene mi vieja|falta poco|llega el invierno|murio el sillon|la que tenia se rompio|el mio no va mas|
      es que me mudo|resulta que me mudo|te cuento que me mudo|les cuento que me mudo|la cosa es que me mudo|bueno, me mudo|
      sillon no|sillon no, gracias|quiero vender el sillon|quiero cambiar el sillon|quiero armar el living`,
  )
})

describe('what is told behind the wish', () => {
  isTalk(
    'busco mesa ratona, %',
    `pago contado|pagamos bien|pagaria bien|pasaria a verla|paso hoy|pasamos hoy|puedo ir hoy|podemos ir|podria ir|
      retiro hoy|retiramos|ofrezco permuta|escucho|escuchamos|espero respuesta|esperamos respuestas|contesto al toque|
      respondo rapido|agradezco|agradeceria datos|agradecido|permuto por algo|entrego auto|doy auto|dispongo de auto|
      voy a buscarla|vamos a verla|iria hoy|viajo seguido|ando en auto|estoy cerca|estamos apurados|soy puntual|somos dos|
      vivo solo|vivimos lejos|veo todo|vemos todo|coordino retiro|hago retiro|acepto ofertas|acepto cambios|
      acepto sugerencias|cuento con auto|tengo efectivo|tengo plata|tengo la plata|tengo auto|tengo movilidad|
      tengo camioneta|tengo flete|tengo como ir|tengo apuro|tengo urgencia|tengo una fiesta|tengo un casamiento|
      tengo una mudanza|busco precio|busco calidad|busco`,
  )
  isTalk(
    'busco mesa ratona, %',
    `me la mandan|me avisan|nos avisan|te la pago|se agradece|se agradecen datos|se paga bien|se retira|
      se escuchan ofertas|se aceptan ofertas|se coordina|la paso a buscar|la retiro|lo retiro|la busco|la pago|la llevo hoy|
      la uso mañana|la compro ya|avisen|avisame|avisenme|escriban|escribime|manden|mandenme|pasen|pasenme|llamen|llamenme|
      hablen|hablenme|ofrezcan|ofrezcanme|digan|diganme|dejen dato|contacten|contactenme|cuenten|comenten|respondan|
      consulten|contesten|publiquen|mensaje|mp|privado|por privado|al privado|md|inbox|wsp|whatsapp`,
  )
  isTalk(
    'busco mesa ratona, %',
    `si alguien tiene|si alguno sabe|si tenes avisa|si tienen|si te sobra|si les sobra|si saben|si sabes de alguna|
      si hay alguna|si me ayudan|si conocen|si no nada|si quieren|si queres vender|si interesa|si a alguien le sobra|
      si venden|gracias|mil gracias|muchas gracias|muchisimas gracias|desde ya gracias|ante todo gracias|y gracias|graxs|
      saludos|abrazo|besos|bendiciones|exitos|suerte|ojala|desde ya|de antemano|jaja|jeje|hoy|mañana|ya|ahora|esta semana|
      este mes|este finde|esta noche|el lunes|el sabado|el finde|cuanto antes|lo antes posible|para hoy|para mañana|
      para esta semana|es para ya|urgente|muy urgente|es urgente|hoy mismo|hoy a la noche|mañana a la mañana|
      hoy si se puede|hoy si puede ser|hoy por favor|es un regalo|es mi primer mueble|es todo|es lo unico|es solo eso|
      son lo maximo`,
  )
  isTalk(
    'busco mesa ratona, %',
    `no contesten si no|no escriban al pedo|no molesten|no ofrezcan otra cosa|no me importa la marca|no tengo apuro|
      no hace falta envio|no importa el color|no hay apuro|no soy revendedor|no busco otra cosa|no quiero problemas|
      no pido mucho|no se si existe|abstenerse curiosos|revendedores no|curiosos no|cualquier color|cualquier cosa|
      cualquier modelo me va|cualquier zona|cualquier horario|cualquier oferta escucho|el color es lo de menos|
      la marca no importa|el modelo me da igual|el precio no importa|me da igual|da lo mismo|con tal de que llegue|
      con tal que llegue|mientras llegue|siempre que llegue|siempre y cuando llegue|aunque tarde|porque me mudo|
      ya que me mudo|dado que me mudo|es que me mudo|asi puedo estudiar|asi no espero|asi termino|mi hija cumple años|
      mis hijos quieren|ella quiere|la que tengo no va|la que compre se rompio|la mia se rompio`,
  )
  isTalk(
    'busco mesa ratona, %',
    `por favor|alguien|alguno|algun dato|alguna idea|quien sabe|ayuda|gente|chicos|amigos|vecinos|che|y pago bien|
      pero pago bien|igual escucho|ademas pago|tambien permuto|eso si pago poco|yo la retiro|desde ya muy agradecido`,
  )
  isTalk(
    'busco mesa ratona %',
    `porque me mudo|ya que me mudo|me avisan|me avisas|avisen|avisame|avisenme|pago contado|pago en efectivo|pago bien|
      pago ya|pago hoy|paso a buscar|la paso a buscar|la retiro|la busco|escucho ofertas|acepto ofertas|me mudo|me da igual|
      me urge|si alguien tiene|si alguien vende|si alguno sabe|si alguien conoce|gracias|desde ya gracias|mil gracias|
      muchas gracias|muchas gracias de antemano`,
  )
})

describe('what names nothing', () => {
  isTalk(
    'busco mesa ratona %',
    `barata|baratas|baratita|baratela|economica|accesible|a buen precio|a un buen precio|a lindo precio|a precio razonable|
      a precio amigo|a precio de amigo|a precio accesible|con buen precio|buen precio|de oferta|en oferta|
      bueno bonito y barato|piola de precio|lo mas barata|bien barata|muy barata|que sea barata|que salga barata|algo barata|re barata|
      super barata|bueno y barato|linda y barata|lo mas barata posible|lo mas barata que haya|lo mas barata que tengan|
      lo mas barata que se pueda|barata y buena|barata y linda`,
  )
  isTalk(
    'busco mesa ratona %',
    `que ande|que ande bien|que ande joya|que funcione|que funcione perfecto|que funcione todo|que prenda|que sirva|
      que este sana|que este entera|que este buena|que este bien|que este linda|que este digna|que este cuidada|
      que este piola|que este decente|que este en condiciones|que este en buenas condiciones|que este funcionando|
      que este andando|en buen funcionamiento|en perfecto funcionamiento|pero buena|pero linda|pero sana|pero cuidada|
      funcionando|funcionando bien|funcionando 10 puntos|andando bien|en buen estado|que este en buen estado|
      en buenas condiciones|buen estado general|en estado decente|y que ande`,
  )
  isTalk(
    'busco mesa ratona %',
    `si es posible|de ser posible|si fuera posible|si puede ser|si se puede|si se pudiera|en lo posible|
      dentro de lo posible|preferentemente|preferiblemente|de preferencia|preferible|idealmente|ojala|capaz|quizas|tal vez|
      ponele|digamos|o algo asi|o algo similar|o algo parecido|o algo por el estilo|o algo de ese estilo|o algo equivalente|
      o algo del estilo|o algo como eso|o similar|o similares|o parecida|o equivalente|o lo que sea|o lo que tengan|
      o lo que haya|o lo que venga|o lo que ofrezcan|y cosas similares|y cosas asi|y eso|de cualquier marca|
      en cualquier color|cualquier modelo|cualquier estado|por ahi|por casualidad|dando vueltas|en algun lado|para hoy|
      para mañana|antes del lunes|antes de navidad|antes del finde|antes de reyes|sin importar la marca|sin problema`,
  )
  isTalk(
    'busco mesa ratona %',
    `!!!|...|🙏|por favor|porfa|gracias|gracias de antemano|gracias totales|gracias a todos|saludos|ojala|por ahora|
      desde ya|de antemano|abrazo|urgente|hoy|y|o|con|en|por|para|pero|que sea|que este|que quede|que tenga|soy|vivo|
      alguien|alguien vende|venden|tienen|hay|en venta|a la venta|que vendan|me interesa|me copa|me viene bien|se consigue|
      y eso|nada mas|escucho ofertas|efectivo|en efectivo|al contado|pago contado|aprox|maso|tipo|dale|igual|da igual|
      me da igual|cualquier estado|cualquier cosa|preferentemente|mejor|si no|c/u|cada una|me avisan|avisenme|escribanme|
      me sirve|sirve|la necesito|la retiro|la quiero|la paso a buscar|la pago|retiro|entrega|envio|zona|lugar|ubicacion|
      reales|negociable|charlable|conversable|a convenir|presupuesto ajustado|presupuesto acotado|presupuesto limitado|
      presupuesto bajo|presupuesto chico|retiro en persona|envio a domicilio|con envio a domicilio|jaja|lo que sea`,
  )
})

describe('chats write', () => {
  isTalk(
    '%',
    `busco mesa ratona q sea barata|busco mesa ratona qe ande|busco mesa ratona ke ande|busco mesa ratona x favor|
      busco mesa ratona, porq me mudo|busco mesa ratona, pq me mudo|busco mesa ratona, xq me mudo|
      busco mesa ratona, xque me mudo|busco mesa ratona, por que me mudo|busco mesa ratona pa hoy|busco mesa ratona p/ hoy|
      ay mesa ratona?|hay mesa ratona?|qiero mesa ratona|kiero mesa ratona|quero mesa ratona|nesecito mesa ratona|
      necsito mesa ratona|nececito mesa ratona|busco mesa ratona, tabien permuto|vusco mesa ratona|buscando mesa ratona|
      buzcando mesa ratona|nesesitamos mesa ratona|alguien bende mesa ratona|busco mesa ratona varata|
      busco mesa ratona, grasias|conpro mesa ratona|ola, busco mesa ratona`,
  )
  test('in capitals and with accents as anybody', () => {
    expect(what('BUSCO MESA RATONA')).toBe('MESA RATONA')
    expect(what('Necesitaría una Mesa Ñandú'.normalize('NFD'))).toBe('Mesa Ñandú')
    expect(what('busco\tmesa\u00a0\u0000ratona')).toBe('mesa ratona')
  })
  test('what only looks like a word of the grammar stays', () => {
    for (const thing of lines('mesa quieta|casco|zona|cerco|nuera|manos|lucas|tine|vendas|tienda|entra|buzo'))
      expect(what(`busco ${thing} azul`), thing).toContain(`${thing} azul`)
  })
})

test('a wish is read to its thousandth letter, and its thing has 200', () => {
  expect(what(`busco ${'x'.repeat(1200)}`)).toHaveLength(200)
  expect(what(`busco mesa ratona${' '.repeat(990)}azul`)).toBe('mesa ratona')
})
