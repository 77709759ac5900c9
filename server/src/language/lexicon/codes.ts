/**
 * Makers with a code of one kind of theirs, as they print it on the thing: the letters before the digits say which. The kinds are words, as
 * in `lines.ts`.
 */
export const codes: [pattern: RegExp, kind: string][] = [
  [/\bsamsung [ajsm]\d{1,2}\b|\bmotorola [geo]\d{1,2}\b|\bxiaomi 1[0-4]t?\b/, 'celular'],
  [/\blg \d\d[mg][a-z]\d{2,3}|\bsamsung [lf]s?\d\d[a-z]\d|\baoc \d\d[a-z]\d|\bbenq g[wl]\d{4}/, 'monitor'],
  [/\b(?:2[0-9]|3[24]) ?(?:pulg\S*|") .{0,30}\b(?:ips|144 ?hz|75 ?hz)\b/, 'monitor'],
  [/\broyal canin .*(?:steril|felin|kitten|indoor|fit 32|gato)|\b(?:whiskas|cat chow|gati|felix)\b/, 'alimento para gatos'],
  [/\bnike (?:tiempo|phantom|premier|vapor)|\badidas (?:copa|x speed|nemeziz|goletto)|\bpuma (?:king|ultra|one)\b/, 'botines'],
  [/\b(?:nike|adidas|puma|umbro|penalty|joma) .{0,20}\b(?:papi|futsal|tapones|fg|tf)\b/, 'botines'],
  [/\b(?:doite|waterdog|coleman|spinit|hummer|national geographic) .{0,20}\b[2-9] (?:personas|pers|plazas)\b/, 'carpa'],
  [/\bsilfab n\d|\bsilfab .{0,20}(?:piston|mascarilla|ultrasonico)/, 'nebulizador'],
  [/\bcorti .{0,20}\b(?:8|10|12|14|16) ?oz\b|\beverlast .{0,20}\b\d\d ?oz\b/, 'guantes de boxeo'],
  [/\b(?:8|10|12|14|16) ?oz .{0,20}\b(?:boxeo|box|kick)/, 'guantes de boxeo'],
  [/\bpampero (?:negras?|azul\S*|blancas?|yute)?\b.{0,15}\b(?:3[4-9]|4[0-6])\b/, 'alpargatas'],
  [/\b(?:cabernet sauvignon|malbec|syrah|bonarda|torrontes|chardonnay|rutini|trapiche|luigi bosca)\b/, 'vino'],
  [/\b(?:playadito|rosamonte|taragui|amanda yerba|cbse|union suave|canarias yerba|la merced)\b.{0,20}\b(?:kg|1\/2|500)\b/, 'yerba'],
  [/\b(?:hp|lenovo|dell|acer|asus) .{0,20}\b(?:i[3579]|ryzen)\b/, 'notebook computadora pc'],
  [/\bhonda (?:cb|cg|xr|nx|nf)\b|\byamaha (?:fz|xtz|ybr|mt)\b|\bzanella \S{1,6} ?1\d\d\b|\bbajaj\b/, 'moto'],
  [/\b(?:[5-9]|1[0-2]) ?kg\b.{0,30}\brpm\b/, 'lavarropas'],
  [/\bsamsung r[fstb] ?\d\d|\blg g[mtsb] ?\d\d|\bwhirlpool wr[a-z]? ?\d\d|\belectrolux d[fw] ?\d\d|\bphilco phc|\bdrean hd/, 'heladera'],
  [/\bsamsung w[wfad] ?\d\d|\blg w[mdt] ?\d\d|\bwhirlpool w(?:lf|lc|nq|ni) ?\d|\bfuzzy logic\b|\bphilco phl/, 'lavarropas'],
  [/\bsamsung m[egc] ?\d{3}|\bwhirlpool wm[sd]? ?\d\d|\blg m[sh] ?\d{4}/, 'microondas'],
  [/\b(?:bgh|likon|atma|philco) .{0,20}\b(?:2\d|3\d) ?(?:l|lts|litros)\b/, 'microondas'],
  [
    /\bsamsung ar ?\d\d|\b(?:philco|bgh|noblex|surrey|hisense|tcl|midea|sanyo) .{0,20}\b(?:\d{4} ?(?:w|f|fg|frig)\b|frio ?calor)/,
    'aire acondicionado split',
  ],
  [/\bsamsung (?:un|qn) ?\d\d|\btcl (?:l|p|c)?\d\d[a-z]?\d|\b\d\dp[67]\d\d\b|\blg \d\du[a-z]\d/, 'televisor smart tv'],
  [/\bhitachi (?:cdh|le)|\bnoblex d[bkmrx] ?\d\d/, 'televisor smart tv'],
  [/\bliliana v[a-z]{1,4} ?\d\d|\baxel .{0,20}\b\d\d ?(?:pulgadas|")/, 'ventilador'],
  [/\batma as ?\d|\belectrolux (?:ab|eq|one) ?\d/, 'aspiradora'],
  [/\batma hp ?\d/, 'horno de pan'],
  [/\bphilips hr ?2\d|\boster (?:4655|465|blst)/, 'licuadora'],
  [/\bmoulinex masterchef\b|\bphilips hr ?7\d/, 'procesadora multiprocesadora'],
  [/\bphilips (?:senseo|hd ?[678]\d)|\bsenseo\b/, 'cafetera'],
  [/\borbis .{0,20}\b1[0-9] (?:l|lts|litros)\b|\blongvie cb? ?1\d/, 'calefon'],
  [/\blongvie 1\d{3,4}\b|\borbis 8\d{2}\b|\bdomec c[a-z]{1,3}\b/, 'cocina a gas'],
  [/\bcolumbia (?:zafiro|htl)|\bdrean qv\b|\bkohinoor [ac]-?\d/, 'secarropas centrifugador'],
  [/\bvitroconvector\b/, 'estufa electrica calefactor'],
  [/\bdewalt d(?:cd|wd) ?\d|\bbosch gs[br] ?\d|\bmakita (?:hp|df|6) ?\d|\bblack decker (?:hd|ld|tm) ?\d/, 'taladro'],
  [/\bdewalt dw?e ?4\d|\bmakita (?:ga|9557|m9)/, 'amoladora'],
  [/\bblack decker g[hl] ?\d/, 'bordeadora'],
  [/\bhusqvarna [1-5]\d\d?\b|\bstihl ms ?\d{3}/, 'motosierra'],
  [/\bstihl fs ?\d\d|\bhusqvarna \d{3} ?r\b/, 'desmalezadora bordeadora'],
  [/\bdeco [mexs]\d|\barcher [acx]\d/, 'router'],
  [/\bnoblex mnt|\bsony (?:srs|mhc|gtk)/, 'parlante bluetooth'],
  [/\byamaha (?:f[gsx]?|apx|cpx) ?\d{3}|\bfender (?:cd|fa|cc) ?\d{2,3}|\btakamine g[dn]/, 'guitarra acustica'],
  [/\byamaha c[gs]? ?\d\d|\bvalencia vc|\badmira\b/, 'guitarra criolla'],
  [/\bibanez (?:gsr|sr|tmb) ?\d/, 'bajo electrico'],
  [/\bibanez (?:gr[gx]|rg|s|az|gio) ?\d/, 'guitarra electrica'],
  [/\byamaha p ?\d{2,3}\b|\bcasio (?:px|cdp|ap) ?\d|\broland fp ?\d|\bkorg b\d/, 'piano digital'],
  [
    /\bfender (?:champion|frontman|rumble|mustang)|\bboss katana\b|\bvox (?:ac|pathfinder|vt) ?\d|\bblackstar\b|\borange crush\b/,
    'amplificador',
  ],
  [/\bhohner (?:bravo|student|corona)\b|\b(?:48|60|72|80|96|120) bajos\b/, 'acordeon'],
  [/\baudio technica (?:at )?lp ?\d|\bat lp ?\d|\bwinco\b.{0,20}\bvintage\b/, 'tocadiscos'],
  [
    /\bcasio (?:f ?91|a ?158|a ?168|mtp|ltp|ae ?1200|w ?\d{3}|efv|efr|mdv)|\bseiko 5\b|\bfestina\b|\borient\b.{0,20}\bautomatico\b/,
    'reloj',
  ],
  [/\bwilson (?:clash|ultra|six one|triad|hyper)|\bhead (?:boom|gravity|instinct|extreme)|\byonex (?:vcore|percept)/, 'raqueta de tenis'],
  [
    /\bpuma (?:smash|caven|carina|rs|flyer|st runner|wired|anzarun)|\badidas (?:grand court|galaxy|advantage|campus|samba|forum|vl court)/,
    'zapatillas',
  ],
  [
    /\bnike (?:court|revolution|downshifter|tanjun|waffle|cortez|zoom|react)|\bfila (?:racer|disruptor|recovery)|\bnew balance \d{3}/,
    'zapatillas',
  ],
  [/\bjohn foos\b|\batomik\b|\bgaelle\b|\bskechers\b|\bdc (?:shoes|court)|\bsalomon (?:speedcross|xa|sense)|\bmerrell\b/, 'zapatillas'],
  [/\bcoleman \d\d ?(?:qt|lts?|litros)\b/, 'conservadora'],
  [/\b(?:doite|montagne|deuter|osprey) .{0,20}\b[3-9]\d(?: ?(?:l|lts|litros))?$/, 'mochila'],
  [/\brossignol (?:experience|react)|\batomic redster\b|\bsalomon stance\b/, 'esqui'],
  [/\bsan up\b|\baspen na ?\d|\bomron ne ?c?\d/, 'nebulizador'],
  [
    /\b(?:infanti|chicco|joie|graco|maclaren|kiddy|priori) (?:compass|liteway|volo|quest|spin|litetrax|pact|echo|trend|goody|ohlala)/,
    'cochecito de bebe',
  ],
  [
    /\b(?:chicco|joie|infanti|graco|britax|maxi cosi|bebesit) (?:keyfit|stages|every stage|i ?snug|gemm|cosmos|snugride|seat)/,
    'silla de auto huevito',
  ],
  [
    /\b(?:212|good girl|ch) .{0,20}\b\d{2,3} ?ml\b|\bcarolina herrera\b.{0,25}\bml\b|\bck one\b|\bkenzo\b.{0,20}\bml\b|\bedp\b|\bedt\b/,
    'perfume',
  ],
]
/** Who wrote it tells a book, where a title tells nothing. */
export const authors =
  'stephen_king agatha_christie george_orwell garcia_marquez isabel_allende paulo_coelho j_r_r_tolkien tolkien ken_follett dan_brown ' +
  'conan_doyle roberto_arlt eduardo_sacheri claudia_piñeiro florencia_bonelli eduardo_galeano mario_benedetti dostoievski tolstoi ' +
  'franz_kafka hermann_hesse saramago vargas_llosa murakami julio_verne oscar_wilde allan_poe isaac_asimov ray_bradbury lovecraft ' +
  'jane_austen victor_hugo albert_camus hemingway steinbeck faulkner umberto_eco milan_kundera carlos_ruiz_zafon arturo_perez_reverte ' +
  'perez_reverte julia_navarro john_grisham patrick_rothfuss brandon_sanderson george_martin r_r_martin suzanne_collins veronica_roth ' +
  'jojo_moyes nicholas_sparks danielle_steel sidney_sheldon robert_ludlum mariana_enriquez samanta_schweblin selva_almada ' +
  'haroldo_conti rodolfo_walsh osvaldo_soriano fontanarrosa abelardo_castillo leopoldo_marechal manuel_puig tomas_eloy_martinez ' +
  'antonio_di_benedetto hernan_casciari pedro_mairal'
/** Who writes of what is no story. */
export const essayists =
  'gabriel_rolon felipe_pigna harari kiyosaki louise_hay eckhart_tolle robin_sharma bernardo_stamateas jorge_bucay deepak_chopra ' +
  'james_clear dale_carnegie napoleon_hill estanislao_bachrach facundo_manes nietzsche sigmund_freud karl_marx pacho_odonnell'
