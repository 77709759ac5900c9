/** Names of many things at once, each with what it takes in. In the notation of `synonyms.ts`. */
export const wider = `
~ juguete muñeca* muñeco* autito* rompecabezas* peluche* bloques_para_armar* triciclo* encastre* andador* pelotero* titeres* sonajero* pista_de_autos*
~ mueble comoda* cajonera* placard* estanteria* biblioteca* escritorio* aparador* vajillero* modular_de_living* mesa_de_tv*
~ herramienta taladro* amoladora* atornillador* destornillador* martillo* sierra_circular* caladora* lijadora* pinza* llave_inglesa*
~ electrodomestico heladera* lavarropas* microondas* licuadora* horno_electrico* cocina_a_gas* aspiradora* lavavajillas*
~ ropa remera* camisa* pantalon* campera* buzo* vestido* jean* pollera* pulover* short* calza*
~ calzado zapatilla* zapato* bota* borcego* sandalia* botin* mocasin* alpargata* ojota*
~ abrigo campera* tapado* buzo* sobretodo* parka* sacon*
~ maquillaje labial* rimel* rubor* delineador* base_de_maquillaje* paleta_de_sombras*
~ adorno cuadro_decorativo* florero* portarretrato* porta_vela*
`
