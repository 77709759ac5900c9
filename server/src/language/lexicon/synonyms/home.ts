/** Appliances, kitchen, furniture, bedding, cleaning. One group per line, in the notation of `synonyms.ts`. */
export const home = `
heladera nevera frigorifico refrigerador heladeron
heladerita mini_nevera frigobar minibar mini_heladera
congelador freezer arcon_congelador
lavarropas lavadora laba* lavaropa maquina_de_lavar lavasecarropas*
secarropas secadora secadora_de_ropa centrifugadora centrifugo
lavavajillas lavaplatos
pileta_de_cocina fregadero bacha bacha_de_cocina
anafe placa_de_coccion hornalla placa_de_gas vitroceramica placa_de_induccion
microondas horno_microondas
horno_electrico hornito_electrico mini_horno horno_grill
freidora_de_aire freidora_sin_aceite airfryer
campana_extractora extractor_de_cocina purificador_de_cocina campana*
licuadora batidora_de_vaso blender
minipimer batidora_de_mano pimer mixer batidora_de_brazo mixer_de_mano pimer_electrica
batidora_planetaria amasadora robot_amasador sobadora
procesador_de_alimentos multiprocesadora picadora
robot_de_cocina thermomix
exprimidor juguera extractor_de_jugo exprimidor_de_jugo licuadora_de_zumo exprimidor_de_naranja
jugo zumo
sandwichera tostadora_de_sandwich
pava hervidor calentador_de_agua_electrico tetera* kettle pavita
pava_electrica hervidor_electrico hervidor_de_agua jarra_electrica pava_corte_mate
cafetera maquina_de_cafe
cafetera_italiana cafetera_moka volturno
molinillo molino_de_cafe moledor_de_cafe
wafflera gofrera
parrilla barbacoa asador grill bbq
carbon carbon_vegetal
aire_acondicionado split climatizador aire* split_frio_calor
calefactor estufa caloventor calentador* calefaccion_electrica estufita radiador*
+ calo_ventor ventiluz*
estufa_a_leña salamandra estufa_de_hierro_fundido hogar_a_leña*
termotanque termo_electrico calefon calentador_de_agua termo_agua_caliente
ventilador turbo_ventilador turbo* venti
deshumidificador deshumificador
humidificador vaporizador_de_ambiente
aspiradora vacuum aspira*
~ aspiradora_escoba aspiradora_vertical escoba_electrica
aspiradora_robot robot_aspirador robot_de_limpieza roomba
vaporeta limpiador_a_vapor mopa_a_vapor
hidrolavadora limpiadora_de_alta_presion lavadora_a_presion karcher* lavadora_de_alta_presion karcher_k*
plancha_de_ropa plancha_a_vapor
centro_de_planchado estacion_de_planchado
balanza bascula pesa*
trapeador mopa lampazo fregona
secador_de_piso haragan escurridor_de_piso
recogedor pala_de_basura
tacho_de_basura cubo_de_basura basurero papelera* bote_de_basura tacho* cesto_de_basura*
balde cubo* cubeta
canilla grifo llave_de_agua griferia griferia_de_cocina monocomando
ducha regadera
inodoro wc vater water_closet bater retrete sanitario*
bidet bide
bañera tina bañadera
mampara mampara_de_ducha
cortina_de_baño cortina_de_ducha
toallero porta_toallas portatoallas
jabonera porta_jabon
espejo mirror
lampara velador* luminaria
velador lampara_de_mesa lampara_de_noche lampara_mesita luz_nocturna lampara_nocturna
lamparita bombilla* ampolleta foco_led* bombita
foco reflector proyector_led foco_exterior
colgante_de_techo lampara_colgante lampara_techo plafon araña*
guirnalda_de_luces guirnalda_luminosa cadena_de_luces tira_de_luces luces_de_navidad
~ silla* sillon* taburete* banco* asiento*
~ armario* estanteria* comoda* cajonera*
~ lampara* foco* aplique* plafon* downlight*
~ manta* edredon* colcha* nordico*
~ cojin* almohada*
living sala_de_estar salon*
sillon sofa sofa_cama* butaca* silloncito juego_de_living*
sofa_esquinero sofa_chaise_longue cheslong chaise_longue
puff pouf puf
mecedora silla_mecedora
reposera tumbona silla_de_playa perezosa*
hamaca_paraguaya hamaca_colgante
banqueta taburete banquito
mesa_ratona ratona mesa_de_centro mesa_baja mesa_de_cafe
mesa_de_luz mesa_de_noche mesita_de_luz mesita_de_noche mesilla mesilla_de_noche buro* comodin*
mesa_de_escritorio escritorio mesa_de_ordenador mesa_de_estudio
placard armario ropero guardarropa ropero_grande placar
cajonera comoda chifonier organizador_de_cajones*
estanteria repisa estante balda
biblioteca_mueble libreria_mueble estanteria_de_libros biblioteca_de_libros mueble_para_libros
perchero colgador_de_ropa burro_de_ropa exhibidor_de_ropa
percha colgador gancho_de_ropa
zapatero mueble_zapatero organizador_de_zapatos botinero
tendedero tender_de_ropa tendal tender
respaldo_de_cama cabecero respaldar
somier sommier base_de_cama canape* sommier_con_colchon*
colchon mattress conjunto_sommier*
colchon_inflable colchon_hinchable
~ inflable hinchable
cucheta litera cama_marinera* cama_cucheta cama_superpuesta
acolchado edredon nordico* cobertor cubrecama* cubre* plumon*
funda_de_edredon funda_nordica
cubrecama colcha manta_de_cama pie_de_cama
frazada manta* cobija cobija_de_lana*
sabana juego_de_sabanas
almohada pillow almuada
almohadon cojin
alfombra tapete alfombra_vinilica* carpeta_tejida
felpudo alfombra_de_entrada
cortina visillo roller* blackout* cortinado
persiana estor cortina_enrollable store
mantel carpeta_de_mesa individual* mantelito
camino_de_mesa caminero
repasador paño_de_cocina trapo_de_cocina trapo*
vajilla juego_de_platos juego_de_vajilla juego_de_loza
cubiertos juego_de_cubiertos cuberteria
cuchilla_de_cocina cuchillo
tabla_de_picar tabla_de_cortar
olla cacerola cazuela cacerolon marmita
olla_a_presion olla_express olla_rapida
sarten sarten_antiadherente
asadera bandeja_de_horno fuente_de_horno placa_de_horno*
fuente_de_vidrio fuente_de_cristal
~ vaso copa*
jarra pichel
taza tazon mug
termo botella_termica botella_isotermica termo_de_acero termito stanley*
cantimplora botella_de_agua
vianda lonchera fiambrera tupper taper porta_alimentos tartera recipiente_hermetico lunch_box hermetico* recipiente_plastico
repostero recipiente_de_cocina bote_de_cocina
molde_de_torta molde_tarta molde_reposteria molde_bizcocho
torta tarta* pastel*
budinera molde_de_budin molde_savarin*
corta_pizza cortador_de_pizza
pelapapas pelador pela_patatas pelador_de_patatas
abrelatas abridor_de_latas
sacacorchos descorchador
destapador abrebotellas abridor_de_botellas
colador escurridor
rallador grater
mate_calabaza porongo
portarretrato marco_de_fotos portafotos
cuadro_decorativo lamina_decorativa poster lienzo pintura_al_oleo oleo*
cuelga_cuadros colgador_de_cuadros colgar_cuadros gancho_para_cuadros
vinilo_decorativo pegatina_de_pared vinilo_pared adhesivo_de_pared sticker_de_pared
papel_pintado papel_tapiz empapelado papel_de_pared
adhesivo autoadhesivo pegatina calcomania sticker
sin_taladrar sin_taladro sin_agujero sin_tornillos sin_clavo
florero jarron
maceta macetero tiesto jardinera*
adorno figura_decorativa decoracion*
farol farolillo
vela candle
porta_vela portavela candelabro
insecticida matamosquitos
repelente antimosquitos repelente_de_mosquitos
caja_de_almacenaje caja_organizadora caja_de_almacenamiento contenedor_plastico
cesto canasto canasta
bolsa_de_residuos bolsa_de_basura
broche_de_ropa pinza_de_ropa pinza_tender
tabla_de_planchar mesa_de_planchar mesa_de_planchado
escurreplatos escurridor_de_platos secaplatos
dispenser dispensador
bidon garrafa*
caja_fuerte caja_de_seguridad
cerradura cerrojo pestillo
candado lock
despertador reloj_despertador
bebedero fuente_para_gatos* bebedero_automatico fuente_de_agua_para_gatos
`
