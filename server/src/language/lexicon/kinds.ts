import { fold } from '@feria/contract/fold'
import { stem } from '../text/stem.ts'
import { kindsOfLines } from './lines.ts'
import { isPartWord } from './parts.ts'
import { mayBePart } from './standing-words.ts'
import { synonymsOf } from './synonyms.ts'

/** The kind that a name implies where sellers leave the word out: an «iPhone 13» is a phone. */
const kinds: [name: RegExp, kind: string][] = [
  [/\b(iphone|redmi(?! (buds|watch|band|pad))|galaxy (s|a|m|z|note) ?\d*|moto (g|e) ?\d*|pixel \d|nokia \d{3,4})\b/, 'celular'],
  [/\bsamsung (galaxy )?[asmz] ?\d\d\b/, 'celular'],
  [/\b(macbook|thinkpad|ideapad|vivobook|zenbook|chromebook|inspiron|latitude)\b/, 'notebook'],
  [/\b(ipad|galaxy tab|tab [as]\d)\b/, 'tablet'],
  [/^play [1-5]\b|\b(playstation|play station|ps[1-5]|xbox|nintendo switch|wii|gameboy|game boy)\b/, 'consola de juegos'],
  [/\b(airpods|galaxy buds|earpods)\b/, 'auriculares'],
  [/\b(apple watch|galaxy watch|mi band|amazfit)\b/, 'reloj inteligente'],
  [/\b(kindle|kobo)\b/, 'lector de libros electrónicos'],
  [/\b(playstation|ps[1-5]|play [1-5])\b/, 'playstation'],
  [/\bgopro\b/, 'cámara'],
  [/\b(fiat|renault|peugeot|citroen|chevrolet|volkswagen|toyota|ford|nissan|jeep) .*\b(19|20)\d\d\b/, 'auto'],
  [/\bhonda (civic|fit|city|hr v|crv).*\b(19|20)\d\d\b/, 'auto'],
  [/^(vw |chevrolet |fiat |renault |ford )?(gol|corsa|clio|palio|uno|siena|cronos|fiesta|focus|ka) (power|trend|classic|drive|\d)/, 'auto'],
  [/^(toyota |peugeot |vw )?(onix|20[678]|sandero|logan|etios|yaris|corolla|polo|suran|fox|kangoo|duna) (\d\.\d|\d{4}|mod|\d\d\b)/, 'auto'],
  [/^(renault \d\d?|fiat \d{3}) mod/, 'auto'],
  [/^(toyota |ford |vw |volkswagen )?(hilux|ranger|amarok|s10|frontier|saveiro|strada|toro|f ?100)\b/, 'camioneta'],
  [/^(honda (wave|titan|cg|tornado|xr|biz|cb)|yamaha (ybr|fz|crypton))\b/, 'moto'],
  [/^(motomel|zanella|gilera|corven|mondial|keller|bajaj|rouser|guerrero)\b/, 'moto'],
  [/^(philco|tcl|noblex|bgh|lg|hisense|rca) \d\d (smart|oled|led|android|4k|qled|pulg|panel)/, 'televisor'],
  [/^(sony|samsung|telefunken|hitachi|ken brown|sanyo) \d\d (smart|oled|led|android|4k|qled|pulg|panel)/, 'televisor'],
  [/^jbl (flip|charge|go|boombox|xtreme|clip|partybox)\b/, 'parlante'],
  [/^(sony wh|sony wf|redmi buds|xiaomi redmi buds|jbl tune|hyperx cloud)\b/, 'auriculares'],
  [/^levi s \d{3}\b/, 'jean'],
  [/^(rheem|senorial|ecotermo|saiar|escorial) .*\d\d ?l/, 'termotanque'],
  [/^(epson l\d|hp \d{4}|brother (hl|dcp))/, 'impresora'],
  [/^(duracell|energizer|cr20\d\d)\b/, 'pilas'],
  [/^(potus|lavanda|ficus|suculentas?|limonero|monstera|jazmin|cactus|helecho|sansevieria|rosal|naranjo|malvon)\b/, 'planta'],
  [/^(whirlpool wr|patrick|columbia|gafa|siam|briket|peabody ve) ?.*(no frost|ptas|puertas)/, 'heladera'],
  [/^bgh quick chef/, 'microondas'],
  [/^(bgh|surrey|carrier|philco) \d{4} ?(fc|f c|frig)/, 'aire acondicionado'],
  [/^philips oneblade/, 'afeitadora'],
  [/\b(mountain bike|bmx)\b|^(venzo|vairo|raleigh|slp|zenith|olmo|aurora|top mega|firebird|fire bird)\b/, 'bicicleta'],
  [
    /\b(superstar|old skool|chuck taylor|all star|air force|air max|stan smith|revolution \d|runfalcon|gazelle|jordan \d)\b|^topper\b/,
    'zapatillas',
  ],
  [/\b(stanley|lumilagro) (clasico|classic|adventure|quencher|aladdin|\d)/, 'termo'],
  [/\bpelopincho\b/, 'pileta de lona'],
  [/^drean (next|concept|blue|family|excellent|unicommand)\b/, 'lavarropas'],
  [/^(lg|samsung|whirlpool) w[dfw] ?\d/, 'lavarropas'],
  [/^(gafa|patrick|columbia|briket|siam|kohinoor) h[a-z]{1,3} ?\d/, 'heladera'],
  [/^(eskabe|ctz|coppens|emege)\b/, 'calefactor'],
  [/^(rtx|gtx|radeon rx|geforce) ?\d|^rx ?\d{3,4}\b/, 'placa de video'],
  [/^(gracia|fonseca|alfonsina|romantica|la alpujarra)\b|^yamaha c ?\d\d/, 'guitarra criolla'],
  [/\b(stratocaster|telecaster|les paul|strato)\b/, 'guitarra electrica'],
  [/^(wilson (blade|pro staff|clash|burn)|head (radical|speed|prestige)|babolat)\b/, 'raqueta de tenis'],
  [/^omron hem\b/, 'tensiometro'],
  [/^singer\b/, 'maquina de coser'],
  [/^wahl\b/, 'cortapelo'],
  [/\b(nespresso|dolce gusto)\b/, 'cafetera'],
  [/^(fate|pirelli|bridgestone|michelin|firestone|goodyear|hankook) .*\d{3}\b/, 'neumatico'],
  [/^(pampers|huggies|babysec)\b/, 'pañales'],
  [/^(royal canin|pro plan|dog chow|eukanuba|pedigree|old prince|sieger|vitalcan)\b/, 'alimento para perros'],
  [/\b(dualshock|dualsense)\b/, 'joystick'],
  [/^(ea )?(fc 2\d|fifa \d|gta|call of duty|god of war|gran turismo)\b/, 'videojuego'],
  [/^juegos? (?:(?:fisico|original)s? )?(?:de |para |p )?(?:la )?(?:ps[1-5p]|play|xbox|wii|switch|nintendo)\b/, 'videojuego'],
  [/^(estanciero|t e g|teg|monopoly|jenga|carrera de mente|catan|scrabble)\b/, 'juego de mesa'],
  [/\b(lego|rasti|playmobil)\b/, 'juguete'],
  [/\b(invictus|one million|good girl|kaiak|la vie est belle|sauvage|212 vip|ck one)\b/, 'perfume'],
  [/^(cannon|suavestar|piero|simmons|la cardeuse)\b/, 'colchon'],
  [/^split\b/, 'aire acondicionado'],
  [/^secador (?:gama|ga ma|babyliss|philips|remington|panasonic|taiff|profesional|ionico)\b|^secador\b.* \d{4} ?w\b/, 'secador de pelo'],
  [/^(?:planchita|plancha (?:gama|ga ma|babyliss|titanio|remington|steampod))\b/, 'planchita de pelo'],
  [/^coche (?:chicco|infanti|duck|kiddy|priori|joie|cybex|felcraft|paragua|cuna|gemelar|travel|de bebe|bebe)/, 'cochecito'],
]

