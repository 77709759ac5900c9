/** Makers and lines of many kinds of things, besides those of `brands.ts`, whose codes identify a model. */
const makers = new Set(
  (
    'adidas nike puma reebok topper olympikus fila asics saucony converse vans montagne doite columbia quechua kappa umbro penalty ' +
    'givova kevingston legacy cheeky mimo levis wrangler lee rusty quiksilver billabong rip ombu pampero prune lacoste tommy zara ' +
    'samsonite drean patrick longvie kohinoor gafa philco noblex sanyo hitachi admiral ken surrey carrier fedders electra hisense tcl ' +
    'rca telefunken liliana yelmo atma ultracomb peabody smartlife oster philips braun moulinex gama babyliss remington winco ' +
    'electrolux whirlpool ariston candy midea bgh marshall orbis rheem señorial saiar eskabe emege volcan domec escorial florencia ' +
    'essen tramontina hudson marmicoc bialetti volturno nespresso coleman waterdog spinit stanley lumilagro contigo thermos lusqtoff ' +
    'gamma dowen bahco makita bosch dewalt skil einhell black stihl husqvarna echo honda yamaha suzuki kawasaki zanella motomel corven ' +
    'gilera guerrero bajaj benelli ktm fiat renault peugeot citroen chevrolet volkswagen vw toyota ford nissan jeep hyundai kia bmw ' +
    'audi mercedes scania iveco samsung motorola iphone xiaomi redmi huawei lenovo hp dell asus acer exo bangho positivo cx apple sony ' +
    'jbl bose sennheiser logitech redragon hyperx razer corsair epson canon nikon brother zotac gigabyte nvidia amd intel ryzen ' +
    'kingston fender gibson ibanez squier epiphone meinl parquer casio roland korg fonseca gracia lego rasti mattel barbie hasbro ' +
    'playmobil fisher chicco infanti bebesit kiddy love graco cybex duravit pampers huggies babysec raleigh venzo topmega vairo trek ' +
    'specialized scott aurorita olmo zenith halley slp giant merida randers speedo arena oxelo wilson babolat head dunlop mikasa molten ' +
    'spalding piero cannon simmons suavestar gani inducol alba sinteplast tersuave sherwin colorin ravensburger salamandra planeta ' +
    'sudamericana loreal maybelline natura avon cerave eucerin nivea dove pantene sedal issue wella carolina dior chanel lancome rayban ' +
    'ray bullpadel siux nox adidas drop royal asics joma penalty athix drb olympea vulk infinit reef hush puppies grimoldi ferraro ' +
    'viamo sarkany kosiuko ayres rapsodia wanama bensimon cheeky grisino gepetto owoko motomel kymco sym tvs hero zontes royal ' +
    'dyson karcher gadnic noga soundpeats haylou edifier creative aoc viewsonic benq philco tophouse enova kanji ilo admiral ' +
    'whirpool koinor briket siam mabe neba inelro frare eslabon pampa cata spar tst longvie coppens ctz emege impopar liliana axel ' +
    'dremel stanley wembley bremen crossmaster milwaukee hilti daihatsu niwa shindaiwa oleo toro murray poulan ' +
    'tama pearl mapex ludwig sabian zildjian meinl istanbul takamine taylor martin cort washburn schecter jackson esp hohner selmer ' +
    'shimano okuma daiwa abu garcia caster surfish waterdog hummer nikko estes ruibal hasbro antex duravit rivaplast ' +
    'plenitud tena nivea vichy garnier bagovit asepxia gillette schick siegen san omron beurer citizen aspen silfab'
  ).split(' '),
)

/** Whether a folded word is a maker or a maker's line. */
export const isMaker = (word: string): boolean => makers.has(word)
