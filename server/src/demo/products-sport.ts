/** Deportes. How to read them: `readProducts`. */
export const sporting = `
Bicicleta de ruta Venzo rodado 700 talle 54
Cuadro de aluminio, grupo Shimano Claris 2×8
Usado · USD 330 · was 390 · least 300 · hernan · bicycle #c4553b #3d3532
Hice dos ediciones de la vuelta al cerro con ella. Cadena y piñón cambiados en primavera, frenos regulados.
Viene con portacaramañola y luces. Se puede salir a probar por Yerba Buena.

Mountain bike Trek Marlin 5 talle M
Rodado 29, frenos hidráulicos, suspensión de 100 mm
Como nuevo · USD 560 · in El Bolsón, Río Negro · facundo · bicycle #35506e #5fb0a8
Menos de cuatrocientos kilómetros, siempre en senderos secos. La suspensión no tiene juego.
Tengo la factura y el número de cuadro para la transferencia.

Bici playera con canasto para paseo
Rodado 26, cuadro bajo, pintada a horno
Usado · ARS 145000 · mirta · bicycle #5fb0a8 #e9785a
Va y viene a la playa hace años y está cuidada como el primer día. Cubiertas nuevas.
El timbre suena a heladero.

Bicicleta plegable rodado 20
Acero, 6 cambios, portaequipaje
Usado · USD 150 · martin · bicycle #d59b3a #3d3532
Entra en el subte, en el baúl y debajo del escritorio. La bisagra cierra firme, sin ruidos.
Le cambié los puños y el asiento por uno de gel.

Cuadro de fija para proyecto
Acero cromo-molibdeno, talle 56, horquilla incluida
Para reparar · ARS 70000 · ezequiel · bicycle #8a9a66 #6b4a33
Lo desarmé para pintarlo y me fui de la idea. Caja pedalera nueva, le faltan ruedas y transmisión.
No tiene golpes ni fisuras.

Pelota de fútbol Penalty número 5
Termosellada, apta césped y sintético
Nuevo · ARS 42000 · stock 20 · gaston · ball #2f3338 #c4553b
Las traemos para los torneos del club y vendemos el excedente. Mantienen el aire toda la temporada.
Por media docena te incluyo el inflador.

Pelota de fútbol vieja de cuero para decorar
Dieciocho gajos, cosida a mano, circa 1960
Usado · USD 45 · in Centro, Santa Fe · ezequiel · ball #8a5a38 #b9814f
Apareció en el galpón de un club rosarino. No aguanta un penal, pero en una biblioteca es una reliquia.
La hidraté con cera de abejas.

Mancuernas regulables, par de 20 kg
Barra de acero, discos de fundición engomados
Usado · USD 95 · carla · dumbbell #3d4a55 #c4553b
Mi gimnasio completo de la cuarentena. Los topes a rosca ajustan bien y no ensucian.
Hay que retirar en planta baja, así no sufre nadie.

Set de mancuernas hexagonales 2 a 8 kg
Cuatro pares con soporte metálico
Como nuevo · USD 150 · least 135 · lucia · dumbbell #8a5a83 #5fb0a8
Las compré con toda la motivación de enero. Engomadas, no marcan el piso.
El soporte ocupa sesenta centímetros de pared.

Carpa Doite iglú para cuatro personas
Himalaya 4, columna de agua de 3000 mm
Usado · USD 140 · facundo · tent #c07a2c #35506e
Soportó vientos fuertes en el Chaltén sin mojarse por dentro. Todos los parantes y estacas están completos.
La sobretecho está lavado y reimpermeabilizado.

Carpa estructural familiar con comedor
Seis personas, dos habitaciones, 5,2 m de largo
Usado · USD 190 · was 230 · lucia · tent #5b8a72 #e8a84c
Para campings con lugar, porque es un palacio. Un cierre interior está duro pero cierra.
Se arma entre dos en veinticinco minutos.

Bolsa de dormir de pluma −10 °C con mochila
Mochila de 65 litros y bolsa tipo momia
Como nuevo · USD 170 · in Plottier, Neuquén · noelia · backpack #b23a34 #e8a84c
El combo con el que subí el Lanín, muy poco usado después. La pluma recupera el volumen enseguida.
Se venden juntas.

Caña de pescar con reel frontal lista para pejerrey
Telescópica de 4 m, reel de 6 rulemanes
Usado · USD 55 · dario · rod #5d4a3a #c4553b
Con esta saqué varios matungos en Chascomús. El reel está engrasado y cargado con multifilamento nuevo.
Le agrego una línea de tres boyas.

Equipo de mosca número 5 completo
Caña de 9 pies, cuatro tramos, reel y línea de flote
Como nuevo · USD 210 · facundo · rod #3a6b66 #d9b25c
Ideal para arrancar en los ríos de la zona. La línea tiene dos salidas nada más.
Viene con tubo rígido y una caja con moscas que até yo.

Tabla de surf 6'2" con quillas
Epoxi, 38 litros, tres quillas desmontables
Usado · USD 230 · least 200 · mirta · surfboard #3f7fb0 #e8a84c
Era de mi nieto, que ahora anda en una más corta. Un toque reparado en el canto, sin agua adentro.
Va con la pita y la funda. Se ve en el local, a tres cuadras de la playa.

Longboard 9 pies para empezar
Softboard, apta escuela, con pita
Usado · USD 180 · stock 2 · mirta · surfboard #e9785a #5b8a72
Blandita y estable, se paran el primer día. Son las que usábamos en las clases.
Tienen alguna marca de batalla en la punta.

Paleta de pádel Bullpadel Hack
Carbono 12K, forma de diamante, 365 g
Usado · USD 110 · was 140 · gaston · racket #2f3338 #c4553b
Pega muchísimo, para jugadores de cuarta para arriba. Protector puesto desde el primer partido.
Overgrip nuevo y pelotas de regalo.

Paleta de pádel principiante con funda
Fibra de vidrio, goma EVA blanda, 355 g
Nuevo · ARS 98000 · stock 6 · carla · racket #3f7fb0 #e8a84c
Perdona bastante y cuida el codo. Se entrega con funda acolchada y garantía contra rotura de dos meses.
La podés probar en el club de la vuelta.

Balanza y colchoneta para entrenar en casa
Balanza digital de vidrio hasta 180 kg, colchoneta de 8 mm
Usado · USD 34 · noelia · scale #2f3338 #5fb0a8
La balanza tiene pila nueva y marca parejo, la comparé con la de la farmacia. La colchoneta no patina.
Se venden juntas porque el lugar en el placard se terminó.

Casco integral de descenso talle M
58 cm, mentonera fija, visor claro
Nuevo · ARS 46000 · stock 13 · hernan · helmet #d8d2c4 #c4553b
Liviano y con buena ventilación para el verano tucumano. El forro se saca para lavarlo.
Hay blanco, negro y amarillo.

Kit de campamento: farol, vajilla y mesa plegable
Todo entra en la mochila que lo acompaña
Usado · USD 68 · in Centro, Posadas · silvina · backpack #6b6a4a #e9785a
Armado para las escapadas al Moconá. La mesa es de aluminio y el farol funciona a pilas.
Cada cosa tiene su bolsita.

Botines de fútbol cinco talle 41
Suela lisa reforzada, talle 41
Usado · ARS 27000 · martin · sneaker #3f5d7d #d7dd52
Jugaron un campeonato corto, que perdimos. Quedan con buena suela y sin despegues.
Lavados y desodorizados, lo prometo.
`