/** Accessories of such a thing are not one of them. */
const madeFor = new RegExp(
  '\\b(para|p|compatible)\\b(?! (?:re?p|partes|des|arreglar|tecnico|restaurar))|^(\\S+ )?(fundas?|vidrio|templado|carcasa|' +
    'protector|cargador|cable|soporte|repuesto|bateria' +
    '|pantalla|modulo|control|joystick|juegos?|correa|malla|adaptador|optica|paragolpes|cubierta|llanta' +
    '|reparacion|service|arreglo|display|camara de|tapa|tapon|repuesto|encordado|cuerdas)\\b',
)

/** Whether a name is that of an accessory or a part of another thing: «funda para iPhone». */
export const isMadeFor = (name: string): boolean => madeFor.test(fold(name))

/** The kinds that a product's name implies, as words; empty for accessories. */
export const kindsOf = (name: string): string => {
  const folded = fold(name)
  if (madeFor.test(folded)) return ''
  const found = kinds.filter(([pattern]) => pattern.test(folded)).map(([, kind]) => kind)
  // A game says for which console it is.
  return (found.includes('videojuego') ? ['videojuego'] : [...new Set(found)]).join(' ')
}

/** Whether a name begins with a word that says itself what the thing is, or of what it is a part. */
const beginsWithThing = (name: string): boolean => {
  const first = fold(name).split(' ')[0] ?? ''
  return synonymsOf(stem(first)).length > 0 || mayBePart(first) || isPartWord(first)
}

/**
 * The kinds that a name implies, or else, where it begins with no thing, those of the lines and makers in it («Eskabe»: calefactor), as
 * words; empty for accessories.
 */
export const impliedKinds = (name: string): string => kindsOf(name) || (isMadeFor(name) || beginsWithThing(name) ? '' : kindsOfLines(name))
