import { stem } from '../text/stem.ts'
import { phraseTerm } from './synonyms.ts'

/** What a word of several things means at the beginning of a name on a shelf; `_` joins the words of the thing. */
const senses: Record<string, string> = {
  'Libros y Música':
    'bateria=bateria_acustica teclado=teclado_musical bajo=bajo_electrico disco=disco_de_vinilo simple=disco_de_vinilo ' +
    'caja=redoblante tambor=redoblante organo=piano_electrico viola=guitarra criolla=guitarra_criolla electrica=guitarra_electrica ' +
    'acustica=guitarra_acustica palillos=baquetas fuelle=bandoneon mixer=consola_de_sonido consola=consola_de_sonido ' +
    'lp=disco_de_vinilo vinilo=disco_de_vinilo placa=disco_de_vinilo organito=teclado_musical tomo=libro manual=manual_escolar ' +
    'ejemplar=libro cuentos=cuento_infantil',
  Automóviles:
    'bateria=bateria_de_auto cubierta=neumatico goma=neumatico casco=casco_de_moto gato=crique taza=tapacubo ' +
    'rack=portabicicletas lanza=enganche_de_remolque gomas=neumatico gata=crique carro=trailer ' +
    'acoplado=trailer batan=trailer chata=camioneta estereo=autoestereo barra=barras_de_techo',
  Deportes:
    'casco=casco_de_bicicleta caña=caña_de_pescar cinta=cinta_de_correr pala=paleta_de_padel lentes=lentes_de_natacion ' +
    'sobre=bolsa_de_dormir heladera=conservadora heladerita=conservadora pesas=mancuerna fija=bicicleta_fija ' +
    'telescopica=caña_de_pescar tracker=lancha tejo=paletas_de_playa paletas=paletas_de_playa bomba=inflador ' +
    'caminadora=cinta_de_correr ' +
    'scooter=monopatin playera=bicicleta_playera rodado=bicicleta iglu=carpa anteojos=lentes_de_natacion',
  Juguetes:
    'auto=auto_de_juguete moto=moto_de_juguete cocina=cocina_de_juguete camion=auto_de_juguete scooter=monopatin coche=cochecito ' +
    'tren=tren_de_juguete pista=pista_de_autitos cartas=juego_de_cartas bloques=bloques_para_armar oso=peluche figura=muñeco ' +
    'osito=peluche perrito=peluche cuatri=auto_a_bateria jeep=auto_a_bateria bebe=muñeca huevito=butaca_para_auto ' +
    'pileta=pileta_inflable carpa=casita_de_tela pistola=pistola_de_juguete',
  'Salud y Belleza':
    'plancha=plancha_de_pelo secador=secador_de_pelo base=base_de_maquillaje sombra=paleta_de_sombras andador=andador_ortopedico ' +
    'torno=torno_de_uñas camilla=camilla_de_masajes balanza=balanza_personal silla=silla_de_ruedas ' +
    'cepillo=cepillo_de_dientes rizadora=rizador colonia=perfume walker=bota_walker',
  'Ropa y Accesorios':
    'lentes=lente_de_sol anteojos=lente_de_sol cadena=cadenita canguro=buzo_canguro piloto=piloto_de_lluvia saco=saco_de_vestir ' +
    'boxer=calzoncillo slip=calzoncillo inflable=campera_inflable puffer=campera_inflable polar=campera_polar tenis=zapatilla ' +
    'llantas=zapatilla deportivas=zapatilla playera=remera polera=remera argollas=aro caravanas=aro malla=malla_de_baño ' +
    'traje=traje_de_hombre reloj=reloj_pulsera ambo=ambo_medico texanas=bota_texana chata=chatitas polo=chomba',
  'Hogar y Jardín':
    'aire=aire_acondicionado cuadro=cuadro_decorativo campana=campana_extractora manta=frazada cocina=cocina_a_gas ' +
    'pizzero=horno_pizzero francesa=llave_inglesa inglesa=llave_inglesa angular=amoladora ' +
    'inverter=soldadora procesadora=procesador_de_alimentos rack=mesa_de_tv modular=modular_de_living ' +
    'turbo=ventilador roller=cortina blackout=cortina sierra=sierra_circular tanque=tanque_de_agua bomba=bomba_de_agua ' +
    'individual=mantel pantalla=estufa_a_garrafa cuarzo=estufa_a_cuarzo tiro=tiro_balanceado radiador=calefactor percutor=taladro ' +
    'biblioteca=biblioteca_mueble poltrona=sillon butaca=sillon',
  Electrónicos:
    'portatil=notebook raton=mouse micro=microfono consola=consola_de_juegos mando=joystick play=consola_de_juegos ' +
    'plasma=televisor led=televisor lcd=televisor tele=televisor vincha=auricular buds=auricular equipo=equipo_de_musica ' +
    'triple=zapatilla_electrica prolongador=zapatilla_electrica rigido=disco_rigido repetidor=repetidor_wifi ' +
    'objetivo=lente_de_camara domo=camara_de_seguridad torre=parlante_de_fiesta stereo=autoestereo',
}
const bySense = new Map(
  Object.entries(senses).flatMap(([shelf, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [word = '', thing = ''] = pair.split('=')
      return [`${shelf}|${stem(word)}`, phraseTerm(thing.split('_'))] as const
    }),
  ),
)

/** The term of the thing that a stem means at the beginning of a name on a shelf: «batería» among the instruments; undefined for others. */
export const senseOnShelf = (stemmed: string, shelf: string | null): string | undefined => bySense.get(`${shelf}|${stemmed}`)
