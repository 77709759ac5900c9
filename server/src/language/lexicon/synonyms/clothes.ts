/** Clothes, shoes, bags, jewels. One group per line, in the notation of `synonyms.ts`. */
export const clothes = `
remera camiseta playera* polera* t_shirt franela* remerita chomba*
musculosa camiseta_sin_mangas camiseta_de_tirantes top_de_tirantes remera_sin_mangas sudadera_sin_mangas
camisa shirt
chomba polo* camiseta_polo remera_polo remera_pique
buzo sudadera buzito
buzo_canguro sudadera_con_capucha hoodie canguro* buzo_con_capucha sudadera_canguro
pulover jersey sueter sweater chaleco_de_punto* jersei pulovercito poleron
campera chaqueta cazadora chamarra jacket camperita camperon puffer* inflable* rompeviento* campera_de_abrigo campera_inflable* parka*
+ campera_de_invierno
rompevientos cortavientos campera_rompeviento rompeviento_campera
campera_inflable plumifero chaqueta_acolchada campera_puffer plumas* puffer inflada*
piloto_de_lluvia chubasquero impermeable_lluvia poncho_de_lluvia capa_de_lluvia
tapado abrigo sobretodo gaban abrigo_largo
parka anorak
saco_de_vestir americana* blazer ambo* saco* saco_sastre saco_sport
traje_de_hombre terno ambo* traje*
chaleco vest
jean vaquero tejano denim yin bluyin jeans_mom* mom* pantalon_de_jean mom_jean
short pantalon_corto bermuda pantaloneta shorcito
jogging pantalon_de_chandal joggers pantalon_deportivo pantalon_de_frisa babuchas_de_frisa pantalon_de_gimnasia joggin
conjunto_deportivo chandal equipo_deportivo buzo_y_pantalon equipo_de_gimnasia conjunto_de_gimnasia
calza legging mallas* leggings leggin
calza_ciclista culote culotte_ciclismo malla_ciclista culotte*
pollera falda minifalda minipollera
vestido dress
enterito mono* mameluco* jumpsuit jumper mono_de_vestir
mameluco_de_trabajo mono_de_trabajo overol mameluco*
mameluco_de_bebe pelele body_de_bebe enterito_de_bebe body* bodi_de_bebe osito_de_bebe ranita pilucho
malla_de_baño bañador traje_de_baño bikini biquini malla_enteriza swimsuit traje_de_baño_entero traje_de_baño_enterizo malla_entera
pareo salida_de_baño*
bata albornoz salto_de_cama bata_de_baño robe salida_de_baño
pijama piyama pillama
camison camisola
pantufla zapatilla_de_casa zapatilla_de_estar_por_casa
ropa_interior lenceria*
corpiño sujetador sosten brasier bra* soutien* corpi bralette
sin_breteles sin_tirantes strapless bandeau palabra_de_honor
bretel tirante
bombacha braga calzon bombi* vedetina* culote* tanga* colaless* culotte
calzoncillo boxer slip* canzoncillo* calzoncillos_boxer bombachudo
media calcetin calceta soquete zoquete medias_cortas
medias_de_nylon panty pantimedia medibacha medias_cancan cancan
faja faja_reductora shapewear faja_modeladora
zapatilla deportiva* tenis* bamba* zapatilla_deportiva sneaker zapatilla_de_deporte championes zapas llantas* tillas yantas
zapato calzado
~ zapato* zapatilla* bota* botin* sandalia* mocasin* deportiva*
~ sudadera* chandal* jersey* chaqueta*
~ pijama* camison* bata*
~ bolso* mochila* riñonera*
~ bufanda* chal* fular*
zapatilla_de_correr zapatilla_running
ojota chancla chancleta flip_flop hawaiana chinelas
sandalia chalas sandalias_de_mujer franciscanas guaracha
botin botin_corto botineta botita botines_de_futbol tapones* botines_de_papi* bota_corta charritos botines_con_tapones zapatos_de_futbol
borcego bota_militar borceguies bota_borcego borceguis texana*
botin_de_futbol* bota_de_futbol
zueco crocs clog suecos
alpargata esparteña espadrilla
mocasin nautico*
taco* tacon
plataforma_zapato zapato_de_plataforma
cordon agujeta
sin_cordones slip_on
gorra cap visera* gorrita gorra_trucker jockey
gorro beanie gorro_de_lana gorro_tejido rocky_gorro chullo pasamontaña
sombrero hat
bufanda chalina fular pañuelo_de_cuello pashmina mochila_de_porteo
guante mitones
cinturon cinto correa_de_pantalon
tiradores tirantes_de_pantalon
corbata tie
moño_corbata pajarita
lente_de_sol gafas_de_sol anteojos_de_sol lentes_oscuros gafas* anteojos_oscuros lentes_negros
anteojo gafa lentes* espejuelos lentes_de_ver*
lente_de_contacto lentilla
cartera* bolso bolso_de_mano bolsa_de_mano bolso_de_mujer bandolera* cartera_de_mano
bandolera morral bolso_cruzado bolso_bandolera cartera_cruzada
riñonera banano* cangurera
mochila backpack mochilita morralito*
valija maleta valijon carry_on valija_de_viaje trolley
neceser portacosmeticos bolsa_de_aseo estuche_de_maquillaje bolsa_de_maquillaje bolsa_de_cosmeticos
billetera cartera_de_hombre monedero billetes* cartuchera_de_monedas* portadocumento
paraguas sombrilla* sombrilla_de_lluvia
pulsera brazalete esclava
aro* pendiente arete zarcillo
collar gargantilla
cadenita cadena_de_cuello collarcito
anillo sortija
dije colgante charm medallita
reloj watch
disfraz traje_de_disfraz cosplay
careta mascara
peluca wig
delantal mandil
guardapolvo bata_escolar
talle talla
algodon cotton
cuero piel*
cuerina cuero_sintetico polipiel ecocuero cuero_ecologico
lana wool
terciopelo velvet
encaje puntilla
cierre cremallera
capucha hood
sin_costura seamless
sin_mangas tirantes* sleeveless
~ comodo* confort comfort
~ talla_grande talle_grande plus_size
~ negro black
~ blanco white
~ rojo red
~ azul blue
~ verde green
~ amarillo yellow
~ rosa pink rosado
~ gris grey gray
~ marron brown cafe*
~ violeta morado purpura lila
~ plateado silver plata* color_plata
~ dorado golden color_oro
~ celeste azul_claro
~ bordo granate burdeos
~ naranja* orange
~ beige crudo*
~ multicolor varios_colores surtido
~ hombre caballero masculino men
~ mujer dama señora femenino
~ niño infantil nene nena chico* kids junior
~ unisex hombre_y_mujer
`
