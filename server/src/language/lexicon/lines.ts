import { fold } from '@feria/contract/fold'
import { authors, codes, essayists } from './codes.ts'
import { linesByShelf } from './lines-by-shelf.ts'

// Lines and makers whose name alone tells the thing in Argentina, and what a text says of one kind of thing only. One kind per line: its
// words before the colon; `_` joins the words of a name. Makers of many kinds («Philips») are left out.
const lines = `
lavarropas automatico: drean_next drean_excellent drean_gold drean_blue drean_concept drean_family drean_unicommand l18010 gafa_digital
lavarropas: drean aurora_lavarropas
secarropas centrifugador: secarropas_kohinoor kohinoor_c kohinoor_k hit_columbia codini_centrifugo
heladera: patrick_hpk hpk gafa_hgf hgf briket neba frare columbia_heladera whirlpool_wrm wrm whirlpool_wre wre drean_hdr hdr
heladera: tophouse_heladera bambi lacar
freezer: fh_inelro inelro gafa_eternity
cocina a gas: escorial florencia morelli domec usman
calefactor a gas: calorama emege eskabe coppens impopar
estufa a leña: bosca tromen nuke ñuke amesti
termotanque: rheem señorial saiar ecotermo sherman
aire acondicionado split: surrey fedders electra_trend hisense_split bgh_silent bgh_silent_air carrier_split
cafetera de capsulas: dolce_gusto nespresso_inissia nespresso_citiz essenza_mini vertuo nescafe_dolce
cafetera italiana: volturno bialetti
batidora de mano mixer: minipimer
robot de cocina: thermomix
aspiradora robot: roomba
aspiradora: atma_aspiradora yelmo_aspiradora dyson_v8 dyson_v10 dyson_v11 lustraspiradora
hidrolavadora: karcher_k2 karcher_k3 karcher_k4
maquina de coser: godeco singer janome necchi
termo: stanley_classic lumilagro termolar
mate: mate_stanley imperial_mate
olla cacerola: essen marmicoc hudson_olla
sarten olla: essen_sarten
colchon: piero_sonno cannon_exclusive simmons suavestar gani deseo_colchon la_cardeuse
recipiente tupper: tupperware
pileta de lona: pelopincho
pileta estructural: bestway_steel intex_ultra
afeitadora recortadora de barba maquina: oneblade one_blade
planchita de pelo: babyliss_planchita gama_elegance gama_italy steampod
secador de pelo: airwrap_secador gama_eolic supersonic
perfume: good_girl sauvage lattafa asad khamrah armaf club_de_nuit one_million invictus acqua_di_gio la_vie_est_belle light_blue_dolce
perfume: bleu_de_chanel 212_vip 212_men scandal_gaultier le_male eros_versace boss_bottled ck_one libre_ysl black_opium idole_lancome
perfume: miss_dior paco_rabanne polo_blue kevin_black
perfume arabe: lattafa asad khamrah yara_lattafa armaf club_de_nuit afnan rasasi maison_alhambra al_haramain
perfume de mujer: good_girl la_vie_est_belle black_opium miss_dior idole_lancome yara_lattafa chance_chanel
perfume de hombre: sauvage invictus one_million acqua_di_gio bleu_de_chanel le_male eros_versace boss_bottled kevin_black asad
crema: cerave eucerin cetaphil hinds goicoechea nivea
muñeca: barbie monster_high bratz nenuco rapunzel_muñeca lol_surprise american_girl
muñeco bebote: bebote yoly_bell
muñeco figura de accion: funko max_steel power_ranger
bloques para armar: lego rasti mega_bloks playmobil_bloques duplo blocky mis_ladrillos
autito: hot_wheels matchbox majorette
pista de autos: scalextric
juego de mesa: monopoly catan jenga estanciero carcassonne dixit teg_risk burako rummikub pictionary
instrumento guitarra criolla: fonseca gracia_guitarra antigua_casa_nuñez la_alpujarra romantica_guitarra
guitarra electrica: stratocaster telecaster les_paul squier_bullet ibanez_grg epiphone_sg epiphone_les
bajo electrico: jazz_bass precision_bass ibanez_gsr
teclado musical: psr yamaha_psr casio_ctk ct_s ctk casiotone
piano digital: cdp yamaha_p45 p_45 clavinova privia
bateria musical: tama_imperialstar pearl_export
amplificador: marshall_mg fender_frontman
anteojos de sol: ray_ban rayban wayfarer aviator rusty_anteojos vulk infinit oakley_holbrook
zapatillas: air_max air_force jordan_1 asics_gel gel_contend gel_nimbus adidas_superstar stan_smith chuck_taylor all_star converse
zapatillas: vans_old_skool old_skool puma_suede new_balance_574 olympikus topper gel_kayano ultraboost duramo runfalcon revolution_6
zapatillas: pegasus court_vision jaguar_zapatillas
botines: predator mercurial tiempo_legend copa_mundial puma_future
ojotas: havaianas
zuecos: crocs
jean: levis_501 wrangler_montana lee_rider levi_501
pantalon de trabajo cargo: grafa_70 ombu
valija: samsonite_valija carry_on
mochila: jansport
reloj: casio_f91 g_shock casio_vintage rolex seiko citizen_eco swatch casio_edifice
reloj inteligente: galaxy_watch apple_watch mi_band smart_band amazfit_bip haylou forerunner fitbit
consola de juegos: play_1 play_2 play_3 play_4 play_5 play4 play5 play3 ps1 ps2 ps3 ps4 ps5 xbox_one xbox_360 xbox_series
consola de juegos: nintendo_switch switch_oled nintendo_wii sega_genesis family_game psp steam_deck playstation
joystick control: dualsense dualshock dual_shock joy_con joycon
celular: moto_e13 moto_e22 moto_e moto_g moto_g54 moto_edge motorola_edge motorola_g galaxy_a galaxy_s redmi_note redmi_note_13 poco_x3
celular: poco_x5 poco_m xperia iphone zte_blade tcl_30 nokia_1100 samsung_a54 samsung_a14 samsung_j7 samsung_s20 samsung_s21 samsung_s22
celular: samsung_s23
tablet: galaxy_tab ipad tab_a9 lenovo_tab mediapad
notebook: macbook thinkpad ideapad vivobook zenbook chromebook inspiron latitude exo_smart exo_cloudbook bangho_max aspire_3 aspire_5
notebook: pavilion_15 elitebook probook galaxy_book
lector de libros electronicos: kindle kobo paperwhite
auriculares: airpods galaxy_buds earpods ath_m50x ath_m20x redmi_buds freebuds cloud_stinger wh_1000xm4 wh_ch510 hyperx_cloud
parlante bluetooth: jbl_go jbl_flip jbl_charge jbl_boombox flip_5 flip_6 charge_5 soundcore echo_dot alexa google_home
televisor smart tv: bravia noblex_43 noblex_50 qled oled_55
reproductor streaming chromecast: chromecast roku fire_stick mi_tv_stick
camara de fotos reflex: canon_eos eos_t7 eos_rebel nikon_d3500 nikon_d5600 alpha_6000 lumix pentax_k1000 zenit_e coolpix powershot
camara de fotos reflex: cyber_shot
camara instantanea: instax polaroid
camara deportiva: gopro
drone: mavic dji_mini phantom_4
impresora: ecotank smart_tank deskjet laserjet l3250 l3210 pixma multifuncion_hp
placa de video: rtx_2060 rtx_3050 rtx_3060 rtx_3070 rtx_4060 gtx_1050 gtx_1060 gtx_1650 gtx_1660 rx_570 rx_580 rx_6600
procesador: ryzen_3 ryzen_5 ryzen_7 core_i3 core_i5 core_i7
auto: suran gol_trend gol_power corsa onix cronos palio uno_fire fiat_uno siena fiesta_kinetic ford_ka ford_fiesta focus ecosport clio
auto: kwid sandero logan megane kangoo duster peugeot_206 peugeot_207 peugeot_208 peugeot_307 peugeot_308 206 207 208 c3 c4_lounge etios
auto: corolla yaris up_vw polo_trend voyage vento bora_tdi fox_trend argo mobi cruze agile spark celta astra vectra meriva fit_honda
auto: civic city_honda tida march_nissan renault_12 falcon renault_9 fitito fiat_600 fiat_147 renault_4 citroen_3cv
auto familiar: suran kangoo berlingo partner_patagonica spin meriva
camioneta: hilux amarok ranger s10 frontier_nissan toro_fiat saveiro strada f100 f_100 l200 alaskan oroch montana_chevrolet
utilitario furgon: kangoo berlingo partner fiorino master sprinter trafic transit boxer ducato
moto: honda_wave wave_110 honda_titan titan_150 cg_150 xr_150 tornado_250 xr_250 biz ybr fz_16 fz_fi yamaha_crypton crypton zanella
moto: zb_110 zb_zanella motomel b110 blitz_110 motomel_blitz corven_energy energy_110 corven gilera_smash smash_110 guerrero_trip bajaj
moto: rouser rouser_ns dominar_400 pulsar_ns xtz_125 beta_zontes keller_110 mondial_110 skua_150 kawasaki_ninja ninja_300 royal_enfield
moto: vespa_150 siambretta benelli_tnt ktm_duke duke_200 suzuki_gn gixxer ax_100
cuatriciclo: can_am outlander_650 trx_250 trx_300 raptor_700 banshee grizzly_350 foreman
monopatin electrico: mi_scooter xiaomi_scooter scooter_essential ninebot
bicicleta mountain bike: topmega venzo_bicicleta vairo_xr trinx marlin_5 specialized_rockhopper scott_aspect
bicicleta plegable: dahon brompton
bicicleta fija: arg_148 randers_fija arg_130
rollers patines: oxelo rollerblade
taladro: gsb_13 gsr_12 gsr_180
motosierra: stihl_ms ms_170 husqvarna_136 ms_180
desmalezadora bordeadora: stihl_fs fs_55 fs_38
novela libro: rayuela martin_fierro cien_años_de_soledad sobre_heroes_y_tumbas operacion_masacre el_principito el_aleph ficciones
novela libro: don_quijote bestiario el_tunel
novela escritores argentinos: rayuela sobre_heroes_y_tumbas el_tunel bestiario ficciones el_aleph cortazar borges sabato bioy_casares
novela escritores argentinos: pizarnik saer piglia
libro manual escolar: kapelusz santillana estrada manual_estrada puerto_de_palos
historieta comic: mafalda nippur inodoro_pereyra eternauta patoruzu condorito gaturro asterix
pañales: pampers huggies babysec pañalin
silla de auto huevito: chicco_keyfit maxi_cosi
cochecito de bebe carrito: coche_cuna coche_doble coche_paraguas coche_bebe bebesit infanti_cochecito chicco_cochecito maclaren_quest
andador: caminador
anteojos lentes de natacion: antiparras
uniforme de trabajo: ambo_de ambo_enfermeria
zapatillas: zapas
joystick: control_xbox control_ps4 control_ps5 control_play
carpa: doite_himalaya waterdog_dome spinit_carpa
kayak: atlantikayak rocker_kayak samoa_kayak
licuadora: nutribullet magic_bullet oster_clasica
freidora de aire: airfryer air_fryer
batidora planetaria: kitchenaid
parrilla: weber_kettle chulengo
soda maquina de soda: sodastream drago_soda
ventilador: turbo_liliana liliana_vvtf
termotanque calefon: longvie_ta calefon_orbis
router wifi: tp_link archer deco_m4 mercusys
disco rigido: seagate western_digital wd_elements barracuda
tableta grafica: wacom huion xp_pen
microfono: sm58 sm_58 blue_yeti razer_seiren hyperx_solocast
placa de sonido interfaz de audio: focusrite scarlett_solo scarlett_2i2 behringer_umc
consola de sonido mezcladora: behringer_xenyx behringer_x1204
pedal de guitarra: boss_ds boss_ds_1 zoom_g1 tube_screamer
armonica: hohner
saxo: yamaha_yas jupiter_saxo
violin: stradella_violin cervini
ukelele: kala mahalo
tocadiscos bandeja: technics_1200 winco_ranser
mouse: g203 g502 deathadder mx_master
teclado: redragon_kumara k552 mx_keys
monitor: ultragear 24mk430 22mk400
smart tv televisor: tcl_32 philco_32 hitachi_50 samsung_un un32 un40 un43 un50 un55
lanzador juguete: nerf
cubo: rubik
juego de cartas: pokemon_cartas uno_cartas
borcegos: dr_martens doctor_martens caterpillar timberland
sandalias: birkenstock
pulsera: pandora
cartera: louis_vuitton michael_kors kipling
cuaderno: moleskine
lapicera: parker_jotter montblanc
lapices: faber_castell staedtler
minitorno: dremel
monopatin patineta skate: element_skate
kayak: rotomod
tabla de surf: catch_surf
bicicleta: playera_aurorita mtb raleigh_mojave fire_bird firebird
auto: gol_g5 gol_g6 golf passat bora tiguan taos nivus t_cross captur stepway fluence symbol c4 c5 ds3 punto linea_essence
auto: idea_adventure doblo fiat_500 renegade compass sentra versa kicks hrv hr_v crv cr_v rav4 sw4 mondeo escort sierra_ghia taunus
auto: torino renault_19 renault_21 r12 r19 peugeot_504 peugeot_505 504 505 senda gacel aveo prisma tracker captiva fiat_duna duna spazio
auto: regatta uno_way virtus chery_tiggo tiggo arrizo i10 picanto suzuki_swift swift
moto: twister cb_250 cb_190 falcon_400 nx_400 xre elite_125 pcx mt_03 mt03 yamaha_r3 bws styler ciao zanella_rx rx_150 due_classic
moto: sapucai triax mirage_150 hunter_150 v_strom gsx guerrero_g gilera_vc vc_150 mondial_rd motomel_s2 s2_150 motomel_skua pop_100
moto: nx_125 ns_200 dominar africa_twin himalayan
celular: edge_30 edge_40 razr p30_lite oneplus galaxy_j galaxy_core galaxy_note moto_one moto_z xiaomi_note mi_9 mi_11 realme_c redmi_9
celular: redmi_10 redmi_a1 lg_k
caminadora cinta de correr: randers_arg_450
`

