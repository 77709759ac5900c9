// Lines and makers by shelf, besides those of `lines.ts` and in its notation: a kind, and the names that tell it where the title does not.

import { linesOutside } from './lines-outside.ts'

const machines = `
lavarropas automatico: aurora_6506 candy_aquamatic lg_direct_drive direct_drive ariston_aqualtis electrolux_ewt electrolux_premium_care
lavarropas automatico: eslabon_de_lujo whirlpool_wlf whirlpool_wnq samsung_ecobubble ecobubble drean_eco
lavarropas automatico: philco_phlf
lavarropas automatico: lg_f14 gafa_acqua longvie_l1 longvie_l18 bgh_bwfi ariston_wds samsung_addwash
lavarropas semiautomatico: columbia_dual codini_semiautomatico wanke
secarropas centrifugador: kohinoor c_352 codini_centrifuga aurora_c_5501 drean_qv columbia_centrifugo secarropas_drean
secarropas centrifugador: kohinoor_a kohinoor_t hit_centrifugo
secarropas por calor: electrolux_ede whirlpool_wss
lavavajillas: ariston_lfb drean_dish dish_15 bosch_sms candy_cdp whirlpool_wlv longvie_lv
heladera: patrick samsung_rt samsung_rs lg_gt lg_gm siam_hsi philco_phct electrolux_df eslabon sigma_2m briket_2330 koh_i_noor
heladera: kohinoor_kga kohinoor_kgb kohinoor_kdb whirlpool_wro saccol bambi_2f vondom_rfg peabody_ve mabe
freezer: gafa_l290 gafa_fgh frare_f inelro_fih lacar_fr briket_fr freezer_briket teora philco_phch whirlpool_wvg gafa_xl410
vinoteca cava: vinoteca wine_cooler
cocina a gas: escorial_palace escorial_master longvie_13 longvie_18 orbis_macrovision orbis_convecta domec_cd martiri volcan_89 volcan_55
cocina a gas: aurora_argenta candor drean_cd kenga florencia_flor sol_real_cocina
anafe: longvie_a domec_anafe orbis_anafe
horno de empotrar: ariston_fa domec_hx
horno electrico: ultracomb_uc_54 ultracomb_uc atma_hg yelmo_yl peabody_he kanji_horno smartlife_to winco_horno
microondas: bgh_quick_chef quick_chef atma_easy_cook easy_cook likon_microondas samsung_me731 whirlpool_wms lg_neochef neochef
horno de pan: atma_hp winco_pan
freidora de aire: philips_airfryer oster_diamond peabody_freidora gadnic_fryer ninja_foodi foodi winco_w80
cafetera express: oster_prima prima_latte delonghi_dedica dedica_delonghi philips_saeco saeco gaggia peabody_ce delonghi_magnifica
cafetera express: atma_ca8
cafetera de capsulas: nespresso_essenza nespresso_pixie nespresso_vertuo nespresso_lattissima dolce_gusto_genio mini_me piccolo_xs genio_s
cafetera de filtro: atma_ca8133 smartlife_cm oster_bvst philips_hd7 liliana_ac
cafetera italiana: bialetti_moka moka_express
molinillo de cafe: peabody_molinillo hario
pava electrica: pava_peabody philips_hd93 liliana_ap smartlife_kettle peabody_kv
licuadora: oster_blst philips_hr21 liliana_al philips_problend problend ultracomb_li vitamix
batidora planetaria amasadora: kitchenaid_artisan smartlife_planetaria peabody_bp
batidora de mano mixer: braun_multiquick multiquick
multiprocesadora procesadora: moulinex_multichef philips_hr7 yelmo_pr
juguera exprimidor: philips_juicer ga_ma_juguera juicer
panquequera: liliana_panquequera
yogurtera: yogurtera
tostadora: atma_to philips_daily
sandwichera: smartlife_sandwich atma_sp
aspiradora: ultracomb_as liliana_ads electrolux_ease electrolux_sonic atma_as philips_powerpro powerpro samsung_vc karcher_wd yelmo_as
aspiradora: rowenta_compact
aspiradora: dyson_v7 dyson_v15 peabody_asp smartlife_vc
aspiradora robot: irobot xiaomi_vacuum robot_vacuum deebot gadnic_robot
hidrolavadora: karcher_k5 gamma_hl lusqtoff_hl stihl_re karcher_hd
plancha de ropa: philips_azur azur philips_gc atma_pl oster_gcst
centro de planchado: philips_perfectcare perfectcare
ventilador: liliana_vps liliana_turbo liliana_vtf axel_ventilador crivel protalia
aire acondicionado split: midea_split midea_inverter electra philco_phs noblex_nxi hitachi_split bgh_bs sanyo_split tcl_taca
aire acondicionado split: tcl_split
aire acondicionado split: samsung_ar samsung_windfree lg_dual_inverter dual_inverter whirlpool_wbe carrier york_split daikin
aire acondicionado split: kelvinator_split
calefactor a gas: emege_3000 emege_2110 eskabe_titanium orbis_calorama longvie_eba longvie_ebe coppens_peltre peltre ctz volcan_calefactor
calefactor a gas: eskabe_s21 eskabe_tt
estufa electrica: liliana_ccd liliana_infrarrojo protalia_caloventor axel_caloventor liliana_hotwave hotwave
panel calefactor: ecosol temptech ecocalor
estufa a leña: tromen_pehuen tromen_tr nuke_off amesti_nordic ñuke_corralera tromen_10000
termotanque: rheem_tge rheem_85 ecotermo_85 señorial_impetu saiar_100 sherman_80 orbis_315 longvie_t escorial_80 escorial_55
calefon: orbis_315kso orbis_315hao longvie_cb12 volcan_calefon
maquina de coser: singer_simple singer_facilita singer_tradition brother_bm janome_2212 godeco_facilita toyota_super_j singer_heavy_duty
maquina de coser: heavy_duty
maquina overlock: brother_1034 siruba singer_overlock juki
purificador de agua: psa_senior dvigi humma_purificador
olla: essen_contemporanea essen_capri marmicoc_olla tramontina_olla le_creuset hudson_cacerola
sarten: essen_express carol_sarten tefal_sarten
cuchillo: tramontina_cuchillo arbolito_cuchillo
vajilla: tsuji rigolleau_vajilla durax corelle verbano porcelana_tsuji
termo: stanley contigo coleman_termo waterdog_termo peabody_termo
conservadora: coleman_conservadora mor_conservadora igloo stanley_adventure_conservadora
colchon: piero cannon belmo_colchon topacio_colchon arcoiris_colchon king_koil calm_colchon
sommier: cannon_sommier suavestar_sommier
pileta de lona: pelopincho_1043 lona_pelopincho
pileta estructural: intex_prisma prisma_frame steel_pro
bomba de agua: motorarg rowa gamma_bomba pluvius bc_60 qb_60
taladro: bosch_gsb gsb_550 gsb_16 skil_6 makita_hp dewalt_dcd black_decker_hd black_decker_tm gamma_taladro einhell_tc
amoladora: bosch_gws gws_700 gws_850 makita_ga dewalt_dwe4 ga4530 makita_9557
atornillador: bosch_gsr dewalt_dcf makita_df
rotomartillo: bosch_gbh gbh_2 makita_hr hr2470
sierra circular: bosch_gks gks_190 makita_5007 skil_5402
caladora: bosch_gst gst_75 skil_4
lijadora: bosch_gss makita_bo
soldadora: lusqtoff_iron iron_100 gamma_arc esab_handy conarco
compresor: lusqtoff_lc gamma_compresor
generador: honda_eu gamma_generador lusqtoff_lg
motosierra: stihl_ms_170 ms170 husqvarna_120 husqvarna_235 ms_250 echo_cs
desmalezadora motoguadaña: stihl_fs_55 stihl_fs55 husqvarna_143 fs_80 echo_srm
bordeadora: gamma_bordeadora black_decker_gl stihl_fse
cortadora de cesped: husqvarna_lc gamma_elite toro_recycler
minitractor: husqvarna_lt john_deere_la
`

