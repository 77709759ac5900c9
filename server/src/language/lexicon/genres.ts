import { fold } from '@feria/contract/fold'

// What is played or told, by who plays or writes it, where a title says it by the name alone; `_` joins the words of one.
const genres = `
rock nacional argentino: spinetta charly_garcia sui_generis soda_stereo cerati redonditos_de_ricota patricio_rey los_redondos fito_paez
rock nacional argentino: andres_calamaro los_piojos la_renga divididos sumo virus seru_giran pescado_rabioso manal
rock nacional argentino: babasonicos bersuit_vergarabat ataque_77 attaque_77 los_fabulosos_cadillacs leon_gieco callejeros
rock: beatles rolling_stones led_zeppelin pink_floyd deep_purple queen_opera nirvana_nevermind metallica ac_dc iron_maiden black_sabbath
rock: the_doors guns_n_roses ramones the_cure depeche_mode u2_joshua david_bowie abbey_road
folklore: mercedes_sosa atahualpa_yupanqui los_chalchaleros horacio_guarany soledad_pastorutti los_nocheros jorge_cafrune
tango: carlos_gardel gardel astor_piazzolla piazzolla anibal_troilo osvaldo_pugliese roberto_goyeneche
jazz: miles_davis john_coltrane louis_armstrong bill_evans chet_baker
cumbia: gilda_cumbia damas_gratis los_palmeras rafaga_cumbia
terror: stephen_king lovecraft allan_poe mariana_enriquez
policial misterio: agatha_christie conan_doyle sherlock_holmes john_grisham georges_simenon
fantasia: tolkien brandon_sanderson patrick_rothfuss george_martin harry_potter
ciencia ficcion: isaac_asimov ray_bradbury philip_dick julio_verne
romance romantica: nicholas_sparks jojo_moyes danielle_steel florencia_bonelli corin_tellado
autoayuda: louise_hay robin_sharma bernardo_stamateas jorge_bucay deepak_chopra dale_carnegie gabriel_rolon
superheroes comic historieta: batman_año_uno watchmen spiderman_comic x_men_comic editorial_ecc
`

const byName = genres
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [genre = '', names = ''] = line.split(':')
    return names
      .trim()
      .split(' ')
      .map((name) => ({ genre, name: ` ${name.replaceAll('_', ' ')} ` }))
  })

/** The genres of the musicians and writers that a name says, as words: «LP Spinetta Artaud» is «rock nacional argentino». */
export const genresOf = (name: string): string => {
  const folded = ` ${fold(name.slice(0, 300))
    .replace(/[^a-z0-9ñ]+/g, ' ')
    .trim()} `
  return [...new Set(byName.filter((one) => folded.includes(one.name)).map(({ genre }) => genre))].join(' ')
}