/** What only one kind of thing has, said in its name or at the start of its details. */
const features: [pattern: RegExp, kind: string][] = [
  [/\bfrigorias\b/, 'aire acondicionado split'],
  [/\b(?:no frost|freezer (?:arriba|abajo)|burletes? (?:nuev|san))/, 'heladera'],
  [/\bcarga (?:frontal|superior)\b/, 'lavarropas automatico'],
  [/\b\d+ cubiertos\b/, 'lavavajillas'],
  [/\b(?:tiro balanceado|sin salida|multigas) .{0,20}\b(?:kcal|calorias)|\bkcal\b/, 'calefactor'],
  [/\b(?:vaporizador de leche|\d+ bares)\b/, 'cafetera'],
  [/\b(?:deposito sin bolsa|con bolsa|ciclonica)\b.{0,40}|\bcon todos los cepillos\b/, 'aspiradora'],
  [/\b(?:eau de (?:parfum|toilette)|edp|edt)\b/, 'perfume'],
  [/\b(?:bateria (?:al )?\d\d ?%?|liberado|doble chip|dual sim|para cualquier chip)(?![a-z])/, 'celular'],
  [/\b(?:ssd|pantalla (?:de )?1[3-7][.,]?\d?)\b.{0,60}\bram\b|\bram\b.{0,60}\bssd\b/, 'notebook computadora pc'],
  [/\bcuerdas de nylon\b/, 'guitarra criolla'],
  [/\bteclas (?:sensitivas|pesadas)\b|\b61 teclas\b/, 'teclado musical'],
  [/\b(?:segundo|primer|unico) dueño\b.{0,60}\b(?:km|vtv|nafta|gnc)\b|\b(?:levantavidrios|vtv|[35] puertas|gnc)\b/, 'auto'],
  [/\b88 teclas\b/, 'piano digital'],
  [/\b(?:tapa (?:blanda|dura)|hojas amarillas|paginas|ejemplar)\b/, 'libro'],
  [/\b(?:rodado \d\d)\b.{0,80}\b(?:cambios|frenos?|cuadro|canasto)\b/, 'bicicleta'],
  [/\b(?:tambor|centrifuga) .{0,40}\b(?:lava|carga)|\blava y (?:seca|centrifuga)\b/, 'lavarropas'],
]

