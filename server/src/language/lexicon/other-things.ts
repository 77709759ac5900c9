import { stem } from '../text/stem.ts'
import { isInside } from './synonyms.ts'

/** Names of things that are not what their first word alone means: a «bicicleta fija» is no «bicicleta», a «zapatilla eléctrica» no «zapatilla». */
const names = `
bicicleta_fija bici_fija bicicleta_indoor bicicleta_estatica zapatilla_electrica plancha_de_pelo plancha_para_el_pelo plancha_de_ropa plancha_a_vapor
pileta_de_cocina pileta_de_lavar bateria_de_cocina bateria_de_auto bateria_de_moto bateria_externa bateria_musical camara_de_seguridad
camara_de_vigilancia camara_web camara_frigorifica camara_de_bicicleta camara_de_auto casco_de_obra casco_de_seguridad
silla_de_ruedas silla_de_auto silla_de_comer silla_de_paseo mesa_de_ping_pong mesa_de_pool mesa_de_metegol mesa_de_luz mesa_de_sonido
mesa_de_mezcla mesa_de_planchar cama_elastica cama_para_perro cama_de_perro bolsa_de_dormir bolsa_de_boxeo bolsa_de_basura juego_de_mesa
tabla_de_planchar tabla_de_picar tabla_de_surf reloj_despertador reloj_de_pared reloj_pulsera reloj_inteligente pistola_de_calor
pistola_de_agua placa_de_video placa_de_sonido placa_de_red placa_madre maquina_de_coser maquina_de_afeitar maquina_de_cortar
maquina_de_cafe maquina_de_escribir auto_a_bateria moto_a_bateria auto_a_control auto_de_juguete moto_de_juguete cocina_de_juguete carro_de_supermercado
horno_pizzero copa_del_mundo caña_de_bambu caña_de_pescar anteojos_de_sol lentes_de_contacto lentes_de_sol lentes_de_lectura
lentes_de_natacion teclado_musical bomba_de_agua tanque_de_oxigeno tubo_de_oxigeno cinta_de_correr cinta_metrica cinta_adhesiva disco_rigido
disco_de_corte memoria_ram tarjeta_de_memoria tarjeta_grafica carta_astral guante_de_boxeo guante_de_cocina guante_de_trabajo
freezer_portatil heladera_portatil ventilador_de_techo parrilla_electrica estufa_a_leña estufa_electrica casa_rodante casa_de_muñecas
carpa_de_circo botella_termica vaso_termico jabon_liquido pelota_de_pilates rueda_abdominal monitor_de_bebe guitarra_de_juguete
`
const split = names
  .trim()
  .split(/\s+/)
  .map((name) => name.split('_').filter((word) => !isInside(word)).map(stem))

/** The terms of those names by the stem of their first word, the longest first. */
const byFirst = Map.groupBy(split, ([first]) => first ?? '')

/** The longest such name that begins with the first of these stems, as one term; undefined if none does. */
export const otherThingOf = (stems: readonly string[]): string | undefined => {
  const fitting = (byFirst.get(stems[0] ?? '') ?? []).filter((name) => name.every((part, at) => stems[at] === part))
  return fitting.sort((a, b) => b.length - a.length)[0]?.join('')
}
