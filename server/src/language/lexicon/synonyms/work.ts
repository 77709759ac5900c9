/** Cars, tools, building, garden, office and trade. One group per line, in the notation of `synonyms.ts`. */
export const work = `
auto coche automovil carro* autito* coche_usado* carro_usado*
moto motocicleta motito* ciclomotor* zanella*
camioneta pickup chata* pick_up_usada* utilitario*
colectivo omnibus autobus
camion truck
goma_de_auto neumatico cubierta_de_auto llanta_de_goma goma* cubierta* neumatico_de_auto caucho*
llanta rin
tapacubo taza_de_rueda tapa_de_rueda embellecedor_de_rueda
parabrisas luna_delantera
limpiaparabrisas escobilla_limpiaparabrisas escobillas
paragolpes parachoques
baul_de_auto maletero cajuela
guantera guantera_de_auto
espejo_retrovisor retrovisor
amortiguador suspension* amorti
freno brake
embrague clutch
bujia spark_plug
bateria_de_auto bateria_de_coche
arrancador arrancador_de_bateria booster_de_bateria
crique gato_hidraulico gata_hidraulica gato* cricket_de_auto* criquet michi minino
cubreasiento funda_de_asiento funda_asiento_coche
alfombra_de_auto alfombrilla_de_coche alfombra_coche alfombrillas
portaequipaje baca barras_de_techo
remolque trailer
nafta gasolina bencina
gasoil diesel gasoleo
querosen keroseno kerosene parafina*
cubremano manopla manoplas_de_manillar
manubrio manillar
~ luz iluminacion
taladro perforadora agujereadora percutor
atornillador destornillador_electrico atornillador_electrico
destornillador desarmador
broca mecha
amoladora esmeriladora radial* miniamoladora amola* angular*
sierra_caladora caladora
sierra_circular sierra_de_mano_circular
motosierra electrosierra
desmalezadora desbrozadora bordeadora motoguadaña guadaña*
cortadora_de_cesped cortacesped podadora_de_cesped cortadora_de_pasto cortapasto corta_pasto maquina_de_pasto
pasto cesped grama
motocultivador motoazada motocultor multicultor
tractor tractorcito
pulverizador fumigador mochila_fumigadora
tijera_de_podar podadora
carretilla carro_de_carga carreton*
manguera hose
riego_por_goteo kit_de_riego microrriego
aspersor rociador
semilla seed
fertilizante abono
tierra_para_macetas sustrato
sombrilla_de_playa parasol
toldo_vela vela_de_sombra toldo
pergola gazebo cenador
mesa_de_jardin mesa_de_exterior
juego_de_jardin conjunto_de_jardin muebles_de_jardin conjunto_de_muebles_de_jardin
escalera ladder escalerita
martillo hammer
llave_inglesa llave_ajustable llave_francesa
llave_allen llave_hexagonal
juego_de_tubos juego_de_vasos_de_llave vasos_de_impacto
pinza alicate tenaza
soldadora maquina_de_soldar equipo_de_soldar
hilo_de_soldar alambre_de_soldar
pistola_de_calor decapador
compresor compresor_de_aire
nivel_laser nivelador_laser
cinta_metrica metro_enrollable flexometro
calibre pie_de_rey vernier calibrador
tornillo screw
tuerca nut
tarugo taco_de_pared taquete
clavo nail_clavo puntilla_clavo
lija papel_de_lija
pintura paint
pincel brocha
rodillo_de_pintura rodillo_pintor
silicona sellador
pegamento adhesivo_instantaneo cola_de_contacto
cinta_adhesiva cinta_scotch celo*
cinta_de_embalar precinto_de_embalaje
cinta_aisladora cinta_aislante
cable_electrico cable_de_electricidad
disyuntor diferencial_electrico
llave_termica magnetotermico interruptor_automatico
interruptor tecla_de_luz
caño tubo* tuberia cañeria
codo_de_caño codo*
azulejo baldosa ceramico
piso suelo pavimento
piso_flotante suelo_laminado tarima_flotante
durlock pladur yeso_laminado tabique_seco
ladrillo brick
madera wood
chapa lamina_de_metal
vidrio cristal
acero_inoxidable inox acero_inox
~ plastico pvc
generador grupo_electrogeno generador_electrico
panel_solar placa_solar
bomba_de_agua electrobomba motobomba
guantes_de_trabajo guante_de_seguridad
casco_de_obra casco_de_seguridad
calzado_de_seguridad zapato_de_seguridad bota_de_seguridad
chaleco_reflectante chaleco_reflectivo
extintor matafuego
caja_de_herramientas maletin_de_herramientas
banco_de_trabajo mesa_de_trabajo
silla_de_oficina silla_de_escritorio sillon_de_oficina silla_ejecutiva
fichero archivador
pizarra pizarron
trituradora_de_papel destructora_de_papel
plastificadora laminadora
caja_registradora registradora
lector_de_codigo_de_barras escaner_de_codigo_de_barras
vitrina exhibidor
maniqui mannequin
caja_de_carton carton_corrugado
film_stretch film_de_embalar
bolsa_de_papel bolsa_kraft
etiqueta label
escaner scanner
repuesto recambio pieza_de_repuesto
accesorio complemento accessory
juego_de_herramientas set_de_herramientas
~ juego* set kit conjunto*
~ mini pequeño chico* chiquito
~ grande gran gigante xl*
~ barato economico low_cost
nuevo new
portatil* portable
plegable folding
antideslizante non_slip
profesional professional pro*
original autentico
bluetooth blutooth
`
