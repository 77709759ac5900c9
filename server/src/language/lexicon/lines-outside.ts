// Lines and makers of what is driven, worn, played and read, in the notation of `lines.ts`.

const street = `
auto: gol_country fox vw_up vw_golf honda_city honda_fit
auto: nissan_march nissan_note fiat_tipo fiat_punto fiat_idea fiat_linea renault_symbol suzuki_fun chevrolet_spin ford_focus ford_escort
auto: ford_falcon renault_logan peugeot_2008 peugeot_3008 fiat_bravo fiat_stilo vw_vento vw_polo vw_bora volkswagen_up volkswagen_golf
auto: volkswagen_vento volkswagen_polo fiat_cronos fiat_argo fiat_palio fiat_siena renault_clio clio_mio clio_2 chevrolet_cruze
auto: chevrolet_aveo nissan_versa nissan_sentra nissan_kicks chevrolet_tracker
auto: zafira kuga scenic
auto: twingo laguna r11 r18 306 307 308
auto: 405 406 408 xsara aircross picasso
auto: tiida i30 tucson sportage cerato chery_qq lifan bmw_320 bmw_116 audi_a3 audi_a4 mercedes_c200 mini_cooper
auto: jeep_renegade gol_gl galaxy_ghia ford_sierra dodge_1500 renault_6 renault_11 renault_18 fiat_128
auto: fiat_1
auto: fiat_125 daewoo_lanos subaru_impreza grand_vitara jimny
camioneta: f_150 dakota_ram ram_1500 fiat_toro fiat_strada ford_ranger
camioneta: nissan_frontier ford_maverick chevrolet_montana ford_courier
camioneta: silverado d20 luv_chevrolet poer
utilitario furgon: doblo_cargo master_renault h100 renault_master peugeot_boxer ford_transit
utilitario furgon: peugeot_partner citroen_jumper iveco_daily renault_trafic mercedes_sprinter
camion: cargo_1722 mercedes_1114 iveco_daily scania_112 accelo ford_4000 f_4000
moto: cg_titan cb_125 cbx_250 glh_150 gl_150 fz25 fz_s fz16 xtz_250
moto: honda_tornado honda_twister honda_navi honda_elite yamaha_ray hero_hunk tvs_apache
moto: kawasaki_versys keller_crono gilera_sahel
moto: ray_z mt_07 r15 yzf zb rx_200 zanella_styler zr_150 patagonian motomel_b skua motomel_cg s2
moto: corven_triax corven_hunter corven_mirage vc_200 trip_110
moto: guerrero_gr gr5 gr6 queen_guerrero bajaj_rouser ns_160 ns_125 boxer_150 bajaj_boxer mondial_ld ld_110
moto: brava_nevada brava_altino beta_bs benelli_180 tnt_15 leoncino trk ktm_200 duke_390 kawasaki_z z400 klx klr suzuki_ax ax100 suzuki_en
moto: en_125 gn_125 v_strom_650 dr_350 harley sportster vespa_primavera hero_ignitor voge_300
moto: zontes cfmoto sym_jet kymco
cuatriciclo: yfz_450 trx_420 fourtrax grizzly outlander polaris_sportsman ltr_450 gamma_250 blaster yamaha_raptor
neumatico cubierta: fate pirelli_p7 pirelli_cinturato p400 firestone_f michelin_energy energy_xm2 bridgestone_turanza goodyear_assurance
neumatico cubierta: pirelli_scorpion michelin_primacy
neumatico cubierta: hankook_optimo dunlop_sp yokohama fate_prestiva prestiva maxisport ar_35
bateria de auto: willard moura bosch_s4 heliar varta_12v herbo edna_12 prestolite
estereo de auto: pioneer_mvh pioneer_deh deh mvh jvc_kd kd_x sony_dsx dsx xplod kenwood_kdc alpine_cde b52_rm xline_auto stromberg_auto
parlantes de auto: pioneer_ts bomber_6x9 jbl_6x9 bravox sony_xs
gps: garmin_nuvi garmin_drive tomtom garmin_etrex etrex
casco de moto: ls2 ls2_rapid hawk_rs hawk halcon_h5 vertigo_hk7 mt_revenge agv_k1 shark_casco bell_qualifier peels
bicicleta mountain bike: venzo_loki venzo_frida venzo_raptor raleigh_mojave mojave topmega_sunshine trek_marlin marlin_7
bicicleta mountain bike: aspect_950 rockhopper specialized_hardrock merida_big giant_talon nordic_x1 slp_10 slp_25 zenith_calea olmo_wish
bicicleta mountain bike: fire_bird
bicicleta mountain bike: philco_escape vairo_ss cannondale_trail haro_flightline overtech battle_240
bicicleta de ruta: allez tarmac domane giant_defy cannondale_caad venzo_phoenix vairo_ruta
bicicleta plegable: aurorita tern_link
bicicleta electrica: e_bike ebike gadnic_bike
monopatin electrico: scooter_pro segway xiaomi_m365 m365 max_you kugoo
bicicleta fija: randers_arg_148 arg_870 arg_879 embreex olmo_fitness
cinta de correr: randers_arg_460 arg_460 arg_470 olmo_fitness_47 sportfitness_cinta
eliptica: randers_eliptica
raqueta de tenis: wilson_blade blade_98 pro_staff wilson_burn babolat_pure pure_drive pure_aero head_radical head_speed head_graphene
raqueta de tenis: yonex_ezone prince_tour raqueta_babolat raqueta_wilson raqueta_head boost_babolat
paleta de padel: bullpadel_hack bullpadel_vertex nox_ml10 nox_at10 adidas_metalbone metalbone babolat_viper babolat_air head_delta
paleta de padel: royal_padel varlion
paleta de padel: siux_diablo wilson_carbon drop_shot vairo_padel
pelota de futbol: adidas_tiro al_rihla tango_adidas jabulani
zapatillas running: asics_gel gel_nimbus gel_cumulus gel_pulse adidas_ultraboost adidas_duramo duramo_10 nike_pegasus downshifter
zapatillas running: nike_revolution
zapatillas running: brooks_ghost saucony_ride kinvara mizuno_wave wave_rider hoka_clifton on_cloud new_balance_880 under_armour_charged
zapatillas: air_jordan jordan_4 air_force_1 af1 dunk_low nike_dunk nike_sb air_max_90 air_max_97 vapormax blazer_mid
zapatillas: court_borough adidas_samba nike_cortez
zapatillas: adidas_forum forum_low adidas_campus campus_00 gazelle superstar adidas_grand grand_court nmd_r1 yeezy ozweego
zapatillas: vans_authentic authentic vans_sk8 sk8_hi ultrarange converse_chuck chuck_70 puma_rs puma_cali
zapatillas: reebok_club club_c
zapatillas: classic_leather new_balance_327 new_balance_530 fila_disruptor disruptor topper_profesional dc_court dc_shoes john_foos
zapatillas: jaguar_zapatilla
zapatillas de trekking: salomon_speedcross speedcross xa_pro merrell_moab moab columbia_redmond montagne_zapatilla
botines de futbol: mercurial predator nemeziz x_speedportal copa_mundial tiempo_legend phantom_gt puma_future puma_king ultra_match f50
botines de futbol: nike_vapor
ojotas: ipanema
borcegos: doc_martens caterpillar_bota
campera: north_face_nuptse nuptse columbia_omni montagne_campera patagonia_down alpha_industries
jean: levis_505 levis_511 levi_511 wrangler_texas lee_riders kosiuko_jean
pantalon de trabajo: ombu_cargo pampero_cargo grafa
anteojos de sol: clubmaster aviador oakley holbrook rusty_sol reef_anteojos orbital_anteojos mormaii
anteojos de sol: prune_sol
reloj: casio_a158 casio_a168 casio_f91w f91w casio_ae1200 a158 casio_mtp gshock baby_g edifice citizen seiko_5 tissot
reloj: orient_automatico
reloj: festina tommy_reloj guess_reloj fossil invicta timex_expedition mistral_reloj okusai tressa lemon_reloj
valija: samsonite amayra travel_tech delsey primicia_valija american_tourister
mochila: herschel eastpak kanken totto doite_mochila osprey deuter
cartera: prune_cartera jackie_smith lazaro_cartera xl_extra_large
carpa: doite_zolo spinit_adventure coleman_sundome quechua_arpenaz igloo_doite ansilta_carpa
bolsa de dormir: doite_bolsa ansilta_bolsa
kayak: atlantikayaks rocker_kayaks sportkayaks samoa weir kayak_weir
reel: shimano_sienna abu_garcia okuma_reel penn_reel daiwa
`

