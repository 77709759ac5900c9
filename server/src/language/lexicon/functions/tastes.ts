/** How somebody's liking is told. */
const LIKES = 'gust/encant/fascin/fana/fanatic/hincha/amant/apasion/copa/colecc/practic/ama'
/** How a gift is called: told with a liking, who likes it counts for less than what. */
const GIFT = 'regal/detall/sorpres/presente/obsequi'
/** What may be given to whom likes what, before `=`; after it how the liking is called. */
const gifts = `
pelota_de_futbol camiseta botines = futbol/pelota/futbolera/futbolero
raqueta pelotas_de_tenis = tenis
paleta_de_padel = padel
pelota_de_basquet aro_de_basquet = basquet/basket
caña_de_pescar señuelos reel = pesc
carpa mochila bolsa_de_dormir linterna = camping/acamp/montaña/trekk/naturaleza/aire_libre
sarten cuchillo delantal_de_cocina libro_de_cocina = cocin/gastronom
parrilla cuchillo tabla_asado = asad/parrill
libro novela = leer/lectura/libro/novela/literatur
vinilo auriculares parlante = musica/rock/cumbia/tango/jazz
guitarra ukelele afinador = guitarr
maceta planta tijera_de_podar = planta/jardin/suculenta/flor/huerta
mate termo bombilla = mate/mates/matear
copas sacacorchos = vino/vinos
cafetera molinillo = cafe
cubreasiento cera_para_auto auto_a_escala = auto/autos/fierro/tuerca
casco guantes_de_moto campera_de_moto = moto/motos
casco luz_de_bicicleta inflador = bici/ciclis/bicicleta
zapatillas reloj_deportivo = correr/running/corre/maraton
mancuernas colchoneta bandas_elasticas = gimnasio/gym/entren/pesas/crossfit
mat_de_yoga colchoneta = yoga/pilates/medit
acuarelas lapices atril = dibuj/pint/arte
lana agujas_de_tejer = tej/crochet
maquina_de_coser costurero = cos/costura/coser
juego_de_mesa naipes = juego_de_mesa/carta/cartas/truco/mesa
consola joystick silla_gamer = play/videojuego/jueguit/gamer/gaming/fortnite
auriculares smartwatch parlante = tecnolog/electronic/gadget
camara_de_fotos tripode = foto/fotografia
valija mochila almohada_de_viaje = viaj
maquillaje labial perfume = maquill
bijouterie collar aros = bijou/collar/aros/aritos
correa_de_perro cucha = perro/perros
rascador = gato/gatos
ajedrez = ajedrez
lego bloques = lego/legos/armar/bloque
dinosaurio = dinosaurio
peluche = peluche
remera disco = kpop/anime/manga/comic
pelota_de_rugby = rugby
palo_de_hockey = hockey
malla antiparras = nad/natacion/pileta
tabla_de_surf = surf
skate = skate
herramientas taladro = herramienta/carpinter/bricolaje/madera
telescopio = astronom/estrella/espacio/planeta
microscopio = ciencia/experiment
perfume = perfume
`
/** What is searched for somebody by their liking, in the form of `functionLines`. */
export const tastes = gifts
  .trim()
  .split('\n')
  .map((line) => `${line} ${LIKES} | ${line.split(' = ')[1]} ${LIKES} ${GIFT}`)
  .join('\n')
