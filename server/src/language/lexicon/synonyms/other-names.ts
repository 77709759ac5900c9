/** Other names of things of the house, the street and the trades, by shelves. One group per line, in the notation of `synonyms.ts`. */
export const otherNames = `
cucheta cama_superpuesta camas_cuchetas
cochecito carrito_paraguas carrito_de_paseo coche_de_paseo
optica_delantera faro_delantero farol_delantero optica* faro*
olla marmita
bateria_de_auto acumulador acumulador_de_auto
maceta jardinera*
acolchado plumon
cortina cortinado
cortina_blackout cortina_black_out
alfombra carpeta_tejida
vajillero vitrina*
campana_extractora campana*
cafetera_express express*
recipiente_hermetico hermetico* recipiente_plastico
lampara_colgante araña*
cuadro_decorativo pintura_al_oleo oleo*
reposera perezosa*
sombrilla_de_playa quitasol
amoladora esmeril*
soldadora_inverter inverter*
caja_de_herramientas valija_de_herramientas caja_con_herramientas maleta_de_herramientas
juego_de_tubos llaves_tubo bocallaves juego_de_bocallaves
auricular vincha*
televisor led_32 led_40 led_43 led_50 led_55 led_65
camara_de_fotos maquina_de_fotos maquina_fotografica
camara_filmadora camara_de_video
home_theater home_theatre
malla_enteriza malla_entera
lente_de_sol gafas* anteojos_oscuros
aro caravanas* argollas*
corpiño soutien
bombacha colaless*
blazer saco* saco_sastre
bodyboard morey
camiseta_de_futbol casaca*
camioneta pick_up
remolque acoplado* batan
bote_inflable gomon semirrigido*
barras_de_techo parrilla_de_techo
teclado_musical organeta teclado_electronico organo_electronico
cd_de_musica compact_disc compact* compacto*
auto_de_juguete camion_de_juguete*
secador_de_pelo secapelo
maquina_cortapelo clipper
silla_de_comer sillita_de_comer
corralito corral*
crema_corporal emulsion* locion*
transportadora jaula_de_transporte
bomba_de_agua bomba_sumergible bomba_centrifuga*
tanque_de_agua cisterna*
azulejo ceramico porcelanato* baldosa*
inodoro sanitario*
canilla monocomando
ovillo madeja
tela genero* retazo*
plomero sanitarista
electricista electricidad*
albañil refacciones albañileria construccion*
jardinero parquero
niñera cuidado_de_niños
empleada_domestica mucama
peluquera peluqueria corte_de_pelo
manicura uñas_semipermanentes
fotografo book_de_fotos
catering comida_para_eventos lunch*
torta_decorada pastel_decorado
animador show_infantil
paseador_de_perros paseo_canino
cuidadora_de_ancianos cuidado_de_ancianos
sanitarista gasista_matriculado
limonero planta_de_limon arbol_de_limon
naranjo planta_de_naranja
mandarino planta_de_mandarina
duraznero planta_de_durazno
higuera planta_de_higo
olivo planta_de_oliva planta_de_aceituna
palto planta_de_palta
ciruelo planta_de_ciruela
parra vid planta_de_uva
nogal planta_de_nuez
`
