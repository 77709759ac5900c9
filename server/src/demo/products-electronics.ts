/** Electrónicos, first part: phones, computers and what plugs into them. How to read them: `readProducts`. */
export const electronics = `
Samsung Galaxy A54 128 GB liberado
SM-A546E, 8 GB de RAM, pantalla de 6,4" a 120 Hz, doble SIM
Como nuevo · USD 245 · was 290 · least 225 · dario · phone #35506e #e8a84c
Lo usé ocho meses, siempre con funda y vidrio templado, así que no tiene ni un rayón. La batería llega cómoda a la noche.
Va con caja, cable original y dos fundas de regalo. Se puede probar con tu chip antes de pagar.

iPhone 13 128 GB azul, batería al 89 %
Apple A2633, 128 GB, pantalla OLED de 6,1"
Usado · USD 430 · least 400 · martin · phone #2f5d86 #f0d6b0
Comprado nuevo en 2022, libre de iCloud y con factura a mi nombre. Tiene una marquita en el borde inferior que con funda no se ve.
Face ID y cámaras funcionan perfecto. Lo entrego formateado en Caballito, cerca de Acoyte y Rivadavia.

Motorola Edge 40 Neo 256 GB
XT2307, 12 GB de RAM, carga de 68 W, color negro
Nuevo · USD 310 · stock 4 · in Avellaneda, Buenos Aires · dario · phone #2b2f36 #5fb0a8
Equipo sellado, con garantía oficial de doce meses. Viene con el cargador rápido en la caja.
Hacemos factura B y enviamos a todo el país con seguimiento.

Xiaomi Redmi Note 12 con detalle en la pantalla
4 GB de RAM, 128 GB, batería de 5000 mAh
Para reparar · USD 70 · ezequiel · phone #5b8a72 #e9785a
Se me cayó de la bici y la pantalla quedó partida en una esquina, pero prende, carga y el táctil responde en casi todo.
Me pasaron un presupuesto de módulo por USD 45. Ideal para repuestos o para alguien que se dé maña.

Celular Samsung J7 Prime para los abuelos
SM-G610M, 3 GB de RAM, 32 GB, liberado
Usado · ARS 85000 · in Miramar, Buenos Aires · mirta · phone #c9a46c #c4553b
Era de mi mamá, que pasó a uno más grande. Anda bien para WhatsApp, llamadas y alguna foto; no le pidan juegos.
Le dejé las letras grandes y los contactos de emergencia configurados.

Notebook Lenovo ThinkPad T480 i5 16 GB SSD 512
Intel i5-8350U, 16 GB DDR4, SSD NVMe de 512 GB, 14" Full HD
Usado · USD 320 · was 380 · stock 6 · dario · notebook #2f3338 #c4553b
Equipos de una empresa que renovó su parque, revisados y limpiados uno por uno. Teclado en español con la ñ original.
Batería interna nueva, entre cuatro y cinco horas de uso. Salen con Windows 11 o Linux, vos elegís.

MacBook Air M1 8/256 gris espacial
A2337, chip M1, 13,3", 92 ciclos de batería
Como nuevo · USD 640 · least 600 · rocio · notebook #8d9196 #5fb0a8
La usé para la facultad y ya me recibí, así que busca dueño nuevo. Sin golpes, con pantalla impecable.
Incluye cargador original de 30 W, caja y una funda rígida transparente.

Notebook HP 15 para repuestos
HP 15-bs031, Intel i3, sin disco
Para reparar · ARS 90000 · hernan · notebook #5c6670 #d59b3a
No da video: el técnico dice que es la placa. La pantalla, el teclado y las memorias estaban bien antes de eso.
La vendo entera, no separo las partes.

Chromebook Acer 11 para la escuela
Acer C733, 4 GB, 32 GB, carcasa reforzada
Usado · USD 95 · stock 3 · in Gonnet, La Plata · lucia · notebook #3f5d7d #e8a84c
Aguantan golpes y derrames porque son de línea escolar. Sirven para navegar, documentos y videollamadas.
Las baterías rinden unas seis horas. Si llevás dos te hago precio.

Tablet Samsung Tab A8 10,5" con lápiz
SM-X200, 4 GB, 64 GB, Wi-Fi
Como nuevo · USD 165 · lucia · tablet #8a5a83 #f0d6b0
La compramos para que mi hija dibujara y se cansó a los dos meses. El lápiz es genérico, anda con cualquier aplicación.
Tiene lámina puesta desde el primer día y va con una funda tipo libro.

iPad 9ª generación 64 GB
A2602, pantalla de 10,2", compatible con lápiz de primera generación
Usado · USD 260 · was 300 · in Boedo, CABA · martin · tablet #5d6b7a #c4553b
Se usó de menú en un café, por eso tiene el vidrio cambiado por uno original. La batería está al 86 %.
Entrego con cargador y soporte de mesa de madera.

PC de escritorio Ryzen 5 con monitor de 24"
Ryzen 5 5600G, 16 GB, SSD de 480 GB, monitor LG 24MK430H
Usado · USD 390 · least 360 · martin · computer #3f5d7d #e9785a
Armada en 2023 para trabajar desde casa. Corre juegos livianos sin placa de video y es muy silenciosa.
Incluye teclado, mouse, cables y la cámara web. Retiro en Caballito o te la acerco en CABA.

Monitor curvo Samsung 27" 75 Hz
LC27R500, Full HD, HDMI y VGA
Como nuevo · USD 130 · stock 2 · dario · computer #4a5560 #5fb0a8
Quedaron dos de una oficina que cerró. No tienen píxeles quemados y conservan la caja con el telgopor.
El teclado y el mouse de la foto no están incluidos.

Impresora multifunción Epson L3250 con sistema continuo
EcoTank L3250, Wi-Fi, imprime, copia y escanea
Usado · USD 150 · noelia · printer #3c4148 #5fb0a8
Imprime impecable, le hice limpieza de cabezales hace un mes. Los cuatro tanques están por encima de la mitad.
La vendo porque en el trabajo me dieron una láser.

Impresora HP láser blanco y negro sin tóner
LaserJet P1102w, USB y Wi-Fi
Para reparar · ARS 45000 · in Tafí Viejo, Tucumán · hernan · printer #6b6f74 #d59b3a
Agarra el papel torcido: hay que cambiarle el rodillo, que sale poco. Todo lo demás funciona.
El tóner está vacío, se consigue alternativo en cualquier lado.

Router TP-Link Archer AX23 Wi-Fi 6, caja cerrada
AX1800, cuatro puertos gigabit
Nuevo · ARS 95000 · was 110000 · stock 12 · dario · box #b9814f #3f5d7d
Mejora mucho el alcance respecto de los equipos que entregan las compañías. Se configura desde el celular en cinco minutos.
Garantía escrita de un año. Envíos en el día por moto en zona sur.

Joystick y consola Xbox Series S 512 GB
Series S, control inalámbrico blanco, cable HDMI
Como nuevo · USD 340 · least 310 · carla · console #e7e2d8 #5b8a72
La tengo hace un año y la usé poco porque me ganó el trabajo. Está impecable, siempre en un mueble ventilado.
Queda con la cuenta borrada y lista para configurar.

PlayStation 4 Slim 1 TB con dos controles
CUH-2215B, dos DualShock 4, cuatro juegos en disco
Usado · USD 230 · ezequiel · console #2f3338 #3f7fb0
Le hice mantenimiento con pasta térmica en marzo, no levanta temperatura. Uno de los controles tiene la goma del stick gastada.
Los juegos son FIFA 22, God of War, Uncharted 4 y Gran Turismo Sport.

Nintendo Switch OLED sin uso, en caja
HEG-001, 64 GB, base blanca
Nuevo · USD 360 · stock 2 · rocio · console #e7dccb #c4553b
Me la regalaron y ya tenía una, así que está con los precintos puestos.
La entrego en mano en Palermo o la despacho por correo con seguro.
`
