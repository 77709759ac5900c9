/** Servicios, and Otros. How to read them: `readProducts`. A service counts as new, and its stock is how many turns there are. */
export const services = `
Fletes y mudanzas chicas en zona sur
Furgón mediano con sogas, mantas y un ayudante
Nuevo · ARS 60000 · stock 20 · dario · van #3f5d7d #e8a84c
El precio es por viaje de hasta dos horas. Embalamos lo frágil y no cobramos la primera escalera.
Salimos de lunes a sábado, también a la costa con presupuesto aparte.

Pintura de interiores por ambiente
Hasta 12 m², dos manos, material aparte
Nuevo · USD 90 · stock 8 · gaston · roller #5b8a72 #f0d6b0
Cubro pisos y muebles antes de abrir una lata. Trabajo prolijo, con enduido en las grietas chicas.
Paso a ver y te cierro el número ese mismo día.

Electricista matriculado, visita y diagnóstico
Tableros, disyuntores, tomas y luminarias
Nuevo · ARS 35000 · stock 15 · hernan · toolbox #c4553b #e8a84c
La visita se descuenta si hacemos el trabajo. Entrego certificado para el seguro o el alquiler.
Urgencias hasta las 22 en Yerba Buena y San Miguel.

Clases de guitarra para principiantes
Cuatro encuentros de una hora, presenciales o por video
Nuevo · USD 40 · stock 6 · in Fisherton, Rosario · ezequiel · guitar #8a5a83 #e8a84c
Desde el primer día tocás una canción que te guste. Te presto instrumento si todavía no tenés.
Doy clases hace once años, con alumnos de siete a setenta.

Apoyo escolar de matemática y física
Secundaria e ingreso a la facultad, una hora
Nuevo · ARS 14000 · stock 30 · in Tolosa, La Plata · lucia · book #3f5d7d #e9785a
Explico las veces que haga falta y armo ejercicios a medida. La mayoría levanta la nota en un mes.
Horarios a la tarde y sábados a la mañana.

Fotografía de cumpleaños y eventos
Tres horas, ochenta fotos editadas en una semana
Nuevo · USD 180 · was 210 · stock 4 · martin · camera #2f3338 #e8a84c
Trabajo sin molestar, busco momentos y no poses. Entrego galería privada para descargar en alta.
Consultá fechas antes de reservar.

Paseo de perros en grupo reducido
Salida de 50 minutos, hasta cuatro perros
Nuevo · ARS 7500 · stock 25 · rocio · dog #c4553b #5fb0a8
Te mando foto y recorrido al terminar. Conozco primeros auxilios y presento referencias del barrio.
El primer paseo es sin cargo para que nos conozcamos.

Peluquería a domicilio para adultos mayores
Corte, lavado y peinado
Nuevo · ARS 18000 · stock 12 · mirta · scissors #3f7fb0 #f0d6b0
Tengo paciencia y buena charla. Llevo todo, hasta la capa y el espejo, y dejo el piso barrido.
Voy a hogares y a casas particulares en Mar del Plata.

Limpieza profunda de departamento
Hasta 60 m², dos personas, productos incluidos
Nuevo · USD 55 · stock 10 · noelia · bucket #5fb0a8 #e9785a
Vidrios, alacenas por dentro, horno y baño a fondo. Ideal para entregar un alquiler.
Coordinamos con dos días de anticipación.

Tortas decoradas por encargo
Dos pisos, para treinta personas, relleno a elección
Nuevo · USD 65 · stock 3 · silvina · cake #d98a9a #f0d6b0
Trabajo con manteca y chocolate de verdad. Mandame una idea y te hago un boceto antes de confirmar.
Pedidos con diez días; entrego en Posadas y Garupá.

Service de aire acondicionado con carga de gas
Split de hasta 4500 frigorías
Nuevo · ARS 55000 · was 62000 · stock 9 · in Chacras de Coria, Mendoza · gaston · aircon #e9e4da #5fb0a8
Limpieza de filtros y turbina, control de presión y prueba de consumo. El gas va incluido hasta 300 gramos.
Garantía escrita de tres meses.

Arreglos de ropa y costura en 48 horas
Ruedos, cierres, ajustes y cortinas
Nuevo · ARS 9000 · stock 18 · carla · sewing #b8453a #e8a84c
El precio es por ruedo; lo demás se cotiza con una foto. Uso hilo reforzado en jeans y camperas.
Recibo de martes a viernes en Nueva Córdoba.
`

