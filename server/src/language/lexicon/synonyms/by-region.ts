/** How things are called in some of the provinces, and by who types in a hurry. In the notation of `synonyms.ts`. */
export const byRegion = `
monoambiente loft mono*
ph propiedad_horizontal
reel carrete_de_pesca molinete_de_pesca
paletas_de_playa juego_de_paletas paletas_de_madera tejo_y_paletas
silla_porta_bebe_bici silla_de_bici sillita_de_bicicleta
esmalte_semipermanente kit_de_uñas uñas_gelificadas
pañales_para_adultos calzon_descartable
horno_pizzero horno_de_pizza horno_para_pizzas pizzero* horno_pizzeria
tender_electrico tender_calefactor calientarropa secador_de_ropa_electrico
balanza_comercial balanza_de_negocio bascula
modular mueble_de_living
cuidadora acompañante_de_adultos cuidado_de_ancianos asistente_gerontologica
miel frasco_de_miel miel_multifloral
lona_de_pileta cobertor_de_pileta
mueble_de_cocina bajo_mesada
`
