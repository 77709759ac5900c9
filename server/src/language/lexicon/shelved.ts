/** More things that are sold on one shelf alone, in the notation of `shelves.ts`: what has a name of its own and is of no other shelf. */
export const shelved: Record<string, string> = {
  Electrónicos:
    'telefono barra_de_sonido pulsera_inteligente tarjeta_de_memoria gabinete_pc camara_deportiva repetidor_wifi videojuego ' +
    'volante_de_carreras gafas_de_realidad_virtual lector_electronico reproductor_de_dvd tocadiscos equipo_de_musica walkie_talkie ' +
    'calculadora hub_usb palo_selfie aro_de_luz tarjeta_de_sonido localizador_gps disco_externo camara_instantanea compu_de_escritorio ' +
    'celular_a_botones impresora_3d parlante_bluetooth decodificador camara_analogica microfono_condensador radio_am_fm radiograbador ' +
    'camara_filmadora impresora_laser teclado_mecanico mouse_gamer notebook_gamer televisor_antiguo fire_stick',
  'Hogar y Jardín':
    'heladerita pileta_de_cocina anafe horno_electrico freidora_de_aire campana_extractora minipimer procesador_de_alimentos ' +
    'robot_de_cocina exprimidor sandwichera pava_electrica molinillo wafflera deshumidificador humidificador aspiradora_robot vaporeta ' +
    'hidrolavadora plancha_de_ropa centro_de_planchado trapeador secador_de_piso recogedor tacho_de_basura balde canilla ducha inodoro ' +
    'bidet bañera mampara cortina_de_baño toallero jabonera lamparita guirnalda_de_luces sofa_esquinero puff mecedora ' +
    'hamaca_paraguaya banqueta biblioteca_mueble perchero percha tendedero respaldo_de_cama somier cucheta cubrecama almohadon ' +
    'felpudo persiana camino_de_mesa repasador cubiertos tabla_de_picar olla_a_presion asadera budinera corta_pizza pelapapas ' +
    'abrelatas sacacorchos rallador portarretrato cuadro_decorativo papel_pintado florero porta_vela broche_de_ropa ' +
    'tabla_de_planchar escurreplatos caja_fuerte atornillador sierra_circular sierra_caladora motosierra motocultivador pulverizador ' +
    'tijera_de_podar carretilla aspersor fertilizante tierra_para_macetas mesa_de_jardin juego_de_jardin martillo soldadora ' +
    'pistola_de_calor lijadora hormigonera disyuntor llave_termica azulejo piso_flotante silla_de_oficina mesa_de_tv ' +
    'modular_de_living vajillero banco_de_jardin estufa_a_gas estufa_a_leña frazada_polar cama_marinera yerbera equipo_de_mate ' +
    'ensaladera fuenton termotanque_electrico vanitory lavasecarropas calientacamas ventilador_de_pie ventilador_de_techo ' +
    'cuchillo_criollo cubrecolchon suculenta sillon_cama mesa_plegable sillon_individual sillon_reclinable sillon_2_cuerpos ' +
    'sillon_3_cuerpos sillon_esquinero perchero_de_pie espejo_de_pie botiquin mesa_auxiliar repisa_flotante cama_con_cajones ' +
    'cama_de_dos_plazas cama_de_una_plaza organizador_de_placard arbol_de_navidad sopladora compostera vaso_viajero',
  'Ropa y Accesorios':
    'musculosa chomba buzo_canguro rompevientos campera_inflable piloto_de_lluvia parka saco_de_vestir traje_de_hombre jogging ' +
    'conjunto_deportivo mameluco_de_trabajo mameluco_de_bebe pareo camison pantufla ropa_interior calzoncillo medias_de_nylon zueco ' +
    'alpargata mocasin gorro sombrero lente_de_sol riñonera neceser cadenita poncho boina vestido_de_fiesta vestido_de_novia ' +
    'campera_de_jean campera_de_cuero bota_texana bota_de_lluvia zapatilla_urbana zapatos_de_vestir stilettos sandalia_de_fiesta ' +
    'bombacha_de_campo mochila_escolar valija_grande cartera_de_cuero pantalon_cargo pantalon_de_vestir camisa_leñadora',
  Deportes:
    'bicicleta_electrica bicicleta_de_montaña bicicleta_de_ruta bicicleta_playera bicicleta_plegable bicicleta_de_mujer eliptica ' +
    'paletero snorkel multigimnasio banco_de_pecho pesa_rusa esqui tabla_de_snowboard canilleras stand_up_paddle bodyboard ' +
    'soga_de_saltar dardos kayak_doble disco_de_pesas',
  Automóviles: 'tapacubo limpiaparabrisas espejo_retrovisor arrancador alfombra_de_auto ciclomotor casa_rodante baul_de_moto',
  'Libros y Música':
    'revista bateria_acustica bateria_musical bateria_electronica cd_de_musica guitarra_electroacustica guitarra_criolla charango ' +
    'bandoneon redoblante metodo_de_piano libro_de_cocina ' +
    'manual_escolar cuento_infantil biblia flauta_traversa piano_electrico teclado_controlador',
  'Salud y Belleza':
    'maquina_cortapelo rizador delineador rimel rubor base_de_maquillaje desodorante crema_hidratante jabon pasta_de_dientes ' +
    'cepillo_de_dientes oximetro termometro tintura acondicionador kit_de_maquillaje glucometro cuello_ortopedico andador_ortopedico ' +
    'luz_pulsada',
  Juguetes: 'bloques_para_armar plastilina barrilete bolitas pista_de_autitos tren_de_juguete titeres figuritas',
}