const screens = `
celular: motorola_e moto_g22 moto_g23 moto_g32 moto_g42 moto_g52 moto_g60 moto_g73 moto_g84 moto_g14 moto_g24
celular: moto_g34 moto_g04
celular: samsung_a02 samsung_a03 samsung_a04 samsung_a10 samsung_a11 samsung_a12 samsung_a13 samsung_a20 samsung_a21 samsung_a22
celular: samsung_a23
celular: samsung_a24 samsung_a25 samsung_a30 samsung_a31 samsung_a32 samsung_a33 samsung_a34 samsung_a35 samsung_a50 samsung_a51
celular: samsung_a52
celular: samsung_a53 samsung_a55 samsung_a71 samsung_a72 samsung_j2 samsung_j4 samsung_j5 samsung_j6 samsung_s8 samsung_s9 samsung_s10
celular: samsung_s24
celular: galaxy_z z_flip z_fold redmi_8 redmi_12 redmi_13 redmi_14 poco_f poco_c poco_x6 xiaomi_mi xiaomi_11 xiaomi_12 xiaomi_13 mi_8
celular: mi_10
celular: motorola_one one_fusion one_vision moto_x moto_c motorola_c razr_40 nokia_c nokia_g nokia_105 nokia_110 zte_axon alcatel_1
celular: alcatel_3 tcl_20
celular: tcl_40 huawei_p30 huawei_p20 huawei_y huawei_mate mate_20 honor_x infinix_hot infinix_note realme_7 realme_8 realme_9 oppo_a
celular: oppo_reno
celular: pixel_6 pixel_7 pixel_8 lg_k10 lg_k22 lg_k41 sony_xperia
tablet: tab_a7 tab_a8 tab_s6 tab_s9 lenovo_m8 lenovo_m10 m10_plus kindle_fire fire_hd tablet_exo matepad
tablet: redmi_pad
notebook: thinkbook legion_5 tuf_gaming rog_strix nitro_5 predator_helios aspire swift_3 spin_5
notebook: vostro xps_13 hp_250 hp_240 hp_14 hp_15 hp_pavilion omen_15 victus bes_z exo_smart_pro noblex_n14 lenovo_v14
notebook: lenovo_v15
notebook: surface_laptop gateway_ultra compaq_presario positivo_bgh
computadora de escritorio pc: imac mac_mini optiplex prodesk elitedesk thinkcentre mini_pc nuc_intel
consola de juegos: psx xbox series_s series_x wii_u wii nintendo_64 n64
consola de juegos: snes
consola de juegos: super_nintendo sega_mega mega_drive game_boy gameboy nintendo_3ds nintendo_ds 2ds ps_vita atari_2600
consola de juegos: play_station
volante de juego: logitech_g29 g29 g920 thrustmaster
joystick control: pro_controller
televisor smart tv: noblex_32 noblex_55 noblex_dk noblex_dm bgh_32 bgh_50 bgh_b philco_32 philco_43 philco_50
televisor smart tv: philco_pld philco_55
televisor smart tv: samsung_32 samsung_40 samsung_43 samsung_50 samsung_55 samsung_65 samsung_crystal crystal_uhd samsung_qled neo_qled
televisor smart tv: the_frame
televisor smart tv: lg_32 lg_43 lg_49 lg_50 lg_55 lg_65 lg_nanocell nanocell lg_oled tcl_32 tcl_40 tcl_43 tcl_50 tcl_55 tcl_65 hisense_32
televisor smart tv: hisense_43
televisor smart tv: hisense_50 hitachi_32 hitachi_43 hitachi_55 rca_32 rca_43 rca_50 rca_55 philips_32 philips_43 philips_50 ambilight
televisor smart tv: sony_bravia
televisor smart tv: kanji_32 ken_brown telefunken_32 telefunken_50 sanyo_32 sanyo_50 admiral_32 admiral_43 motorola_32 enova_32
televisor smart tv: noblex_black
televisor smart tv: aiwa_32 aiwa_50 jvc_32 jvc_43 xiaomi_tv mi_tv
reproductor streaming: fire_tv tv_stick apple_tv
proyector: powerlite epson_s41 benq_ms benq_mw viewsonic_pa gadnic_proyector wanbo magcubic
monitor: aoc_24 aoc_27 24g2 27g2 samsung_odyssey odyssey_g3 odyssey_g5 lg_24 lg_22 lg_27 lg_29 ultrawide viewsonic_va
monitor: viewsonic_vx dell_p22
monitor: dell_se benq_gw benq_zowie samsung_lf24 samsung_f24 philips_221 philips_241 msi_optix gigabyte_g24 flatron
impresora: hp_deskjet officejet ink_tank hp_415 hp_2375 epson_l3110 epson_l3150 epson_l3250
impresora: epson_l4260 epson_xp
impresora: xp_2101 epson_stylus brother_dcp brother_hl brother_mfc canon_pixma canon_g2110 g3110 pantum samsung_xpress m2020 canon_mg
impresora 3d: ender_3 ender_5 creality bambu_lab anycubic hellbot prusa
escaner: canoscan scanjet
router wifi: archer_c6 archer_c20 archer_ax nexxt mikrotik ubiquiti unifi asus_rt huawei_ax3 d_link tenda
mouse: logitech_m170 logitech_m185 logitech_m280 logitech_m90 logitech_g203 logitech_g305 logitech_g502 logitech_g mx_anywhere
mouse: redragon_cobra redragon_griffin viper_mini basilisk genius_nx genius_dx glorious_model m711 m607 trackball
teclado: logitech_k120 logitech_k380 logitech_k270 kumara redragon_lakshmi redragon_fizz keychron huntsman
teclado: apple_magic_keyboard
webcam: logitech_c920 logitech_c270 c920 c270 c922 brio_500
auriculares: redmi_airdots airdots jbl_tune jbl_wave jbl_live jbl_quantum sony_wh sony_wf
auriculares: wh_1000xm3
auriculares: wh_1000xm5 wf_1000xm4 wh_ch520 cloud_ii redragon_zeus zeus_x logitech_g435 g733 ath_m40x ath_m30x hd_280
auriculares: sennheiser_hd
auriculares: beats_solo beats_studio studio_buds bose_qc quietcomfort skullcandy marshall_major jbl_endurance razer_kraken kraken
auriculares: edifier_w xiaomi_buds
auriculares: haylou_gt philips_tat samsung_akg motorola_buds
parlante bluetooth: jbl_xtreme jbl_clip jbl_pulse boombox partybox sony_srs srs_xb marshall_emberton emberton
parlante bluetooth: marshall_acton
parlante bluetooth: ultimate_ears wonderboom anker_soundcore bose_soundlink soundlink lg_xboom xboom noblex_mnt stromberg aiwa_awpoh
parlante bluetooth: harman_kardon
parlante inteligente: echo_dot echo_show alexa google_nest nest_mini google_home homepod
barra de sonido: jbl_bar samsung_hw lg_sn soundbar_lg bose_solo
equipo de musica minicomponente: aiwa_nsx sony_genezi genezi sony_hcd technics_sa kenwood_ka pioneer_rx lg_cm aiwa_cx
microfono: blue_snowball snowball fifine hyperx_quadcast quadcast solocast shure_sm58 shure sm7b rode_nt
microfono: rode_videomic maono
microfono: at2020 behringer_c1 samson_c01 boya_by takstar novik_fnk
placa de sonido interfaz de audio: scarlett focusrite_scarlett umc22 presonus_audiobox m_audio_fast komplete_audio
reloj inteligente smartwatch: garmin_forerunner forerunner garmin_fenix fenix_6 garmin_venu garmin_instinct amazfit amazfit_bip
reloj inteligente smartwatch: amazfit_gts amazfit_gtr
reloj inteligente smartwatch: apple_watch watch_se galaxy_watch watch_4 watch_fit huawei_watch mi_band smart_band haylou_ls redmi_watch
reloj inteligente smartwatch: fitbit polar_m430
reloj inteligente smartwatch: mi_watch watch_lite imilab colmi samsung_gear gear_s3 huawei_band
camara de fotos reflex: canon_t3i canon_t5i canon_t6 canon_t7 rebel_t canon_80d canon_6d nikon_d3100 nikon_d3200 nikon_d3300
camara de fotos reflex: nikon_d3400
camara de fotos reflex: nikon_d5300 nikon_d7000 sony_a6000 sony_alpha a6400 canon_m50 fujifilm_x finepix cybershot
camara de fotos reflex: canon_ae1
camara de fotos reflex: zenit pentax olympus_om minolta_x practika yashica sony_dsc canon_sx
camara instantanea: instax_mini
camara deportiva: hero_8 hero_9 hero_11 osmo_action insta360 hero_7
camara de seguridad: ezviz hikvision dahua tapo_c200 tapo_c310 tapo_c320 xiaomi_mi_360 imou reolink camara_v380 v380
drone: dji_mavic dji_phantom dji_air dji_fpv tello dji_spark
lente de camara: canon_ef ef_50 nikkor sigma_18 tamron_70 yongnuo_50
pendrive: datatraveler sandisk_cruzer kingston_dt
disco ssd solido: kingston_a400 a400 wd_green crucial_bx500 bx500 mx500 samsung_evo 860_evo 870_evo 970_evo kingston_nv2 nv2 adata_su650
disco ssd solido: su650
disco rigido: seagate_barracuda wd_blue wd_purple toshiba_canvio canvio wd_passport seagate_expansion
memoria ram: hyperx_fury fury_beast corsair_vengeance vengeance crucial_ddr4 kingston_ddr4
placa de video: rtx_2070 rtx_3080 rtx_4070 gtx_750 gtx_1070 gtx_1080
placa de video: rx_550 rx_560 rx_5500 rx_6700 gt_730 gt_1030 geforce radeon
procesador: ryzen_9 core_i9 i5_10400 i3_10100 i5_12400 fx_6300
placa madre: a320m b450m b550m h410m h510m h610m gigabyte_b450 asus_prime
fuente de pc: evga_500 corsair_vs corsair_cv sentey_fuente
estabilizador ups: atomlux lyonn trv_neo polaris_1000
calculadora: casio_fx fx_82 fx_95 fx_991 hp_12c hp_50g
lector de libros electronicos ebook: kindle kobo paperwhite
tableta grafica: wacom_intuos intuos deco_01
videojuego: fifa_22 fifa_23 fifa_21 fc_24 fc_25 gta_v gta_5 god_of_war last_of_us call_of_duty mario_kart spiderman_ps4 pes_2018 red_dead
videojuego: uncharted
`

/** All of them. */
export const linesByShelf = [machines, screens, linesOutside].join('\n')
