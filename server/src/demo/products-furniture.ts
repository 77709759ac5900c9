/** Hogar y Jardín, second part: furniture, garden and tools. How to read them: `readProducts`. */
export const furnishing = `
Sillón de tres cuerpos en pana azul
210 × 90 × 85 cm, patas de paraíso, fundas lavables
Como nuevo · USD 340 · was 420 · least 310 · in Villa Crespo, CABA · rocio · sofa #3d5a80 #e8a84c
Lo mandamos a hacer y al poco tiempo adoptamos dos gatos, así que ahora tiene que irse. No llegaron a arañarlo.
Muy cómodo para dormir la siesta. Sale por ascensor, medidas tomadas.

Sofá cama de dos plazas con baúl
Chenille gris, colchón de espuma de alta densidad
Usado · USD 180 · in Fisherton, Rosario · ezequiel · sofa #8b8f94 #c4553b
Resolvió visitas durante cinco años. El mecanismo abre suave y el baúl guarda dos acolchados.
Tiene un apoyabrazos un poco hundido.

Sillón individual rescatado para retapizar
Estructura de petiribí, años cincuenta
Para reparar · ARS 60000 · mirta · chair #6f9167 #f0d6b0
La madera está bárbara, la tela no tiene vuelta. Una vez tapizado queda para revista.
Estaba en la casa de mis suegros, en el puerto.

Juego de cuatro sillas Windsor
Guatambú, asiento torneado, laca mate
Usado · USD 130 · carla · chair #a8683c #e7dccb
Firmes, no se mueven ni crujen. A una le reforcé el travesaño con cola y prensa.
El precio es por las cuatro, no las separo.

Silla de oficina ergonómica con apoyo lumbar
Red transpirable, apoyabrazos regulables, base de nylon
Como nuevo · USD 110 · stock 5 · martin · chair #2f3338 #5fb0a8
Son de una oficina que pasó a trabajo remoto. Pistones y ruedas revisados.
Tu espalda lo va a notar a la semana.

Mesa de comedor de algarrobo para seis
160 × 90 cm, tapa de 4 cm de espesor
Usado · USD 220 · least 195 · hernan · table #8a5230 #d59b3a
Pesada y noble, de las que pasan de una generación a otra. La lijé y le di tres manos de aceite de lino.
Se desarman las patas para el traslado.

Mesa ratona hierro y madera
110 × 55 cm, diseño industrial
Nuevo · USD 85 · stock 4 · gaston · table #9a6a42 #3d3532
La fabrico con madera de barricas del valle, por eso cada tapa tiene vetas distintas.
Demora una semana y la puedo hacer en otra medida.

Somier Piero dos plazas y media con respaldo
Meditare, resortes, 160 × 200 cm
Usado · USD 290 · was 360 · lucia · bed #5b7f8f #f0d6b0
Siempre con protector impermeable, lo demuestro con fotos del colchón. Firme, ideal para la espalda.
Las mesas de luz no van. Subió por escalera sin problema.

Cama infantil con barandas y cajón
Pino macizo, 80 × 160 cm, pintura al agua
Como nuevo · USD 120 · in Tolosa, La Plata · lucia · bed #8a5a83 #e8a84c
Mi hijo pegó el estirón y la usó un año y medio. Las barandas se sacan cuando ya no hacen falta.
Se puede llevar armada en una camioneta.

Placard de tres puertas con espejo
Melamina nogal, 180 × 180 × 50 cm
Usado · USD 140 · in Plottier, Neuquén · noelia · wardrobe #9a6a42 #d9b25c
Corredizas suaves y cajones con guías metálicas. Le faltan dos estantes que se cortan en cualquier maderera.
Está desarmado y rotulado, se arma en una tarde.

Cómoda antigua restaurada
Cedro, cinco cajones, herrajes originales
Usado · USD 210 · rocio · wardrobe #b5714a #5fb0a8
La recuperé de un remate en San Telmo y le devolví el lustre a muñeca. Los cajones corren con cera.
Tiene una historia de más de ochenta años.

Lámpara de pie con pantalla de lino
160 cm de alto, base de hierro, pie de madera
Como nuevo · USD 48 · in Oberá, Misiones · silvina · lamp #5d4a3a #f0d6b0
Da una luz cálida que transforma cualquier rincón. El cable es textil y nuevo, con llave de pie.
La pantalla se desmonta para limpiarla.

Velador de bronce años sesenta
34 cm de alto, portalámparas nuevo
Usado · ARS 30000 · mirta · lamp #b98a3c #8a9a66
Pulido y con instalación eléctrica rehecha por mi yerno, que es electricista.
La pantalla verde no es la original pero le queda pintada.

Aloe vera gigante en maceta de barro
60 cm de diámetro, maceta pintada a mano
Nuevo · ARS 22000 · stock 8 · silvina · plant #b8653f #f0d6b0
Son hijos de una planta madre que tengo hace quince años. Aguantan el olvido y el sol fuerte.
Los entrego con la tierra preparada y una tarjeta de cuidados.

Potus y sansevieria, dúo de interior
Macetas de cerámica de 18 cm
Nuevo · ARS 26000 · stock 11 · rocio · plant #6b8f9a #d59b3a
Para quienes juran que se les mueren todas. Necesitan agua cada diez días y poca luz.
Entrego en Palermo y alrededores caminando o en bici.

Parrilla de hierro con patas y brasero
90 × 50 cm, altura regulable con cadena
Nuevo · USD 130 · stock 3 · gaston · grill #3f4246 #c4553b
Chapa de 3 mm, soldada en mi taller. Entran tres tiras de asado y las achuras sin apretarse.
Pinza y palita de regalo. Para el domingo que viene hay lugar de entrega.

Chulengo a leña con tapa, usado dos veranos
Hecho con tambor de 200 litros, termómetro
Usado · USD 95 · facundo · grill #5d4a3a #d59b3a
Ahúma costillar como los dioses. Un poco de óxido en la chimenea que se va con antióxido.
Pesa unos cuarenta kilos, vení con alguien.

Cortadora de césped eléctrica Gamma 1 HP
G1101, corte de 32 cm, bolsa recolectora
Usado · USD 90 · lucia · mower #c4553b #e8a84c
Cuchilla recién afilada y cable de doce metros. Corta parejo hasta el pasto medio alto.
Pasamos a una naftera porque el terreno creció.

Bordeadora y cortadora naftera a revisar
Motor de 4 tiempos, 45 cm de corte
Para reparar · ARS 75000 · noelia · mower #5b8a72 #d59b3a
Estuvo dos años parada y no arranca; seguro es el carburador. El chasis y las ruedas están enteros.
La probé con bujía nueva y da chispa.

Taladro percutor inalámbrico Bosch 18 V
GSB 180-LI, dos baterías de 2 Ah, maletín
Como nuevo · USD 125 · was 145 · gaston · drill #2f6b6b #c4553b
Lo compré para poner los estantes de toda la casa y ya no queda pared libre. Baterías con diez ciclos.
Incluye un juego de mechas y puntas.

Taladro de banco de 13 mm
Motor de 1/2 HP, cinco velocidades
Usado · USD 140 · hernan · drill #4a7a8c #d59b3a
De cuando tenía la bicicletería, un fierro. Mandril con llave y mesa inclinable.
Pesa veintidós kilos; la foto es ilustrativa.

Caja de herramientas metálica completa
Llaves combinadas, tubos, pinzas, martillo y sierra
Usado · USD 80 · dario · toolbox #b23a34 #d9b25c
Casi todas son Bahco y Bremen, compradas de a una durante años. Le falta la llave de 13.
Cierra con candado, que también va.

Sombrilla de jardín con base y mesa
Lona de 2,40 m, mesa de madera con listones
Como nuevo · USD 105 · in Puerto, Mar del Plata · mirta · umbrella #c4553b #f0d6b0
Estuvo siempre guardada fuera de temporada. La lona es acrílica y no perdió el color.
La base se llena con arena o agua.
`