const MAX_WORDS = 3
/** How much of a text is looked through for what only one kind of thing has. */
const MAX_TEXT = 400
const kindsByLine = new Map<string, string>()
for (const line of `${lines}${linesByShelf}\nnovela libro: ${authors}\nlibro: ${essayists}`.split('\n').filter(Boolean)) {
  const [kind = '', names = ''] = line.split(':')
  for (const name of names.trim().split(/\s+/).filter(Boolean)) {
    // «Hotwheels», «rayban»: two words are written as one as well.
    for (const spelling of new Set([name, /^[a-zñ]{3,}_[a-zñ]{3,}$/.test(name) ? name.replace('_', '') : name])) {
      const known = kindsByLine.get(spelling)
      kindsByLine.set(spelling, known ? `${known} ${kind}` : kind)
    }
  }
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9ñ]+/)
    .filter(Boolean)
    .slice(0, 40)

/**
 * The kinds that the lines and makers in a name are of, as words («Suran 1.6»: auto), with a word only of those that it is a part of; empty
 * if none is known.
 */
export const kindsOfLines = (name: string, within?: string): string => {
  const words = wordsOf(name)
  const found = new Set<string>()
  for (const at of words.keys())
    for (let many = Math.min(MAX_WORDS, words.length - at); many > 0; many--) {
      const line = words.slice(at, at + many)
      const kind = kindsByLine.get(line.join('_'))
      if (kind && (within === undefined || line.includes(within))) found.add(kind)
    }
  if (within === undefined && found.size === 0)
    for (const [pattern, kind] of codes) if (pattern.test(fold(name.slice(0, MAX_TEXT)))) found.add(kind)
  return [...found].join(' ')
}

/** The kinds that a product's texts tell by what only such a thing has («3000 frigorías»), as words; empty if they tell none. */
export const kindsOfFeatures = (text: string): string => {
  const folded = fold(text.slice(0, MAX_TEXT))
  return features
    .filter(([pattern]) => pattern.test(folded))
    .map(([, kind]) => kind)
    .join(' ')
}
