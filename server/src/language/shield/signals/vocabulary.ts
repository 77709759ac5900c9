/** One of some alternatives, divided by spaces; `_` is a space within one. Each may be a pattern itself. */
export const any = (...alternatives: string[]): string => `(?:${alternatives.join(' ').trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/** At most so many letters within one sentence; so that a pattern stays linear and does not join what was said apart. */
export const within = (letters: number): string => `[^.;!?]{0,${letters}}`
/** At most so many letters, over the end of a sentence too: «te llegó un código. ¿Me lo pasás?». */
export const near = (letters: number): string => `[^;]{0,${letters}}?`
export const end = '\\b'

const asked = any('pasar dar decir mandar enviar reenviar dictar leer confirmar compartir facilitar brindar')
const present = any(
  `pasa(?:s)? das? dec?is decis dice(?:s)? dirias dictas? mandas? envias? reenvias? confirmas? lees? leerias pasarias darias mandaria
    s digas`,
)

/** «Send it to me», in the ways people say it. */
export const give = any(
  `(?:me|nos)_(?:l[oa]s?_)?${present} (?:me_)?${any(`podes podrias puede podria tenes_que tiene_que tendrias_que
    harias_el_favor_de`)}_${asked}(?:me|melo|melos|nos)?`,
  `pas(?:a|e|en)(?:me|nos|mel[oa]s?) pas(?:ar|ando)(?:me|melo|nos) dec(?:i|ir)(?:me|mel[oa]s?|nos) dig[ae](?:me|melo|nos) digannos
    da(?:me|mel[oa]|rme|rmelo|nos) deme`,
  'mand(?:a|e|ar)(?:me|mel[oa]s?) envi(?:a|e|ar)(?:me|melo|nos) reenvi(?:a|e|ar)(?:me|melo)? dict(?:a|e|ar)(?:me|mel[oa])',
  `compart(?:i|a|ir)(?:me|melo) confirm(?:a|e|ar)(?:me|melo|nos)? lee(?:me|mel[oa]|rme|rmel[oa]) brind(?:a|e|ar)(?:me|nos)
    copia(?:me|melo)`,
  'facilit(?:a|e|ar|en)(?:me|nos) indic(?:a|ar|que)(?:me|nos) respond[ae] contest[ae] captura(?:_de_pantalla)? foto',
  'necesit(?:o|amos) solicit(?:o|amos) precis(?:o|amos) requerimos',
)

/** That something reached somebody's telephone. */
export const arrived = `(?:te|le|les) (?:acaba(?:n)? de |esta(?:n)? |va(?:n)? a |voy a |tiene(?:n)? que |debe(?:ria)? |iba a )?${any(
  'lleg(?:o|a|ar|ara|ue|ando|aron) cay?(?:o|e|er) entr(?:o|a|ar) salt(?:o|a) sal(?:io|e) aparec(?:e|er|io)',
  'mand(?:o|e|ar|aron|amos|an|a) envi(?:o|e|ar|aron|amos|an|a)',
)}`

/** Numbers that honest trade asks for. */
export const harmless = `(?! ?(?:postal|qr|wifi|del? ${any(
  `entrega seguimiento barras? color(?:es)? productos? modelo descuento articulo area la_compra retiro serie motor error envio rastre
    o tracking`,
  'orden pedido calle casa puerta talle la_pieza pieza la_caja fabrica repuesto parte wifi windows la_wifi local',
)}))`

export const carrier = any(
  `cadete comisionista flete(?:ro)? fletes uber didi cabify remis(?:ero)? taxi mensajer(?:o|ia) motoquero delivery rappi transportista
    courier`,
  'empresa_de_(?:envios?|transporte|logistica|correo) agente(?:_de_transporte)? chofer encomienda correo oca andreani via_cargo logistica',
  'transporte dhl fedex pedidos_?ya mudadora camion pibe_de_la_moto chico_de_la_moto',
)
export const relative = any(
  `herman[oa] prim[oa] espos[oa] marido mujer senora cunad[oa] sobrin[oa] hij[oa] madre padre mama papa viej[oa] novi[oa] amig[oa] soc
    i[oa]`,
  'emplead[oa] secretari[oa] contador suegr[oa] ti[oa] abuel[oa]',
)
export const money = any('plata guita dinero efectivo pago')
/** A sum of money as it is said: «20 mil», «15 lucas», «cincuenta mil», «150000». */
export const sum = any('\\d+_(?:mil|lucas?|luks?|k|pesos) [a-z]+_(?:mil|lucas) \\d{4,7} todo')
