import { stem } from '../text/stem.ts'
import { isInside } from './synonyms.ts'

/**
 * Names of things that are not what their first word alone means: a «bicicleta fija» is no «bicicleta», a «zapatilla eléctrica» no
 * «zapatilla».
 */
const apart = `
bicicleta_fija bici_fija bicicleta_indoor bicicleta_estatica zapatilla_electrica plancha_de_pelo plancha_para_el_pelo pileta_de_cocina
bateria_de_cocina bateria_de_auto bateria_de_moto bateria_externa camara_frigorifica camara_de_bicicleta camara_de_auto casco_de_obra
casco_de_seguridad silla_de_ruedas silla_de_auto mesa_de_ping_pong mesa_de_pool mesa_de_metegol mesa_de_sonido mesa_de_mezcla
mesa_de_planchar cama_elastica cama_para_perro cama_de_perro bolsa_de_dormir bolsa_de_boxeo tabla_de_planchar pistola_de_calor
pistola_de_agua auto_a_bateria moto_a_bateria auto_a_control auto_de_juguete moto_de_juguete cocina_de_juguete carro_de_supermercado
copa_del_mundo caña_de_bambu tanque_de_oxigeno tubo_de_oxigeno cinta_de_correr disco_de_corte carta_astral casa_rodante casa_de_muñecas
mouse_pad pad_mouse gato_hidraulico gato_tijera cinturon_de_seguridad cinturon_de_herramientas cinturon_lumbar casita_de_muñecas
tren_de_juguete camion_de_juguete tractor_de_juguete heladera_de_juguete lavarropas_de_juguete plancha_de_juguete bebe_de_juguete
guitarra_de_juguete coche_de_muñecas cochecito_de_muñecas cuna_de_muñecas cama_saltarina cama_solar torta_de_pañales maquina_de_humo
pistola_de_silicona pistola_de_pintar pistola_de_masajes cinta_led cinta_de_embalar collar_cervical collar_isabelino collar_antipulgas
zapatilla_de_enchufes caja_de_cambios caja_de_direccion caja_de_carga puente_wifi tarjeta_sube botella_de_oxigeno pelota_antiestres
cuna_de_viaje_para_perro ropa_de_cama ropa_blanca ropa_para_perro mesa_de_masajes mesa_de_freestyle bolsa_de_agua
bolsa_de_consorcio copa_menstrual faja_lumbar silla_de_montar moto_de_agua moto_de_nieve auto_a_pedal caballo_de_madera
vela_de_barco cocina_a_leña pelota_de_esferodinamia espejo_de_auto espejo_de_moto radio_de_auto lentes_de_realidad_virtual
carpa_de_circo pelota_de_pilates rueda_abdominal monitor_de_bebe guitarra_de_juguete
`
/** Names that tell one sort of a thing from another: who wants a «reloj de pared» wants no «reloj pulsera», but a «reloj» may be either. */
const sorts = `
plancha_de_ropa plancha_a_vapor pileta_de_lavar bateria_musical camara_de_seguridad camara_de_vigilancia camara_web silla_de_comer
silla_de_paseo mesa_de_luz bolsa_de_basura juego_de_mesa tabla_de_picar tabla_de_surf reloj_despertador reloj_de_pared reloj_pulsera
reloj_inteligente placa_de_video placa_de_sonido placa_de_red placa_madre maquina_de_coser maquina_de_afeitar maquina_de_cortar
maquina_de_cafe maquina_de_escribir horno_pizzero caña_de_pescar anteojos_de_sol lentes_de_contacto lentes_de_sol lentes_de_lectura
lentes_de_natacion teclado_musical bomba_de_agua cinta_metrica cinta_adhesiva disco_rigido memoria_ram tarjeta_de_memoria
tarjeta_grafica guante_de_boxeo guante_de_cocina guante_de_trabajo freezer_portatil heladera_portatil ventilador_de_techo
parrilla_electrica estufa_a_leña estufa_electrica botella_termica vaso_termico jabon_liquido lampara_de_pie lampara_de_techo
silla_de_oficina silla_gamer casco_de_moto casco_de_bicicleta pelota_de_futbol pelota_de_basquet pelota_de_tenis botin_de_futbol
mochila_escolar mochila_de_viaje camara_de_fotos camara_digital pileta_de_lona pileta_estructural pileta_inflable mesa_ratona
mesa_de_comedor guitarra_criolla guitarra_electrica guitarra_acustica bajo_electrico
`
const termsOfName = (name: string): string[] =>
  name
    .split('_')
    .filter((word) => !isInside(word))
    .map(stem)

const namesIn = (list: string): string[][] => list.trim().split(/\s+/).map(termsOfName)

const apartTerms: ReadonlySet<string> = new Set(namesIn(apart).map((name) => name.join('')))

/** Whether a name is of another thing than its first word even where no other name stands against it. */
export const isApartThing = (term: string): boolean => apartTerms.has(term)

const byFirst = Map.groupBy(namesIn(apart + sorts), ([first]) => first ?? '')

/** The longest such name that begins with the first of these stems, as one term; undefined if none does. */
export const otherThingOf = (stems: readonly string[]): string | undefined => {
  const fitting = (byFirst.get(stems[0] ?? '') ?? []).filter((name) => name.every((part, at) => stems[at] === part))
  return fitting.sort((a, b) => b.length - a.length)[0]?.join('')
}
