import { phraseTerm } from './synonyms.ts'

/**
 * Things that are not one another and that serve whoever does not find the first: each line a set of them, `_` joins the words of one. Set
 * by hand by what shops lay beside each other.
 */
const sets = `
cuna practicuna cuna_colecho moises cuna_funcional
maceta maceton macetero_grande
guitarra_criolla guitarra_electroacustica guitarra_acustica
vestido_de_fiesta vestido_largo
transportadora jaula_para_gato canil bolso_transportador
moneda billetes_antiguos
mochila bolso
cartera bandolera
campera tapado parka
buzo pulover cardigan
remera musculosa chomba
ojota sandalia
gorra gorro sombrero
bufanda pañuelo cuello_polar
reposera silla_de_camping
taladro rotomartillo atornillador
desmalezadora cortadora_de_cesped
patineta longboard
muñeca bebote
cd_de_musica vinilo
lavarropas lavasecarropas
impresora_laser impresora_de_tinta
rompecabezas juego_de_encastre
collar cadenita
calza jogging
pollera short
banqueta silla_de_comedor
caloventor estufa_halogena estufa_a_cuarzo
teclado_musical piano_electrico
kayak bote_inflable
carpa carpa_iglu
sillon_2_cuerpos sillon_3_cuerpos sillon_esquinero sillon_individual
sierra_circular sierra_caladora sierra_ingletadora
bicicleta_playera bicicleta_de_montaña bicicleta_de_ruta
botas_largas borcego
tender tendedero
cortadora_de_cesped cortadora_de_pasto bordeadora
butaca_de_auto huevito_de_auto
bici_sin_pedales bicicleta_infantil
`

const near = new Map<string, Set<string>>()
for (const line of sets.trim().split('\n')) {
  const terms = line.split(' ').map((thing) => phraseTerm(thing.split('_')))
  for (const term of terms) near.set(term, new Set([...(near.get(term) ?? []), ...terms.filter((other) => other !== term)]))
}

/** The terms of the things that may stand in for a thing, itself not among them. */
export const substitutesOf = (term: string): ReadonlySet<string> => near.get(term) ?? new Set()