/** What fits nowhere else. */
export const others = `
Set matero completo: termo, mate y bombilla
Termo de acero de 1 litro, mate de calabaza forrado
Nuevo · USD 48 · stock 14 · silvina · mate #3f5d4a #e8a84c
El termo mantiene el agua caliente once horas, medidas con termómetro. El mate va curado y listo para usar.
De regalo, medio kilo de yerba de la zona.

Termo Stanley clásico verde con abolladura
1,3 litros, tapón cebador
Usado · USD 38 · dario · mate #3f6b52 #c9a46c
Se cayó en la cancha y quedó con una marca de guerra, pero conserva el calor perfecto.
Tapón nuevo y sin pérdidas.

Mate imperial de alpaca cincelada
Con virola y guarda pampa, bombilla pico de loro
Como nuevo · USD 95 · was 115 · hernan · mate #8a4a3a #d9b25c
Trabajo de un platero de la Quebrada. Lo tuve en una vitrina, nunca se usó.
El termo de la foto acompaña y es común.

Valija rígida grande con ruedas 360
Policarbonato, 28 pulgadas, candado TSA
Usado · USD 60 · rocio · suitcase #c4553b #e8a84c
Fue y volvió de Europa dos veces. Tiene rayones, pero las ruedas giran como nuevas.
La manija sube y baja sin trabarse.

Valijas de cabina livianas, último par
ABS, 20 pulgadas, 2,3 kg cada una
Nuevo · ARS 78000 · was 95000 · stock 2 · in Güemes, Córdoba · carla · suitcase #5fb0a8 #d59b3a
Medida aceptada por las aerolíneas de cabotaje. Interior con divisor y cierre.
El precio es por cada una.

Máquina de coser Singer negra a pedal, cabezal
Modelo 15, 1952, con lanzadera y bobinas
Usado · USD 120 · mirta · sewing #2f2f33 #d9b25c
Cose cuero sin pestañear. Le falta el mueble, pero se adapta a cualquier mesa con motor o manivela.
Aceitada y probada esta semana.

Máquina de coser Brother familiar trabada
JX2535, 25 puntadas
Para reparar · ARS 52000 · silvina · sewing #d5dde0 #c4553b
Se trabó cosiendo una lona, calculo que saltó un engranaje. El pedal y la luz andan.
Van todos los prensatelas.

Pecera de 90 litros con filtro y tapa LED
80 × 30 × 40 cm, vidrio de 6 mm
Usado · USD 85 · in Boedo, CABA · martin · aquarium #3f5d7d #e9785a
Sin filtraciones, la tuve plantada y preciosa. Los peces ya tienen hogar nuevo, esto es solo el equipo.
Sumo grava, calefactor y un tronco.

Telescopio reflector 114/900 con trípode
Dos oculares, buscador y lente Barlow
Como nuevo · USD 145 · least 130 · facundo · telescope #35506e #d9b25c
Se ven los anillos de Saturno y las lunas de Júpiter desde el patio. Espejo sin polvo.
Te enseño a alinearlo cuando lo venís a buscar.

Cajas de cartón reforzadas para mudanza, pack de 20
60 × 40 × 40 cm, doble corrugado, cinta incluida
Usado · ARS 26000 · stock 6 · ezequiel · box #8a5a83 #5fb0a8
Usadas una sola vez y guardadas planas. Aguantan libros sin abrirse por abajo.
Si volvés a venderlas, el planeta agradece.

Cucha de madera para perro mediano
90 × 60 × 70 cm, techo desmontable con membrana
Nuevo · USD 64 · stock 3 · noelia · dog #3f7fb0 #c4553b
Aislada para los inviernos de acá. El techo se levanta para limpiar y las patas la separan de la humedad.
El modelo de la foto se llama Milanesa y no se vende.

Vela y difusores de cera de soja, caja de regalo
Tres velas de 200 g, mecha de algodón
Nuevo · ARS 23000 · stock 19 · in Belgrano, CABA · rocio · cream #c98a4b #8a9a66
Aromas a higo, lavanda y cítricos. Queman parejo unas cuarenta horas cada una.
Caja lista para regalar con tarjeta escrita a mano.
`
