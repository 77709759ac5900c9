/** Salud y Belleza, and Juguetes. How to read them: `readProducts`. */
export const care = `
Perfume importado floral 100 ml sellado
Eau de parfum, notas de jazmín y vainilla
Nuevo · USD 78 · was 92 · stock 5 · carla · perfume #c98a9a #d9b25c
Lo traje del free shop y tengo el ticket. Celofán intacto.
Dura todo el día, pero no es invasivo.

Perfume artesanal de madera y yerba 50 ml
Extracto con cedro, yerba mate y bergamota
Nuevo · USD 36 · stock 17 · in Oberá, Misiones · silvina · perfume #6b8f5a #8a5230
Lo macero yo durante seis semanas. El aroma cambia con la piel y recuerda al monte después de la lluvia.
Pedí la muestra de 2 ml si querés probar antes.

Secador de pelo Gama profesional 2200 W
Motor AC, dos picos y difusor
Usado · USD 48 · in Villa Carlos Paz, Córdoba · carla · hairdryer #2f2f36 #c4553b
Lo usaba en la peluquería y tiene mucha potencia todavía. El cable mide tres metros.
Filtro recién limpiado.

Secador de viaje plegable bivolt
1200 W, 110/220 V
Como nuevo · ARS 24000 · in Boedo, CABA · martin · hairdryer #5fb0a8 #f0d6b0
Fue a un solo viaje. Ocupa menos que un par de zapatillas y seca más de lo que parece.
Con bolsita de tela.

Secador que huele a quemado, para repuesto
1800 W, carcasa sana
Para reparar · ARS 9000 · noelia · hairdryer #8a5a83 #e8a84c
El motor gira pero la resistencia se cortó en un punto. Picos y tapa de filtro en buen estado.
Se lo dejo al que lo quiera arreglar.

Crema facial de rosa mosqueta patagónica
60 ml, sin perfume, con factor de protección
Nuevo · ARS 21000 · stock 28 · facundo · cream #d98a7a #f0d6b0
La elabora una cooperativa de El Bolsón con fruto recolectado a mano. Buena para el frío y el viento.
Fecha de vencimiento: dentro de dos años.

Kit de cuidado de piel coreano cinco pasos
Limpiador, tónico, sérum, crema y protector
Nuevo · USD 64 · stock 6 · rocio · cream #5b8a72 #e9a0a0
Armado por una cosmiatra según tu tipo de piel; contame por chat y te lo preparo.
Todo con registro de importación.

Manteca corporal de karité en lata
250 g, aroma a naranja
Nuevo · ARS 14500 · stock 22 · silvina · cream #e8a84c #c4703b
Para manos y talones castigados. Con poquito alcanza y no deja la ropa pegajosa.
La lata se devuelve y te descuento en la próxima.

Balanza digital con medición corporal
Bluetooth, hasta 180 kg, aplicación en español
Como nuevo · USD 29 · hernan · scale #3d444d #5fb0a8
Pesa siempre igual, la contrasté con la del consultorio. Cuatro pilas nuevas.
La vendo porque el nutricionista me prohibió mirarla todos los días.

Balanza mecánica antigua de farmacia chica
Para bebés, hasta 15 kg, esmaltada
Usado · USD 68 · in Centro, Santa Fe · ezequiel · scale #c9cfd2 #b8655c
Anda y decora a la vez. El plato está apenas saltado en un borde.
Calibrada con pesas de referencia.

Paleta de sombras profesional ocho tonos
Mates y satinadas, espejo grande, pincel
Nuevo · USD 33 · stock 8 · carla · makeup #7d4a63 #c9545a
Pigmento altísimo y no se cae al aplicar. Es la que uso para novias.
Incluye un labial al tono.

Set de maquillaje teatral
Cremosos, polvos y pinceles en valija
Usado · USD 46 · ezequiel · makeup #3d4a55 #e8a84c
Quedó de una obra del under rosarino. Los colores fuertes casi no se tocaron.
Todo desinfectado con alcohol.

Tijera profesional de peluquería 6 pulgadas
Acero japonés, filo navaja, con peine
Como nuevo · USD 58 · least 50 · in Gonnet, La Plata · lucia · scissors #3d3532 #e8a84c
Afilada por un especialista y sin uso desde entonces. Tiene tornillo regulable y apoyadedo.
Estuche de cuero incluido.
`

