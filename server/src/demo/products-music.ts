/** Libros y Música. How to read them: `readProducts`. */
export const music = `
Guitarra criolla Gracia modelo M5
Tapa de pino abeto, clavijero dorado, cuerdas nuevas
Usado · USD 130 · ezequiel · guitar #c98a4b #6b4a33
Volumen y dulzura, una guitarra argentina honesta. Trastes parejos, sin cejillas gastadas.
Va con funda acolchada y un afinador de clip.

Guitarra acústica negra con corte y micrófono
Parquer GAC109, ecualizador de cuatro bandas
Como nuevo · USD 160 · was 190 · carla · guitar #2f2f36 #e8a84c
Enchufada suena muy bien en vivo. La llevé a dos fogones y a una peña, nada más.
Correa y púas incluidas.

Guitarra de estudio para zurdos
Clásica 4/4, tilo laminado
Nuevo · ARS 120000 · stock 2 · ezequiel · guitar #d59b3a #c4553b
Viene encordada para zurdos de fábrica, no es una adaptación. La calibro antes de entregarla.
Primera clase de regalo si sos de Rosario.

Guitarra heredada con puente despegado
Antigua Casa Núñez, años setenta
Para reparar · USD 85 · mirta · guitar #8a4a2c #d9b25c
El luthier que la vio dijo que vale la pena. El diapasón está derecho y la caja no tiene rajaduras.
Era de mi hermano, guitarrero de patio.

Teclado Yamaha PSR-E373 con soporte
61 teclas sensibles, 622 voces
Como nuevo · USD 270 · least 250 · lucia · piano #3d3f45 #c4553b
Mi hija pasó al piano acústico y este quedó chico. Todas las teclas responden igual.
Con atril, fuente original y soporte en X.

Piano digital Casio CDP-S110 de 88 notas
Teclas con peso de martillo, pedal
Usado · USD 430 · rocio · piano #2b2a2e #5fb0a8
Toque muy realista para el tamaño que tiene. Lo uso con auriculares y los vecinos ni se enteran.
La banqueta la vendo aparte.

Controlador MIDI de 49 teclas
USB, ocho pads, faders asignables
Usado · USD 90 · ezequiel · piano #e7e2d8 #e9785a
Para producir en casa sin ocupar todo el escritorio. Un fader raspa un poco al moverlo rápido.
Te paso los programas que usaba y cómo configurarlo.

Vinilo de rock nacional, lote de diez
Discos de los setenta y ochenta, escuchados y limpios
Usado · USD 110 · ezequiel · record #8a5a83 #e8a84c
Elegidos de mi colección por repetidos. Tapas entre bien y muy bien, ningún disco salta.
Te mando la lista completa y fotos por chat.

Vinilo de tango orquestal prensado original
Doble, 1968, tapa con desgaste
Usado · ARS 35000 · mirta · record #3d3532 #c4553b
Lo bailamos mil veces en el patio. Tiene el crujidito de siempre, nada que tape los bandoneones.
Los sobres internos son nuevos.

Vinilo nuevo de folclore fusión, edición numerada
180 gramos, 300 copias
Nuevo · USD 32 · stock 18 · silvina · record #5b8a72 #e7dccb
Edición independiente de músicos misioneros, grabada a orillas del río. Incluye lámina con las letras.
Numerado a mano.

Bafles y monitor para sala de ensayo
Activo, 15 pulgadas, 300 W
Usado · USD 260 · gaston · speaker #2f3033 #8f8a85
Sobrevivió a una banda de cumbia y a tres vendimias. El cono es original y el driver nuevo.
Precio por unidad, tengo el par.

Colección de novela policial, veinte libros
Tapa blanda, ediciones de bolsillo
Usado · USD 45 · martin · book #3f5d7d #c4553b
Los leí en el subte ida y vuelta durante años. Hay clásicos ingleses y varios autores nuestros.
Se entregan en una caja, pesan bastante.

Libros de texto de medicina, primer año
Anatomía, histología y bioquímica, ediciones recientes
Usado · USD 140 · least 120 · hernan · book #b8453a #f0d6b0
Subrayados solo con lápiz. Cursé con ellos y aprobé, así que algo de suerte traen.
Puedo separar anatomía en dos tomos.

Enciclopedia de jardinería ilustrada
Cuatro tomos, tapa dura, con fichas de plantas nativas
Como nuevo · ARS 54000 · silvina · book #5b8a72 #e8a84c
Las fotos son una maravilla y las fichas se pueden sacar para llevarlas al jardín.
Regalo un sobre con semillas de lapacho.

Cuentos infantiles para primeros lectores, pack
Doce libros en imprenta mayúscula
Como nuevo · ARS 36000 · stock 4 · lucia · book #e8a84c #5fb0a8
Los armé mientras daba clases de primer grado. Letra grande y dibujos hermosos, sin hojas rotas.
Cada pack trae una guía para las familias.

Manual de cocina regional firmado por la autora
240 páginas, edición de 500 ejemplares
Nuevo · USD 24 · stock 9 · in Tafí Viejo, Tucumán · hernan · book #c4703b #f0d6b0
Recetas de mi tía y sus vecinas: humita, locro, empanadas y dulces de cayote.
Decime a nombre de quién va la dedicatoria.

Historietas nacionales de colección, lote
Treinta revistas, 1978 a 1985
Usado · USD 75 · was 90 · in Avellaneda, Buenos Aires · dario · book #5d7d9c #d9b25c
Bolsita individual y cartón, como corresponde. Tres tienen la tapa un poco suelta y están marcadas.
No separo números.

Bandeja giradiscos automática a correa
Audio-Technica LP60X, preamplificador incorporado
Como nuevo · USD 175 · stock 1 · in Villa Crespo, CABA · rocio · record #2f3033 #5fb0a8
Enchufás a cualquier parlante y listo. La púa tiene menos de cincuenta horas.
La doy con un vinilo sorpresa.
`
