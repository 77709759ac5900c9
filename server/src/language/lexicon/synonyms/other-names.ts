/** Other names of things of the house, the street and the trades, by shelves. One group per line, in the notation of `synonyms.ts`. */
export const otherNames = `
optica_delantera faro_delantero farol_delantero optica* faro*
home_theater home_theatre cine_en_casa
aro caravanas* argollas* abridores*
camiseta_de_futbol casaca* remera_de_futbol casaca_de_futbol casaca_titular casaca_suplente camiseta_titular camiseta_suplente
auto_de_juguete camion_de_juguete*
limonero planta_de_limon arbol_de_limon
naranjo planta_de_naranja
mandarino planta_de_mandarina
duraznero planta_de_durazno
higuera planta_de_higo
olivo planta_de_oliva planta_de_aceituna
ciruelo planta_de_ciruela
parra vid planta_de_uva
nogal planta_de_nuez
escobillon escoba
walkman discman*
lupa lente_de_aumento
campera_polar buzo_polar polar* micropolar
bicicleta_sin_pedales camicleta balance_bike bici_sin_pedales bicicleta_de_equilibrio
tanza nylon_de_pesca
cubrevolante forro_de_volante funda_de_volante
guardabarro guardafango
pastillero organizador_de_pastillas
arenero_de_gato bandeja_sanitaria litera_de_gato
ropa_de_perro capa_para_perro abrigo_para_perro
gallinero jaula_para_gallinas
rebenque fusta
tranquera porton_de_campo
plantin almacigo plantas_en_maceta
media_sombra toldo_de_media_sombra
cemento portland
lana_de_vidrio aislante* telgopor*
vitrina_comercial mostrador*
estanteria_comercial gondola
guirnalda banderin*
vajilla_descartable platos_descartables
clases_de_yoga profesora_de_yoga instructora_de_yoga
nutricionista dietista
barbero barberia
tatuador tatuaje
gasista instalacion_de_gas
auxilio_mecanico grua* acarreo
escribano escribania
arquitecto arquitectura*
pastelera pasteleria
ambientacion_de_fiestas decoracion_de_fiestas
`