const rooms = `
guitarra criolla: gracia_m gracia_modelo antigua_casa alpujarra la_primavera criolla_gracia yamaha_c40 c40 yamaha_c70
guitarra criolla: romantica
guitarra criolla: bagnasco breyer_guitarra cordoba_c5
guitarra electrica: squier_affinity squier_strato ibanez_gio ibanez_rg sg_special gibson_sg
guitarra electrica: cort_x cort_g jackson_dinky ltd_ec esp_ltd prs_se yamaha_pacifica pacifica_112 leonard_le
guitarra electrica: texas_stratocaster faim
guitarra electroacustica: yamaha_apx apx_500 fender_cd takamine_gd ibanez_aeg cort_ad
bajo electrico: ibanez_sr squier_jazz yamaha_trbx sx_jazz cort_action warwick_rockbass
amplificador: fender_champion champion_20 mg15 orange_crush crush_20 vox_ac vox_pathfinder laney_lx peavey_bandit roland_cube
amplificador: blackstar_id
amplificador: wenstone boss_katana katana_50
pedal de guitarra: boss_gt boss_me digitech_rp mxr_phase electro_harmonix big_muff
teclado musical: psr_e psr_e363 psr_e373 ctk_3500 ct_x700 casio_ct roland_go korg_pa yamaha_ez
piano digital: yamaha_p125 yamaha_p115 casio_cdp cdp_s110 px_160 roland_fp korg_b2
bateria musical: stagestar pearl_roadshow mapex_tornado ludwig_accent gretsch_catalina dx_bateria
bateria electronica: roland_td td_1 alesis_nitro nitro_mesh yamaha_dtx
ukelele: bamboo_ukelele
armonica: hohner_blues hohner_special blues_harp marine_band
saxo: conn_saxo
violin: stradella cervini_violin stentor
libro novela: cien_años martin_fierro sobre_heroes operacion_masacre el_eternauta harry_potter
libro novela: juego_de_tronos
libro novela: señor_de_los_anillos el_hobbit el_principito cincuenta_sombras codigo_da_vinci crepusculo orgullo_y_prejuicio
libro novela: crimen_y_castigo
libro novela: la_metamorfosis don_quijote la_odisea el_alquimista 1984_orwell fahrenheit_451 un_mundo_feliz los_juegos_del_hambre
libro: habitos_atomicos padre_rico sapiens el_poder_del_ahora los_cuatro_acuerdos caballero_de_la_armadura el_monje mujeres_que_corren
libro manual escolar: manual_kapelusz mandioca
libro de ingles: headway_elementary english_file face2face
historieta comic: tintin fantastico isidoro
manga comic: naruto_tomo one_piece dragon_ball_tomo demon_slayer ivrea_manga
vinilo disco: lp_vinilo lp long_play
perfume: light_blue j_adore jadore chanel_5 coco_mademoiselle
perfume: idole my_way
perfume: angel_mugler alien_mugler amor_amor 212_sexy ck_be 1_million phantom_paco fame_paco olympea
perfume: lady_million
perfume: fahrenheit armani_code stronger_with scandal dylan_blue bad_boy
perfume: polo_red
perfume: allure_homme terre_dhermes light_blue_homme colbert_noir kaiak essencial_natura humor_natura ekos natura_luna
perfume: biografia_natura
perfume: ilia_natura far_away avon_attraction cher_dieciocho mujercitas_perfume paula_cahen dior_homme halloween_perfume
perfume: yara badee_al 9pm hawas
perfume de mujer: j_adore coco_mademoiselle idole my_way amor_amor olympea
perfume de mujer: lady_million
perfume de mujer: ilia_natura far_away alien_mugler yara
perfume de hombre: bad_boy polo_blue kaiak
perfume de hombre: hawas
crema: neutrogena vichy la_roche cicaplast dermaglos effaclar ponds revitalift avene
crema: bagovit asepxia
protector solar: isdin rayito_de_sol dermaglos_fps anthelios fusion_water
tintura de pelo: koleston issue_tintura nutrisse majirel imedia igora
labial: ruby_rose_labial superstay mac_ruby
base de maquillaje: fit_me true_match fenty_base
planchita de pelo: babyliss gama_cp gama_attiva remington_s ghd_gold bellissima_planchita
secador de pelo: gama_pluma babyliss_pro philips_bhd
cortapelo maquina: wahl_magic magic_clip wahl_senior wahl_home babyliss_fx kemei moser_1400 gama_gm
afeitadora: philips_s braun_series series_3 series_5 philips_aquatouch gillette_body
depiladora: silk_epil braun_silk philips_satinelle lumea philips_lumea
tensiometro: omron_hem omron_7120 omron_7130 hem_7120 silfab_tensiometro san_up_tensiometro gama_bp coronet_tensiometro citizen_ch
nebulizador: san_up_nebulizador aspen_na omron_ne omron_c28 silfab_n
cepillo electrico: oral_b sonicare oral_b_vitality
pañales: estrella_pañal plenitud tena_slip
leche de formula: nutrilon sancor_bebe vital_1 nan_optipro
proteina suplemento: whey_protein star_nutrition ena_whey gold_standard gentech creatina_star
muñeca: rainbow_high nancy_muñeca elsa_muñeca
muñeco figura de accion: action_man marvel_legends he_man gi_joe
muñeco bebote: nenuco baby_alive casita_de_muñecas_bebote real_baby
bloques para armar: lego_city lego_technic playmobil
autito: burago maisto
pista de autos: pista_hot_wheels
juego de mesa: teg carrera_de_mente scrabble ticket_to_ride
juego de mesa: clue_juego
juego de mesa: preguntados_juego cluedo batalla_naval_juego desconfio
juego de cartas: uno_mattel cartas_uno uno_flip uno_clasico pokemon_tcg yugioh magic_the_gathering
peluche: stitch_peluche oso_de_peluche
lanzador juguete nerf: nerf
triciclo: triciclo_rainbow
silla de auto butaca: maxi_cosi chicco_seat chicco_nextfit infanti_butaca
huevito silla de auto: keyfit huevito_infanti
cochecito de bebe: chicco_bravo bebesit_coche graco_coche maclaren infanti_epic joie_litetrax bugaboo stokke_xplory
cochecito de bebe: cybex_melio
sacaleche: medela avent_sacaleche chicco_sacaleche
alimento para perros: royal_canin pro_plan dog_chow eukanuba pedigree old_prince sieger vitalcan excellent_perro dogui sabrositos_perro
alimento para perros: raza_perro
perro: dachshund teckel caniche labrador golden_retriever ovejero_aleman pastor_aleman bulldog_frances bulldog_ingles carlino chihuahua
perro: yorkshire beagle dogo_argentino rottweiler schnauzer shih_tzu bichon_maltes border_collie pitbull husky_siberiano cocker_spaniel
perro: doberman san_bernardo samoyedo akita_inu jack_russell pomerania gran_danes weimaraner fox_terrier breton
gato: siames maine_coon ragdoll gato_persa
alimento para gatos: whiskas cat_chow pro_plan_gato royal_canin_gato gati vitalcan_gato excellent_gato
zapatos escolares: marcel_escolar kickers_escolar
termometro: omron_termometro
yerba mate: playadito taragui rosamonte amanda_yerba
`

/** All of them. */
export const linesOutside = [street, rooms].join('\n')