/** What children play with. */
export const playthings = `
Bloques de madera pintados a mano, 30 piezas
Pino sin astillas, pintura no tóxica
Nuevo · ARS 34000 · stock 12 · lucia · blocks #c4553b #5fb0a8
Los hacemos con mi papá, carpintero jubilado. Bordes redondeados para manos chiquitas.
Vienen en bolsa de lienzo.

Bloques encastrables, balde de 200
Compatibles con la marca conocida, colores surtidos
Usado · ARS 28000 · noelia · blocks #3f7fb0 #e8a84c
Lavados uno por uno en una red dentro del lavarropas. Faltan pocas ruedas.
Hay para construir una ciudad entera.

Muñeca de trapo con vestido desmontable
45 cm, rellena de vellón siliconado
Nuevo · ARS 31000 · stock 7 · in Puerto, Mar del Plata · mirta · doll #c4553b #f0d6b0
Cosida a mano, con la cara bordada para que no haya piezas que se suelten.
Elegís color de pelo y de vestido.

Muñeca articulada con valijita de ropa
28 cm, ocho conjuntos, zapatos completos
Usado · USD 22 · lucia · doll #8a5a83 #e8a84c
Cuidada como un tesoro, tiene el pelo sin nudos. Todos los zapatitos tienen su par, cosa rara.
La valija cierra bien.

Camión y auto de madera para arrastrar
Lenga, ruedas de goma, cordón de algodón
Nuevo · USD 28 · stock 10 · in Centro, Bariloche · facundo · toycar #5b8a72 #e8a84c
Diseño propio, sin un solo tornillo a la vista. Aguanta que se le sienten arriba.
Se entrega con aceite de cera para mantenerlo.

Auto a batería para montar 12 V
Control remoto para los padres, luces y bocina
Usado · USD 160 · was 210 · gaston · toycar #c4553b #3d3532
La batería se cambió este año y dura más de una hora. Algunos rayones de pista, digamos.
Hasta 30 kilos.

Colección de autitos de metal, 40 unidades
Escala 1:64, con pista plegable
Usado · USD 48 · martin · toycar #3f5d7d #e9785a
Estaban en lo de mi vieja en una caja de galletitas. Varios de los noventa que ya no se consiguen.
Algunos tienen la pintura saltada.

Auto a fricción que no arranca, sin rueda
Chapa, años sesenta
Para reparar · ARS 18000 · ezequiel · toycar #e8a84c #3f7fb0
Pieza de colección para alguien con paciencia y manos de relojero. El resorte está suelto adentro.
Conserva la litografía casi completa.

Juego de mesa de estrategia con expansión
De 2 a 5 jugadores, 90 minutos, en español
Como nuevo · USD 42 · rocio · boardgame #8a5a83 #5fb0a8
Cartas enfundadas y piezas contadas. Lo jugamos cuatro veces hasta que nos peleamos todos.
Reglas claras y un resumen plastificado por jugador.

Ajedrez y damas de madera, tablero plegable
40 × 40 cm, piezas de guindo
Nuevo · ARS 47000 · stock 5 · hernan · boardgame #8a5230 #e8a84c
Torneado por un artesano de Tafí Viejo. Cada pieza tiene su paño en la base.
Ideal para regalar, se lo puede grabar.

Rompecabezas y juegos de los noventa, lote
Cinco cajas, todas completas menos una
Usado · ARS 30000 · carla · boardgame #c4553b #d9b25c
Contados con mate de por medio un domingo de lluvia. Al de mapas le falta una pieza del Chaco.
Cajas con las esquinas encintadas.

Oso de peluche gigante de un metro
Felpa suave, moño de raso
Como nuevo · USD 36 · in Güemes, Córdoba · carla · teddy #c4553b #e8a84c
Regalo de un ex, se entiende el motivo de la venta. Limpio y sin una costura abierta.
Viaja sentado en el asiento del acompañante.

Osito de apego tejido al crochet
25 cm, hilo de algodón, ojos bordados
Nuevo · ARS 19500 · stock 0 · silvina · teddy #5fb0a8 #f0d6b0
Se lava a máquina dentro de una funda. Estoy tejiendo los próximos, salen la otra semana.
Puedo hacer el moño del color que quieras.

Cochecito de bebé clásico con moisés
Ruedas inflables, capota extensible, canasto
Usado · USD 170 · was 220 · least 155 · in Tolosa, La Plata · lucia · pram #34506f #e8a84c
Un solo bebé y veredas buenas. La amortiguación es una seda y se lava todo.
Doy el cubrepiés y el mosquitero.
`
