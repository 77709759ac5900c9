import { stem } from '../../text/stem.ts'
import { soundOf } from '../../text/typos.ts'

/**
 * What words are about, as far as it tells what somebody wants first. Sentences to learn from never hold every word of a kind; a word of
 * a kind that was seen speaks like the others of it.
 */
const topics: Record<string, string> = {
  parcel:
    'paquete pedido compra envio encomienda correo cartero sucursal despacho despachar seguimiento tracking entrega entregado entregar ' +
    'repartidor mensajero cadete transportista transporte andreani oca aduana domicilio camino transito package parcel delivery shipping ' +
    'delivered pacote encomenda entregue demora demorado atraso atrasado retraso tardanza extraviado perdido extravio remito rastreo ' +
    'etiqueta guia bulto repartidor flete timbre portero remitente destinatario llegara traerla traerlo traerme traer llegar ' +
    'llegue llega salio salida novedades noticias semana semanas dias mes meses esperando espera esperar ayer lunes martes ' +
    'miercoles jueves viernes plantado planto cita quedamos' +
    ' punto retiro pendiente preparacion estado asegurado reprogramaron reprograman reprogramada fletero reparto' +
    ' llegada transito figura atrasa atrasan terminal deposito empaque',
  damaged:
    'roto rota rotas rotos quebrado quebrada partido partida rajado rajada abollado abollada rayado rayada manchado manchada fallado ' +
    'fallada defectuoso vencido vencida podrido usado abierto abierta golpeado vacio vacia incompleto incompleta equivocado ' +
    'equivocada distinto distinta diferente cambiado trucho trucha falso falsa imitacion copia sucio oxidado quemado descosido broken ' +
    'damaged wrong empty missing quebrou errado faltante faltan faltaba falta dañado mojado mojada desarmado torcido pinchado ' +
    'astillado astillada arrancado arrancada explotó exploto reventado descargado pinchada aplastado aplastada deforme ' +
    'raspado picado rasgado despegado cachado cachada oscuro opaco ruido pierde gotea chorrea prende enciende apaga anda ' +
    'funciona calienta carga enchufe huele olor chico grande apretado aprieta talle color modelo mitad pieza piezas manual ' +
    'cable cables tornillos pedales rueda pata hojas vidrio cierre rara' +
    ' vicios defecto defectos desperfecto desperfectos linea mancha manchas moho dañadas duplicada duplicado despego' +
    ' despegaron averiado averiada averia grieta grietas ladrillo cualquiera torcida izquierdo derecho diferencia' +
    ' difiere corresponde',
  bought:
    'compre pague pedi encargue recibi retire reserve elegi transferi abone deposite señe adquiri ordered bought paid comprei paguei ' +
    'compramos pagamos pedimos encargamos recibimos esperamos llego llegaron vino vinieron mandaron mando trajeron trajo enviaron envio ' +
    'entregaron entrego dieron dio arrived came sent received chegou veio recebi' +
    ' abone abonado abonada abonadas adquirida comprado comprada pagado pagada pagada pagaron señado señada' +
    ' encargado habia compraste elegido reservado comprador',
  undo:
    'cancelar cancelo cancela cancelen cancele cancelacion cancelaron anular anulo anula anulen devolver devuelvo devolucion devuelvan ' +
    'devolve devolvi devolvieron reintegro reintegrar reintegren reembolso reembolsar reembolsen arrepenti arrepentimiento cambio ' +
    'cambiar cambien frenar frena parar para deshacer bajar refund return cancel exchange reembolso devolver cancelei acreditaron ' +
    'acreditado acreditar' +
    ' rescindir rescision desistir desisto retractarme retractarse restitucion restituir borren frenen frenalo atras' +
    ' anulo anulada anulado cancelada',
  complaint:
    'reclamo reclamar reclame denuncia denunciar queja quejarme estafa estafaron estafador estafado fraude engaño engañaron mentira ' +
    'mintio robo robaron chorro chorros chorra ladron ladrones garca verso chamuyo vergüenza verguenza desastre harto harta cansado ' +
    'podrido indignado bronca clavo clavaron cagaron timo curro scam fraud stolen golpe desaparecio borro bloqueo esfumo fantasma ' +
    'contesta responde contesto respondio contestan responden atiende aparece ghosteo ghosted ' +
    'planto plantaron dejo abandono verguenza burla tomadura jodieron choreo afanaron bagayo insulta amenaza grosero falta ' +
    'respeto injusto' +
    ' incumplio incumple incumplimiento intimo exijo exigimos indignada vergonzoso clavado humo cuento esfumaron' +
    ' visto insistencia inadmisible',
  other_party: 'vendedor vendedora vendedores comprador compradora compradores tipo flaco chabon mina señor señora pibe seller buyer',
  paying:
    'pagar pago pagos pagan paga tarjeta tarjetas credito debito cuotas cuota efectivo transferencia mercadopago visa mastercard ' +
    'naranja cabal cripto bitcoin dolares billetera modo uala cuenta dni saldo interes recargo descuento factura iva impuesto ' +
    'impuestos monotributo afip arca payment card cash pix cartao boleto rapipago pagofacil contraentrega',
  fees:
    'comision comisiones cobran cobrar cobra cargo cargos costo costos tarifa porcentaje gratis gratuito descuentan' +
    ' retienen fee fees quedan taxa',
  account:
    'cuenta contraseña clave password usuario perfil mail email correo telefono celular verificar verificacion verificada codigo login ' +
    'sesion ingresar entrar registrarme registro registrar loguear loguearme inicio datos foto nombre apodo borrar eliminar cerrar baja ' +
    'bloqueada bloqueado suspendida suspendieron hackearon hackeada premium suscripcion notificaciones avisos dni identidad sms account ' +
    'direccion privacidad revision activar desactivar configurar configuracion tema letra pantalla idioma ajustes ' +
    'preferencias historial spam mails cbu alias cuit cuil monotributista' +
    ' registrarse verifico loguea usuario entre identificarme dato celular bloquearon',
  market:
    'pagina app aplicacion sitio plataforma sistema web feria aca ustedes uds politica politicas reglas terminos condiciones regla ' +
    'permitido prohibido permite permiten garantia proteccion protegen protegido seguro segura seguridad confiable confianza confiar ' +
    'calificacion calificaciones reputacion estrellas opiniones reseñas puntaje reventa revender mediacion disputa funciona funcionan ' +
    'usar uso sirve sirven ayuda tutorial instrucciones requisitos plazo plazos garante website safe work works policy ' +
    'categoria categorias filtro buscador mapa favoritos carrito lista deseos oferta ofertar regatear negociar reservar cupon ' +
    'cupones promociones descuentos sucursal sucursales local oficina empresa dueños consejos recomendaciones aplicacion ' +
    'iphone android computadora limite minimo maximo peso medidas embalar embalaje seguro cubren cubre internacional exterior ' +
    'revisan controlan error lenta cuelga carga' +
    ' responsabilidad responsable responde respondo procedimiento plazo legal reglamento tope obligatorio obligacion' +
    ' ilegal territorio alcance residentes extranjeros menores edad funcionamiento devoluciones',
  listing:
    'publicar publico publica publicarlo publicacion publicaciones aviso avisos anuncio anuncios anunciar subir subo subilo subime ' +
    'subila postear titulo descripcion fotos foto listar catalogo vidriera tienda promocionar difundir ofrecer ofrezco oferto listing ad ' +
    'anunciar post armame redactame' +
    ' posteo posteos postear feed subirlo cargar cargo tienda puesto',
  selling:
    'vender vendo vende vendemos vendiendo vendes venta vendelo vendela vendan vendedor remato rematar liquido liquidar liquidacion ' +
    'permuto permuta canje desprenderme deshacerme sacarme largar largo ofrezco ofrecemos ofrecer sobra sobran desarmo desocupo ' +
    'entrego sell selling vendendo saldo mayorista revendo tasar tasame tasacion darian dan saco sacar regalo dono ' +
    'tasa valuar valuacion cotizame sacarle pedirle ponerle cliente clientes clientas interesados comprador promocionar ' +
    'promocionarme difundir publicitar publicitarme conozcan encuentren vean llamen aparecer figurar anotarme postularme ' +
    'mostrar avisarlo vidriera saque desarmar' +
    ' enajenar enajenacion disposicion oportunidad encargos encarguen encargue pedidos pido salen talles surtido' +
    ' stock cantidad saco dejo deje sobro sobraron sobran permutar canjear cambio cambiar liquidacion cierre' +
    ' impecable charlable retirar' +
    ' rifo rifamos rifa subasto subastamos subasta consignacion consigno venderia bendo vndo vendoo compren compran' +
    ' comprarian escucho ocasion joyita promo trueque depuro achicamos titular tasan cuelgo deposito ubicar pedir dejarlo',
  trade:
    'hago hacemos fabrico fabricamos tejo coso pinto cocino horneo arreglo reparo instalo corto limpio cuido enseño doy dicto reparto ' +
    'alquilo crio cultivo armo diseño bordo tallo confecciono elaboro realizamos brindo brindamos soy somos emprendimiento emprendedora ' +
    'taller artesanal artesanales casero caseros ' +
    'profe profesor peluquera peluquero manicura costurera modista carpintero herrero electricista plomero gasista pintor ' +
    'albañil jardinero fletero cocinera niñera enfermera cuidadora masajista fotografo dj payaso abogado contador psicologa ' +
    'tecnico mecanico cerrajero pastelera ofrece cose pinta arregla hace cocina teje dicta domicilio referencias matriculado ' +
    'experiencia' +
    ' paseo brindo animo asesoro traduzco peino depilo maquillo decoro corto amaso preparo elaboramos repartimos' +
    ' reparamos instalamos construyo fabricamos encargo encargos pedido presupuestos asesoramiento acompañante' +
    ' terapeutica peluqueria barbero uñas semi kapping clases primera',
  own:
    'mi mis mio mia mios mias nuestro nuestra tengo tenemos teniamos tenia quedo quedaron herede heredamos guardado' +
    ' guardada my meu minha',
  want:
    'busco buscamos buscando necesito necesitamos quiero quisiera querria preciso precisamos compro comprar comprarme' +
    ' conseguir conseguis ' +
    'consigo ando mostrame mostrar recomendas recomendame recomiendan hay habra tenes tienen tendran venden vende alguien want need ' +
    'looking quero procuro preciso interesa interesado ver conviene mejor algun alguna algo urge falta antojo' +
    ' procuro requiero solicito adquirir precisaria andaria necesitaria vendan vendes fabrica fabrican consiga' +
    ' consigue contratar alquilar reponer repuesto mostras ofreces',
  person:
    'persona personas humano humana operador operadora asesor asesora agente representante supervisor supervisora encargado encargada ' +
    'jefe gerente dueño empleado empleada alguien hablar hablo llamar llamen llame llamenme llamada telefono atienda atiendan atender ' +
    'comunicarme comunicame pasame derivame contacto contactarme soporte atencion bot robot maquina maquinita contestador human real ' +
    'agent representative someone pessoa atendente carne hueso ' +
    'conversar charlar empleados administracion moderador direccion comunicacion comuniquen atendido atendida telefonica ' +
    'telefonicamente asistente' +
    ' comuniquenme contactado contactada dirigir nota staff equipo area atencion horario atienden llamarme llameme' +
    ' llamas explicar explicarle jefa moderadores señorita señora responsable poneme pongame ponganme notificacion' +
    ' domicilio',
  greeting:
    'hola holi holis holaa buenas buenos buen buenasss dia dias tardes noches chau adios hello hi hey bye oi ola tchau saludos abrazo ' +
    'beso besos nos vemos mañana luego pronto ' +
    'buendia aloha salut ey epa conocerlo conocerla gusto encantado encantada placer presento llamo familia siesta' +
    ' amanecio amaneciste familia don doña presentarme amigo amigos saludar saludaba nomas',
  thanks:
    'gracias grax thanks thank obrigado obrigada agradezco agradecido agradecida amable genio genia crack idolo idola capo maestro ' +
    'groso masa divino divina amor genial joya barbaro perfecto buenisimo excelente dale listo ok okey bien lindo copado piola salvaste ' +
    'ayudaste sirvio jaja jajaja jeje impecable ' +
    'amoroso amorosa gaucho gaucha crac fenomeno mil diez portaste bendiga bendiciones salud felicitaciones aplausos xd jajaj ' +
    'risa' +
    ' servicial gentil atento atenta agradecemos agradecidos adoro tqm genia capa dulce tierno tierna aguante grande' +
    ' impresionante eficiente contento contenta tranquila tranquilo',
  you: 'sos vos eres tenes podes sabes llamas servis haces gusta pensas crees opinas estas andas contas you your te tu voce',
  world:
    'clima lluvia llover llueve lloviendo temperatura pronostico sol calor frio tormenta gobierno presidente politica politicos ' +
    'elecciones voto votar milei cristina macri peronismo peronista radicales diputados senadores inflacion dolar economia pais guerra ' +
    'partido clasico gol mundial seleccion campeon messi maradona boca river racing independiente rosario hincha torneo penal gano gana ' +
    'perdio jugo juega dios iglesia rezar signo horoscopo aries tauro leo luna planeta estrella marte universo tierra sueño vida muerte ' +
    'morir filosofia amor novia novio marido mujer esposa ex pelea pelee separe divorcio enamore extraño triste solo deprimido llorar ' +
    'ansiedad miedo insomnio dolor fiebre medico remedio sintoma enfermo receta cocinar locro asado empanadas torta milanesa guiso ' +
    'horno chiste cuento historia poema poesia cancion letra rima adivinanza traducir traducime traduce significa idioma ingles ' +
    'frances capital pais rio montaña aconcagua everest altura habitantes poblacion siglo año rey batalla independencia san martin ' +
    'belgrano examen tarea deber matematica raiz suma multiplicar dividir ecuacion derivada formula quimica fisica codigo python ' +
    'programar javascript excel loteria quiniela numero suerte pelicula serie netflix actor cantante gran hermano noticias diario hora ' +
    'feriado pascua navidad weather president joke poem song football soccer ' +
    'viento zonda granizo nieve nevar humedad calorón nublado llovio soleado verano invierno zodiaco escorpio capricornio ' +
    'sagitario acuario piscis geminis cancer virgo libra mano manos futuro destino brujeria maldicion empacho ojeo secreto ' +
    'soñe depre depresion angustia soledad enamorado enamorada hermana hermano suegra vecino vecina amigos discuti discutimos ' +
    'habla cumplo masa fritas pastas arroz salsa guion ensayo redactar escribi escribime resolveme calculame contame cantame ' +
    'decime explicame recitame resumime traducime adivina chistes adivinanzas refran burro pez gallina tonto colibri ' +
    'dinosaurios planetas galaxia espacio nasa dioses zeus papa francisco vaticano maradona scaloni dibu copa libertadores ' +
    'bombonera penales hinchada gallina bostero pincharrata trabajo laburo sueldo jubilacion anses jubilados paro huelga ' +
    'piquete subte tren colectivo ruta trafico policia ladrones barrio luz agua corte pasaporte tramite turno hospital medico ' +
    'dentista muela panza cabeza garganta gripe vacuna embarazada dieta adelgazar gimnasio fumar' +
    ' intendente impuestos monotributo registro carnet jubilarme patas ciempies animales ibuprofeno paracetamol' +
    ' miligramos dosis pastilla carne kilo nafta grados goleador tecnico arbitro referi ecuacion constitucion' +
    ' articulo ley leyes soja cotiza cotizacion corrupto corruptos diputado himno planetas santo santos aeropuerto' +
    ' vuelo paro piquetes traduccion oracion parrafo resumen ensayo tp nombres bebe varon nena once ideal liga fecha' +
    ' tabla campeonato pasaporte visa casarme suegra suegro novio jefe pareja triste sola llueve nublado inodoro' +
    ' mancha receta kilometros pulgada pulgadas centimetros milimetros constelacion retrogrado tarot cartas',
  insult:
    'boludo boluda pelotudo pelotuda forro forra mierda sorete puta puto hdp idiota imbecil estupido estupida tarado tarada inutil ' +
    'inutiles conchuda concha carajo cagar cagada cagon chupala chupame pajero gil giles trolo bobo basura porquería asco asquerosos ' +
    'ratas morite pudrite verga pija culo orto fuck shit stupid bitch caralho merda burro burros nefastos malditos' +
    ' caca pis inepto inepta inservible chorros rata ratas muertos hambre vendido boba tontos tonto tonta payaso' +
    ' payasos',
  asking:
    'como cuanto cuantos cuanta cuantas cuando donde cual cuales quien quienes porque que puedo podria podes pueden puede debo hace ' +
    'how what when where why can do does is qual quanto onde posso' +
    ' cuando adonde cuales',
  english: 'the is are to for you my your this that with have has need want how what where when can do not from on it i a and of',
  portuguese: 'voce voces nao sim uma meu minha quero vender comprar como faço posso para com tem onde isso esta e em do da eu preciso',
  foreign:
    'je tu il nous vous est les des une le la et pas suis avec pour dans bonjour merci oui non ich du er sie wir ist das' +
    ' der die und nicht ' +
    'ein eine mit wie guten danke sono sei lui noi non che come grazie ciao buongiorno per voglio dove parlo ni hao arigato konnichiwa',
}

const key = (word: string): string => soundOf(stem(word))
const topicsOfWord = new Map<string, string[]>()
for (const [topic, list] of Object.entries(topics))
  for (const word of new Set(list.split(' ').map(key))) topicsOfWord.set(word, [...(topicsOfWord.get(word) ?? []), topic])

/** What a word, as `intentFeatures` writes it, is about; none for most words. */
export const topicsOf = (word: string): readonly string[] => topicsOfWord.get(word) ?? []
