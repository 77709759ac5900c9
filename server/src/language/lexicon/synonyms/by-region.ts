/** How things are called in some of the provinces, and by who types in a hurry. In the notation of `synonyms.ts`. */
export const byRegion = `
monoambiente loft mono*
ph propiedad_horizontal
paletas_de_playa juego_de_paletas paletas_de_madera tejo_y_paletas
silla_porta_bebe_bici silla_de_bici sillita_de_bicicleta
pañales_para_adultos calzon_descartable
horno_pizzero horno_para_pizzas pizzero* horno_pizzeria
tender_electrico tender_calefactor calientarropa secador_de_ropa_electrico
balanza_comercial balanza_de_negocio
modular mueble_de_living
cuidadora asistente_gerontologica
lona_de_pileta cobertor_de_pileta
`
