/** Words of the street and of the provinces, clippings and things named otherwise here. One group per line, as in `synonyms.ts`. */
export const regional = `
~ pibe guri gurisa nene* niño* chico* chango* changuito* purrete botija nenita crio criatura*
~ mujer* señora*
amplificador ampli amplificador_de_guitarra* ampli_de_guitarra*
silla_de_comer_bebe sillita_de_comer trona_bebe*
rodado rod*
departamento depto depa dpto monoambiente*
alquiler alquilo* renta
campo lote* terreno quinta*
cocina* cocina_a_gas cocina_industrial* hornallas*
horno hornito
freezer_vertical freezer_horizontal
plastificado plastico*
heladera_comercial exhibidora*
ciclomotor scooter_moto* motoneta
cuatriciclo cuatri quad atv
lancha gomon bote* bote_inflable semirrigido*
kayak piragua canoa
asado asadito*
birra cerveza* chopp*
faso* cigarrillo*
pucho cigarrillo*
mesa_de_tv rack_de_tv mueble_de_tv rack* mesa_de_tele modulo_de_tv
modular_de_living modular*
vajillero cristalero aparador vitrina*
banco_de_jardin banco_de_plaza banco_de_madera*
mochila_escolar mochila_de_colegio
canasto_ropa cesto_de_ropa laundry* laundry_basket cesto_de_ropa_sucia
estufa_halogena halogena velas_halogenas
estufa_a_gas calefactor_a_gas garrafera pantalla_infrarroja* tiro_balanceado*
burlete burlette chiflete zocalo_de_puerta* bajo_puerta*
tanque_de_agua tanque_tricapa tanque_cisterna cisterna*
membrana membrana_asfaltica
cubrecama_cama cubierta_de_cama cubrecama*
frazada_polar frazada_corderito corderito*
juego_de_mesa teg* estanciero* monopoly* juegos_de_caja
metegol futbolito taca_taca* futbol_de_mesa mesa_de_metegol
bolitas canicas
barbie muñeca_barbie
cama_marinera cama_con_carrito cama_nido
auto_a_bateria autito_a_bateria jeep_a_bateria cuatriciclo_a_bateria auto_electrico_infantil auto_a_bateria_infantil
+ auto_electrico_para_niños jeep_infantil
triciclo trici
pata_pata buggy_infantil caminador* buggy*
hamaca columpio
tobogan resbaladilla resbalin
carrito_de_compras chango_de_compras changuito_de_compras
cortauñas* alicate_uñas*
bucaneras botas_largas bota_caña_alta
camisaco camisa_campera
conjunto_de_jogging conjunto_friza
enterizo enterito*
guardapolvos* delantal_escolar delantal_blanco
uniforme_escolar chomba_escolar remera_escolar
zapatos_escolares zapatos_de_colegio
casco_de_moto casco_integral casco_abatible casco* casco_cerrado casco_rebatible casco_modular casco_cerrado_de_moto casco_rebatible_de_moto
pilotin piloto*
equipo_de_mate set_matero bolso_matero matera canasta_matera set_de_mate
yerbera azucarera*
bombilla_de_mate bombilla*
parrilla_movil chulengo parrilla_con_ruedas
disco_de_arado discada
ensaladera bowl
fuenton palangana
tuper tuppers* hermetico*
motor_fuera_de_borda motor_nautico
llave_cruz cruceta*
inflador_de_pie inflador_electrico* inflador_de_auto*
cables_de_arranque cables_puente pinzas_de_bateria
gato_carrito gato_hidraulico_carrito
calefon* calefon_a_gas
termotanque_electrico termo_tanque
tender_de_pie tender_plegable
bajo_mesada bajomesada mueble_bajo_mesada mesada_con_bacha mueble_de_cocina*
alacena mueble_aereo
vanitory mueble_de_baño
flete mudanza fletero fletes_y_mudanzas mudanzas_chicas minifletes
plomero destapaciones gasista* plomeria sanitarista gasista_matriculado desagote destapacion_de_cañerias destapador_de_cañerias
niñera babysitter cuidadora* cuidado_de_niños cuidado_de_chicos
apoyo_escolar clases_particulares profe* maestra_particular profesor_particular clases_de_apoyo maestra_a_domicilio
modista costurera arreglos_de_ropa composturas costurera_a_domicilio
cerrajero cerrajeria aperturas*
remis remise traslado_al_aeropuerto chofer traslados*
compu_de_escritorio pc_de_escritorio pc_armada cpu_armada
celular_a_botones celular_basico celular_para_abuelos telefono_a_botones
memoria_micro_sd micro_sd_card
disco_externo disco_portatil disco_duro_externo disco_rigido_externo disco_portable memoria_externa
cable_hdmi hdmi
camara_instantanea polaroid instax
binocular largavista prismaticos
telescopio telescopio_astronomico
lavasecarropas lavarropas_secarropas lava_y_seca lavaseca lavarropa_y_secarropa
calientacamas calienta_cama manta_electrica_cama
plegable* plieg* doblar* se_dobla* dobla*
electrico* a_bateria*
`
