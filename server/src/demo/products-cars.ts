/** Automóviles. How to read them: `readProducts`. */
export const cars = `
Volkswagen Gol Trend 2014 al día
1.6 nafta, 5 puertas, 112.000 km, dirección y aire
Usado · USD 8200 · was 8700 · least 7900 · in Avellaneda, Buenos Aires · dario · car #b9bfc2 #c4553b
Segundo dueño, todos los service con boleta. Distribución hecha a los 100.000 y cubiertas con más de media vida.
VTV vigente hasta marzo. Titular, listo para transferir; escucho permuta por menor valor.

Toyota Corolla XEI 2019 caja automática
1.8 CVT, 64.000 km, cuero, cámara de retroceso
Como nuevo · USD 19500 · least 18900 · carla · car #2f3b4c #d9b25c
Uso familiar, siempre en cochera cubierta. Service oficiales en concesionario de Córdoba, tengo el libro sellado.
Sin choques ni detalles de pintura. Acepto verificación policial y mecánica.

Fiat 600 R 1979 para restaurar
Motor 843 cc, papeles al día
Para reparar · USD 1900 · in Fisherton, Rosario · ezequiel · car #e8a84c #f0d6b0
Estaba en un garaje de Funes desde el 2008. El motor gira, tiene piso sano y le faltan paragolpes y tapizado.
Sale en tráiler. El que sabe, sabe.

Peugeot 208 Allure 2021 único dueño
1.6, 41.000 km, techo panorámico
Usado · USD 15800 · noelia · car #3f5d7d #e8a84c
Comprado cero kilómetro en Neuquén. Un raspón en el paragolpes trasero que ya está presupuestado.
Con dos llaves y manuales.

Renault Kangoo 2017 con GNC quinta
1.6, dos puertas laterales, 138.000 km
Usado · USD 9900 · was 10500 · hernan · van #e7e2d8 #3f7fb0
Trabajadora y económica, con oblea hasta septiembre. El furgón tiene piso de goma y enganche.
La vendo porque me paso a una más grande.

Mercedes-Benz Sprinter 415 motorhome
2015, cama doble, cocina, heladera a 12 V y panel solar
Usado · USD 38000 · least 36500 · facundo · van #8fa58b #e8a84c
Convertida por nosotros a lo largo de un año entero. Recorrió la 40 de punta a punta y nunca nos dejó a pie.
Va equipada hasta con las tazas.

Honda Wave 110 S 2021
Freno a disco, 14.500 km
Usado · USD 1350 · hernan · motorcycle #c4553b #3d3532
Gasta nada y arranca a la primera patada. Transmisión nueva y batería de hace seis meses.
Patente y seguro al día, con casco de regalo.

Royal Enfield Classic 350 como cero
2023, 3.200 km, verde militar
Como nuevo · USD 5400 · in Maipú, Mendoza · gaston · motorcycle #5d6b4a #d9b25c
Salidas de domingo por Potrerillos y siempre tapada. Service de los 500 y 3.000 hechos en oficial.
Tiene defensas y un portaequipaje de acero.

Zanella Sapucai 125 para proyecto café racer
2007, motor hecho, sin luces
Para reparar · ARS 480000 · in Centro, Posadas · silvina · motorcycle #8a5a83 #f0d6b0
El motor anda lindo, lo que falta es la parte eléctrica y un asiento. Tiene título y cédula.
Mi hermano la empezó y se fue a vivir afuera.

Cubiertas Fate 175/65 R14, par
Eximia Pininfarina, dibujo asimétrico
Nuevo · ARS 210000 · stock 8 · dario · tyre #b9bfc2 #c4553b
El precio es por las dos. Semana de fabricación reciente, se pueden mirar antes.
Colocación y balanceo sin cargo en el taller de al lado.

Juego de llantas de aleación rodado 15
4×100, con centros, sin cubiertas
Usado · USD 190 · gaston · tyre #8f8a85 #e8a84c
Se las saqué a un Clio. Enderezadas y pintadas con pintura horneable, no pierden aire.
Van las tuercas antirrobo.

Cubierta de auxilio con llanta de chapa
185/60 R15, 5 agujeros
Usado · ARS 65000 · martin · tyre #3d4a55 #d59b3a
Nunca tocó el asfalto, viajó en el baúl de un auto que vendí.
Tiene las pelotitas todavía. Retiro por Parque Centenario.

Casco LS2 Rapid talle L mate
FF353, 59-60 cm, visor transparente
Usado · USD 60 · in Centro, San Miguel de Tucumán · hernan · helmet #3d3532 #c4553b
Sin golpes ni caídas, tiene dos años. El interior se desmonta y está recién lavado.
Incluyo un visor ahumado.

Casco rebatible doble visor blanco
Hawk RS9, talle M, homologado
Nuevo · USD 88 · was 99 · stock 3 · dario · helmet #e7e2d8 #3f7fb0
Último stock del local, con etiqueta. El visor solar interno baja con una palanca que se acciona con guantes.
Cambio de talle sin problema dentro de los diez días.

Cargador de batería y arrancador portátil
12 V, 800 A de pico, linterna y salida USB
Nuevo · USD 58 · stock 16 · in Bernal, Buenos Aires · dario · toolbox #3d444d #e8a84c
Te saca de un apuro en medio de la ruta. Se carga en tres horas y aguanta varios arranques.
Incluye estuche, pinzas y cable para el encendedor.

Gato hidráulico y llaves para el baúl
Carrito de 2 toneladas, llave cruz, criquet y estuche metálico
Usado · USD 62 · noelia · toolbox #4a5560 #d59b3a
Compañero de ruta durante siete inviernos patagónicos. El gato no pierde líquido y levanta sin esfuerzo.
La llave cruz sirve para casi todos los autos chicos.

Parlantes 6×9 para luneta con bafle propio
Tres vías, 350 W, cajón enduido y alfombrado
Usado · USD 75 · lucia · speaker #3f5d7d #c4553b
Sonaban en el auto de mi hermano y hoy decoran el garaje. Los conos están sanos y los cables rotulados.
Se pueden probar con la batería del mío.

Limpieza: kit de detailing completo
Shampoo neutro, cera, microfibras, aspiradora chica
Como nuevo · ARS 58000 · in Villa Crespo, CABA · rocio · bucket #3f5d7d #e8a84c
Lo usé tres veces y vendí el auto. Quedan los bidones casi llenos.
Todo va adentro del balde con rejilla.
`
