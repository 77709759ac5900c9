/** Stop words: articles, pronouns, prepositions, forms of ser, estar, haber and tener. */
export const stopWords = new Set(
  (
    'a al ante bajo cabe con contra de del desde durante e el ella ellas ellos en entre era eres es esa esas ese eso esos ' +
    'esta estan estar este esto estos estas estoy fue ha hacia han has hasta hay he la las le les lo los mas me mi mis muy ' +
    'ni nos o os otra otro para pero por porque que quien se sea sean ser si sido sobre son soy su sus tal tambien tan ' +
    'tener tenga tengan tengo tiene tienen ti tu tus u ud un una uno unas unos usted vos y ya yo cual cuales cuando donde ' +
    'como the of for and to in on with'
  ).split(' '),
)

/** Words around a wish that do not describe the thing: greetings, requests, money, trade, politeness, family. */
export const talkWords = new Set(
  (
    'te busca busqueda hola holaa buenas buenos buen buena bueno dias tardes noches gente chicos amigos gracias porfa ' +
    'porfavor favor saludos ayuda ayudan ayudarme urgente consulta busco buscamos buscaba buscando buscar ando andamos ' +
    'necesito necesitamos necesitaria necesitando necesita precisaria preciso quiero quisiera queremos querria quieren ' +
    'quiere quería queria gustaria gusta gustan gusten gustarian encanta interesa interesado interesada interesaria compro ' +
    'comprar compraria comprarme comprarle conseguir consigo consiga encontrar encuentro encuentre recomiendan recomienda ' +
    'recomendacion recomendaciones recomiende sugerencia sugerencias vende venden vendan venda vendes ofrece ofrecen ' +
    'ofrezcan ofrezca sabe saben sepa alguien algun alguna algunas algunos algo cualquier cualquiera ninguna ninguno ningun ' +
    'nada todo toda todos todas tuviera tuviese tuvieran fuera fuese fueran viene vengan venga venir trae traiga traigan ' +
    'incluya incluyan incluye sirva sirvan sirve servir funcione funcionen funciona dure duren dura aguante aguanten pueda ' +
    'puedan puedo puede poder podria podrian quede queden queda quepa entre entren llegue lleve lleven llevar use usar ' +
    'usarlo usarla usarlos usarlas uso utilizar ponga poner ponerlo ponerla hacer haga hagan dar darle regalar regalarle ' +
    'regalarselo preferentemente preferiblemente preferible prefiero preferiria preferencia posible posibles ojala ' +
    'idealmente ideal mejor mejores importa importaria importante principalmente sobre todo especialmente tipo estilo onda ' +
    'medio bastante mucho mucha muchos muchas demasiado demasiada poco poca pocos pocas mas menos tanto tanta cosa cosas ' +
    'plata pesos peso$ euros euro dolares dolar usd ars presupuesto precio precios gastar gasto gastando pagar pago pagaria ' +
    'cuesta cueste cuesten salga salgan sale valga maximo minimo alrededor aproximadamente aprox mil lucas barato barata ' +
    'baratos baratas economico economica economicos economicas accesible accesibles caro cara caros caras oferta ofertas ' +
    'descuento rebaja cuotas efectivo transferencia envio envios entrega retiro retirar stock disponible garantia tienda ' +
    'compra calidad relacion zona cerca cercano barrio capital caba provincia provincias ciudad mama papa madre padre hijo ' +
    'hija hijos hijas hermano hermana abuelo abuela suegra suegro novio novia marido esposa esposo mujer$ sobrino sobrina ' +
    'sobrinos primo$ amiga amigo familia jefe jefa compañero compañera vecino vecina mio mia mios mias nuestro nuestra ' +
    'ahora hoy mañana$ semana mes pronto ultimo ultima tiempo vez veces siempre nunca aun todavia solo solamente ademas ' +
    'igual capaz quizas tal vez creo pienso vi visto ver mirar mirando estaba estaria estuve estemos tenia tenemos tenes ' +
    'tenés hace hacen falta va van voy ir vamos voy rompio rompió rompi perdi regalo$ opcion opciones modelo$ marca marcas ' +
    'comprarlo comprarla simple linda lindo lindos lindas bonita bonito bonitos bonitas copado copada super bien asi sino ' +
    'aunque mientras che rapido rapida rapidos rapidas lugar facil faciles sencillo sencilla antes lunes martes miercoles ' +
    'jueves viernes sabado domingo semana finde nunca enseguida dale quisieramos deseo desearia averiguando averiguar ' +
    'oferten publicar publico aca alla aqui ahi cualquiera sirve sirven vendria iria vendo armando armar estamos mudando ' +
    'mudamos mudarme mudanza cumple cumpleaños navidad reyes aniversario regalito detalle confiable confiables resistente$ ' +
    'duradero duradera dure tema problema idea ideas pensaba pensando tampoco igualmente conmigo nosotros nosotras ellos ' +
    'tipo digamos osea diario diariamente dia dias año$ mes meses ocupe moleste rompa rompan dañe conseguirlo conseguirla ' +
    'persona personas alguno parecido parecida similar similares tipo necesario necesaria quien gustaría podría estado ' +
    'primera mano original$'
  )
    .split(' ')
    .filter((word) => !word.endsWith('$')),
)

/** Verbs that begin a wish; what is looked for follows them. */
export const wishWords = new Set(
  (
    'busco buscamos buscando buscaba buscar necesito necesitamos necesitaria preciso quiero quisiera queremos querria ' +
    'queria compro comprar comprarme conseguir encontrar recomiendan recomienda gustaria interesa vende venden falta tienen ' +
    'tenes consigo'
  ).split(' '),
)

/** Words that narrow a thing down without naming it: for whom, how many, colour, size. They weigh less. */
export const lightWords = new Set(
  (
    'hombre hombres mujer mujeres niño niños niña niñas infantil infantiles bebe bebes adulto adultos chico chica juvenil ' +
    'unisex señora señoras caballero dama nene nena blanco blanca blancos blancas negro negra negros negras rojo roja rojos ' +
    'rojas azul azules verde verdes amarillo amarilla rosa rosas gris grises marron violeta morado naranja beige celeste ' +
    'dorado dorada plateado plateada color colores claro oscuro transparente grande grandes pequeño pequeña pequeños ' +
    'pequeñas mini maxi chiquito chiquita mediano mediana largo larga largos largas corto corta cortos cortas alto alta ' +
    'ancho ancha nuevo nueva nuevos nuevas usado usada original originales moderno moderna vintage retro bonito bonita ' +
    'profesional completo completa natural naturales verano invierno juego año años meses casa hogar oficina interior ' +
    'exterior viaje regalo regalos decoracion talla talle numero medida medidas tamaño'
  ).split(' '),
)

/** Words of trade and packaging, which say next to nothing about the thing. */
export const tradeWords = new Set(
  (
    'barato barata baratos baratas economico economica oferta ofertas outlet rebajas rebaja comprar compra precio precios ' +
    'marca marcas amazon carrefour mercadona lidl aliexpress pack packs lote set kit unidades unidad uds piezas pieza pcs ' +
    'pares par metros metro mejor mejores bueno buena nuevo original originales cosas tipo modelo'
  ).split(' '),
)
