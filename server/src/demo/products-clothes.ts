/** Ropa y Accesorios. How to read them: `readProducts`. */
export const clothing = `
Zapatillas Nike Pegasus 39 talle 42
Running, talle AR 42 / US 10, gris y naranja
Usado · USD 60 · least 50 · facundo · sneaker #6f7780 #e9785a
Tienen unos 200 kilómetros encima, la suela todavía agarra bien. Las lavé a mano y están listas para salir.
No las uso más porque necesito medio número menos.

Zapatillas Topper de lona blancas talle 38
Clásicas de lona, talle 38
Nuevo · ARS 38000 · stock 7 · carla · sneaker #efe8dc #c4553b
Stock de un local que cerró, todas en su caja. Quedan talles 36 al 40.
Escribime el talle por chat antes de comprar así te lo confirmo.

Zapatillas Adidas Samba negras talle 40
Cuero y gamuza, talle 40
Como nuevo · USD 85 · rocio · sneaker #2f3338 #f0d6b0
Las estrené en un casamiento y no las volví a usar. Suela impecable, cordones de repuesto sin abrir.
Cambio por el mismo modelo en 39 si alguien tiene.

Zapatillas de trekking Salomon talle 43
X Ultra 3 GTX, impermeables
Usado · USD 90 · was 110 · in El Bolsón, Río Negro · facundo · sneaker #5b6b4f #d59b3a
Subieron al Frey y al Jakob y volvieron enteras. La membrana sigue sin dejar pasar el agua.
Tienen desgaste parejo en el talón, se ve en las fotos.

Borcegos de cuero marrón mujer talle 37
Cuero vacuno, suela de goma cosida
Como nuevo · USD 70 · carla · boots #8a5a38 #d9b25c
Hechos por un zapatero de Alta Córdoba, durísimos y muy cómodos. Los usé un invierno.
Les puse grasa de caballo hace poco, quedaron brillantes.

Botas de lluvia infantiles talle 29
Goma con interior de algodón, color verde
Usado · ARS 15000 · lucia · boots #5b8a72 #e8a84c
Saltaron en todos los charcos de City Bell pero no tienen pinchaduras. Ideales para jardín de infantes.
Paso a buscar talle 31 si alguien quiere canjear.

Botas de montaña Columbia hombre 44
Newton Ridge, caña media
Usado · USD 65 · hernan · boots #6b4a33 #c4553b
Las usé para caminar en Tafí dos o tres veces por año. La capellada está sana y los ojales también.
Cordones nuevos. Prefiero entregar en mano para que te las pruebes.

Campera de cuero negra talle M
Cuero ovino, forro de satén, cierre metálico
Usado · USD 95 · was 120 · rocio · jacket #2f2a2b #c4553b
Corte clásico motoquero, suave por los años de uso. Un bolsillo interno tiene la costura rehecha.
Se limpió en tintorería hace un mes.

Campera inflable Uniqlo ultraliviana L
Plumón 90 %, se guarda en su bolsita
Como nuevo · USD 60 · facundo · jacket #35506e #e9785a
Pesa doscientos gramos y abriga una barbaridad. La traje de un viaje y me queda corta de mangas.
Sin plumas salidas ni enganches.

Campera de jean oversize vintage
Talle único amplio, años noventa
Usado · ARS 45000 · carla · jacket #5d7d9c #e7dccb
La encontré en una feria americana y le cosí los parches yo. El jean es grueso, de los de antes.
Mide 62 cm de sisa a sisa.

Piloto impermeable amarillo mujer S
Costuras termoselladas, capucha desmontable
Nuevo · USD 48 · stock 5 · rocio · jacket #dba93c #3f5d7d
Confección propia, hecho en un taller de Villa Crespo. Aguanta tormenta de verdad y no hace ruido al caminar.
Si dudás con el talle te paso las medidas.

Remera de algodón peinado estampada
Talles S a XXL, estampa serigrafiada a mano
Nuevo · ARS 18000 · stock 30 · ezequiel · shirt #c4553b #f0d6b0
Dibujo propio inspirado en el Paraná. No destiñe ni se achica, probado con veinte lavados.
Llevando tres la tercera va a mitad de precio.

Remera térmica de esquí talle M
Primera piel, cuello alto
Usado · USD 18 · facundo · shirt #3f5d7d #8fb8bf
La usé una temporada en el Catedral. Seca rapidísimo y no toma olor.
Tiene una calza del mismo conjunto que vendo aparte.

Camiseta de básquet retro número 7
Talle L, tela respirable
Usado · ARS 25000 · ezequiel · shirt #3b6fa0 #e8a84c
De un torneo barrial del 2004, con el escudo bordado. Para coleccionar o para jugar un picado.
Las letras de atrás tienen un poco de craquelado.

Vestido de fiesta verde esmeralda talle 2
Seda sintética, largo a la rodilla
Como nuevo · USD 55 · least 45 · carla · dress #2f7d63 #f0d6b0
Lo usé una sola noche en un casamiento. Tiene breteles regulables y bolsillos, que es lo mejor.
Va con el chal al tono.

Vestido a lunares para el verano
Viscosa, talle M, cintura elastizada
Nuevo · ARS 32000 · stock 6 · mirta · dress #c4553b #fff1d6
Los cosemos con mi hermana en casa. Fresco, cae lindo y no hace falta plancharlo.
También lo tenemos en azul y en negro.

Vestido de novia estilo bohemio
Talle 40, encaje con forro de algodón
Como nuevo · USD 280 · was 420 · least 240 · silvina · dress #efe6d8 #d9b25c
Hecho a medida por una modista de Posadas. Se usó una vez y está lavado y guardado en funda.
Admite ajuste en la cintura; el largo es para 1,65 con taco bajo.

Jean Levi's 501 original talle 32
Corte recto, azul oscuro, botones
Usado · USD 38 · in Almagro, CABA · martin · jeans #34506f #d59b3a
Le quedan muchos años, la tela está firme y no tiene roturas. El ruedo es el de fábrica.
Lo vendo porque aprendí a cocinar en la pandemia y ya no me entra.

Pantalón cargo de trabajo, pack
Gabardina reforzada, talles 40 a 54
Nuevo · ARS 29000 · stock 24 · gaston · jeans #6b6a4a #c9a46c
Doble costura y rodillas reforzadas, los usan en las bodegas de la zona. El precio es por unidad.
Factura A o B. Por más de diez unidades hacemos bordado con tu logo.

Cartera de cuero suela hecha a mano
30 × 26 cm, herrajes de bronce
Nuevo · USD 85 · stock 3 · silvina · bag #a5683c #3f5d7d
Cosida punto por punto con hilo encerado. El cuero se va oscureciendo con el uso y queda más linda.
Tarda cinco días si la querés con tus iniciales.

Cartera negra chica de noche
Cuerina, correa de cadena
Usado · ARS 14000 · mirta · bag #2f2a2b #d9b25c
Está como nueva, la habré llevado a dos cumpleaños. Entra el celular, las llaves y poco más.
El broche cierra bien.

Mochila urbana antirrobo con puerto USB
25 litros, compartimento para notebook de 15,6"
Nuevo · USD 32 · stock 10 · dario · backpack #3d444d #e9785a
El cierre queda contra la espalda, así viajás tranquilo en el tren. La tela repele la llovizna.
Incluye el cable interno; el cargador portátil no viene.

Reloj Casio vintage dorado
A168WG, acero, luz, alarma
Como nuevo · USD 45 · martin · watch #c9a040 #d9b25c
Pila cambiada en septiembre y resistencia al agua verificada. Va con la caja y el manual.
La malla se regula sin herramientas.

Reloj mecánico Citizen automático años setenta
Calibre 8200, caja de acero de 37 mm, malla de cuero nueva
Usado · USD 140 · least 125 · in Centro, Santa Fe · ezequiel · watch #6b4a33 #b8655c
Era de mi abuelo ferroviario. Adelanta medio minuto por día, normal para la edad, y tuvo servicio el año pasado.
El cristal tiene un pelito que casi no se nota.

Anteojos de sol polarizados Rusty
Marco de acetato carey, lente G15
Como nuevo · USD 40 · in Güemes, Córdoba · carla · glasses #7a4a2c #5b8a72
Los gané en un sorteo y no me quedan bien de cara. Estuche rígido y paño incluidos.
Protección UV400 certificada.

Mochila de lona encerada con bordado de montaña
18 litros, tapa con hebillas, bolsillo al frente
Nuevo · ARS 16000 · stock 0 · facundo · backpack #c4553b #efe8dc
La bordamos en un taller de Bariloche. Se agotó la tanda de verano y salen nuevas en quince días.
Si querés te aviso apenas estén.
`
