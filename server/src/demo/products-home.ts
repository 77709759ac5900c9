/** Hogar y Jardín, first part: kitchen and appliances. How to read them: `readProducts`. */
export const home = `
Heladera Gafa 374 L con freezer
HGF378AFB, cíclica, 61 × 170 × 65 cm, eficiencia A
Usado · USD 270 · was 320 · least 245 · noelia · fridge #e9e4da #d98d5f
Enfría parejo y hace hielo en un par de horas. Los burletes son nuevos, los cambié en otoño.
Tiene una abolladura chica en el lateral que queda contra la pared. Hay que bajarla un piso por escalera.

Heladera Samsung No Frost acero 382 L
RT38K5932S8, compresor inverter, dispenser de agua
Como nuevo · USD 620 · in Villa Carlos Paz, Córdoba · carla · fridge #b9bfc2 #3f5d7d
Dos años de uso en departamento, con tres años de garantía de compresor todavía. No hace ruido.
La vendo por mudanza al exterior; disponible desde el primero del mes que viene.

Frigobar Philco bajo mesada
PHBB090B, 90 litros, negro
Usado · USD 95 · ezequiel · fridge #33363b #e8a84c
Perfecto para monoambiente, oficina o quincho. Gasta muy poco y entra en el asiento de atrás de un auto.
Funciona desde el primer día sin service.

Heladera con motor quemado para repuestos
Patrick 330 litros
Para reparar · ARS 40000 · in Centro, San Miguel de Tucumán · hernan · fridge #d8d2c4 #c4553b
Se quemó el motor con un golpe de tensión. Puertas, estantes y cajones están completos y sanos.
Retirás vos, no tengo flete.

Lavarropas Drean Next 8 kg carga frontal
NEXT 8.14 P ECO, 1400 rpm
Usado · USD 260 · was 300 · lucia · washer #eee9e0 #3f7fb0
Lava y centrifuga perfecto. Le hicieron rodamientos nuevos en mayo y tengo la boleta del service.
Lo cambiamos por uno con secarropas.

Lavarropas semiautomático para la quinta
Columbia, 5 kg, no necesita conexión de agua
Usado · ARS 70000 · mirta · washer #d5dde0 #d59b3a
Se llena con balde y anda con cualquier toma. Lo usamos diez veranos en la costa y nunca falló.
La manguera de desagote es nueva.

Aire acondicionado split 3000 frigorías frío calor
BGH Silent Air, gas R410, con control
Usado · USD 290 · in Maipú, Mendoza · gaston · aircon #f1ece2 #e9785a
Desinstalado por un matriculado y con el gas recuperado. Equipo exterior sin óxido.
Incluye cañería de tres metros y ménsulas. No incluye la colocación.

Aire portátil Philco 3250 W solo frío
PHP32, manguera y kit de ventana
Usado · USD 180 · in Belgrano, CABA · rocio · aircon #e4e6e6 #5fb0a8
Me salvó en un alquiler donde no me dejaban romper la pared. Enfría bien un cuarto de quince metros.
Tiene ruedas y se vacía solo por evaporación.

Microondas BGH 28 litros con grill
B228DS20, digital, espejado
Usado · USD 75 · mirta · microwave #3d4043 #e8a84c
Calienta rápido y gratina de verdad. El plato giratorio es nuevo porque el viejo se me hizo pedazos.
Lo vendo porque me regalaron uno empotrable.

Microondas chico blanco ideal departamento
Atma 20 litros, manual, 700 W
Como nuevo · USD 55 · in Almagro, CABA · martin · microwave #e9e4da #5b8a72
Seis meses de uso, con garantía hasta junio. Dos perillas y listo, sin botones raros.
Está limpio por dentro, sin manchas de calor.

Cocina Escorial Candor 4 hornallas gas natural
Master, 56 cm, puerta visor, válvula de seguridad
Usado · USD 150 · least 135 · in San Martín de los Andes, Neuquén · noelia · stove #e7e2d8 #c4553b
Horno parejo, dora sin quemar abajo. Va con un juego de picos para gas envasado.
Se desconectó ayer, se puede ver cuando quieras.

Horno eléctrico Ultracomb 45 litros
UC-45CL, anafe doble arriba, luz interior
Usado · ARS 88000 · silvina · microwave #5d6b7a #d59b3a
Hace unas chipas increíbles. La bandeja tiene marcas de uso pero el interior está impecable.
Incluye la parrillita y el asa para sacar las fuentes.

Ventilador de pie Liliana 20 pulgadas
VPP20, tres velocidades, 90 W
Usado · ARS 48000 · hernan · fan #3d4a55 #5fb0a8
Tira muchísimo aire, en Tucumán es artículo de primera necesidad. La rejilla se desarma para limpiarla.
Bases niveladas, no camina.

Ventilador turbo de piso, liquidación de temporada
Magiclick, 16", cabezal orientable
Nuevo · ARS 39000 · was 52000 · stock 14 · dario · fan #6b6f74 #d98d5f
Lo que quedó del verano, en caja y con garantía. Por cantidad mejoro el precio.
Envío gratis dentro de Quilmes y Bernal.

Batería de cocina Essen línea Contemporánea
Cacerola de 24 cm con tapa y sartén de 20 cm, aluminio fundido
Usado · USD 160 · in Miramar, Buenos Aires · mirta · pan #b8453a #d98d5f
Son eternas y reparten el calor como ninguna. El antiadherente de la sartén está muy bien cuidado.
Te regalo el recetario que vino con ellas.

Olla de hierro fundido de 5 litros
Enlozada por dentro, apta horno y fuego directo
Nuevo · USD 58 · stock 9 · rocio · pan #34506f #d59b3a
Para guisos largos, pan casero o lo que pida el invierno. Pesa casi seis kilos, avisado estás.
Viene con una guía para cuidarla.

Macetas de cerámica torneadas con planta
18 cm, esmalte celeste, plato a juego
Nuevo · USD 24 · stock 12 · silvina · plant #9db8bd #c4553b
Hechas en mi taller con arcilla colorada de Misiones. Van con la planta adentro, ya aclimatada a interior.
Ninguna es exactamente igual a otra.

Microondas Samsung 23 litros con panel duro
MG23F3K3TAS, 800 W, interior de cerámica
Para reparar · ARS 35000 · in Gonnet, La Plata · lucia · microwave #8d9196 #e9785a
Calienta bien, pero hay que apretar fuerte los botones de abajo. La membrana se consigue y se cambia en media hora.
El plato y el aro giratorio están sanos.
`
