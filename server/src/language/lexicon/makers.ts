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
    'ray'
  ).split(' '),
)

/** Whether a folded word is a maker or a maker's line. */
export const isMaker = (word: string): boolean => makers.has(word)
