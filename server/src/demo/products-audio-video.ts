/** Electrónicos, second part: sound, picture and what is worn. How to read them: `readProducts`. */
export const audioVideo = `
Smart TV LG 50" 4K con soporte de pared
50UP7750, webOS, HDR, tres HDMI
Usado · USD 290 · was 340 · least 270 · in Plottier, Neuquén · noelia · tv #3f5d7d #e8a84c
Tres años de uso en un living tranquilo. La imagen es excelente y todas las aplicaciones siguen actualizadas.
Va con el control Magic y un soporte articulado que vale aparte. Hay que venir a buscarlo en camioneta o auto grande.

Televisor TCL 32" Android, poco uso
32S65A, HD, Chromecast incorporado
Como nuevo · USD 120 · hernan · tv #5b8a72 #e9785a
Estaba en el cuarto de visitas y se prendía los domingos. No tiene una sola marca.
Incluye patas, control con comando por voz y la caja original.

TV Samsung 42" con rayas verticales
UN42F5500, Full HD
Para reparar · ARS 60000 · gaston · tv #8a5a83 #d59b3a
Prende y tiene sonido, pero aparecieron rayas de un costado después de una mudanza. Puede ser el panel o el flex.
Sirve para sacarle la fuente y la placa. Solo retiro en Godoy Cruz.

Proyector Full HD para cine en casa
Wanbo T2 Max, 1080p, 250 lúmenes, Android
Como nuevo · USD 135 · in Belgrano, CABA · rocio · box #6b6f74 #5fb0a8
En un cuarto oscuro se ve precioso hasta en dos metros de pantalla. De día no esperes milagros.
Le sumo un trípode de mesa y un cable HDMI de tres metros.

Auriculares Sony WH-1000XM4 negros
Inalámbricos, cancelación de ruido, 30 horas de batería
Como nuevo · USD 210 · was 250 · in Almagro, CABA · martin · headphones #2f3338 #d59b3a
Los compré para viajar y cambié de trabajo, ahora no salgo de casa. Almohadillas sanas, sin olor ni grietas.
Vienen con el estuche rígido, el adaptador de avión y el cable.

Auriculares gamer HyperX Cloud II rojos
7.1 virtual, micrófono desmontable
Usado · USD 55 · in Fisherton, Rosario · ezequiel · headphones #b23a34 #f0d6b0
Comodísimos para sesiones largas. Cambié las almohadillas el mes pasado por unas de cuerina nuevas.
La placa USB y el micrófono funcionan bien.

Auriculares in-ear Bluetooth JBL Wave
Wave Beam, resistentes al agua IP54
Nuevo · ARS 68000 · stock 15 · in Bernal, Buenos Aires · dario · headphones #3f5d7d #e9785a
Sellados, con garantía de seis meses. El estuche da hasta treinta y dos horas de música en total.
Hay azul, negro y blanco: consultame por chat antes de comprar.

Parlante JBL Charge 5 sumergible
40 W, 20 horas, IP67
Usado · USD 120 · in El Bolsón, Río Negro · facundo · speaker #3a6b66 #d59b3a
Fue a todos los campamentos y sigue sonando fuerte y limpio. Tiene la tela un poco gastada en la base.
Se puede cargar el celular desde el mismo parlante.

Par de parlantes Edifier R1280T
Activos, 42 W, entrada auxiliar y RCA, terminación madera
Como nuevo · USD 95 · least 85 · ezequiel · speaker #9a6a42 #e7dccb
Los usaba en el escritorio para mezclar maquetas. Suenan muy parejos para el tamaño que tienen.
Control remoto incluido. Se pueden escuchar en mi casa, en Pichincha.

Barra de sonido Samsung con subwoofer
HW-T420, 2.1 canales, 150 W
Usado · USD 100 · in Güemes, Córdoba · carla · speaker #3d3532 #8fb8bf
Le cambia la vida a cualquier televisor. El subwoofer es por cable, va detrás del mueble y no se ve.
La vendo porque me mudo a un monoambiente y a mis vecinos no les va a gustar.

Cámara réflex Canon EOS Rebel T7 con lente 18-55
24 MP, Wi-Fi, 9.400 disparos
Usado · USD 380 · was 430 · least 350 · martin · camera #3d3532 #c4553b
Es la cámara con la que aprendí y está muy cuidada. El sensor se limpió en un servicio técnico en agosto.
Incluye dos baterías, cargador, memoria de 64 GB y bolso.

Cámara instantánea Fujifilm Instax Mini 11
Color lila, flash automático
Como nuevo · USD 75 · carla · camera #9a86b8 #f0d6b0
Se usó en un solo cumpleaños de quince. Anda perfecto y trae dos pilas nuevas.
Le agrego un cartucho cerrado de diez fotos.

Cámara analógica Pentax K1000 revisada
35 mm, lente SMC 50 mm f/2, fotómetro funcionando
Usado · USD 190 · ezequiel · camera #5d4a3a #c9a46c
Toda mecánica, dura para siempre. Le cambiaron las espumas y calibraron las velocidades hace tres meses.
Te la doy con un rollo de 36 para que la pruebes ese mismo día.

GoPro Hero 9 con kit de accesorios
5K, pantalla frontal, dos baterías
Usado · USD 200 · facundo · camera #4a5560 #5fb0a8
Recorrió medio Nahuel Huapi sin una falla. El vidrio de la lente es nuevo.
Va con arnés de pecho, soporte de casco y flotador naranja.

Lente Canon 50 mm f/1.8 STM
Montura EF, diámetro de filtro 49 mm
Como nuevo · USD 110 · stock 2 · martin · lens #3f5d7d #d59b3a
El mejor primer lente para retratos. Sin hongos ni polvo adentro, tapas originales.
Tengo dos porque compré un lote; los pruebo delante tuyo.

Teleobjetivo Sigma 70-300 para Nikon
f/4-5.6 DG Macro, motor de enfoque lento
Usado · USD 85 · gaston · lens #4a4542 #c4553b
Ideal para fotografiar aves en la precordillera sin gastar una fortuna. El anillo de zoom está un poco duro.
Se entrega con parasol y filtro UV.

Reloj inteligente Amazfit GTS 4 Mini
GPS, pulso y oxígeno, quince días de batería
Como nuevo · USD 70 · hernan · watch #3a3f46 #5fb0a8
Lo usé para entrenar dos temporadas cortas y pasé a uno de triatlón. Cristal sin rayas.
Trae el cargador magnético y una malla extra color verde.

Teclado mecánico Redragon Kumara en español
K552, switches rojos, retroiluminado
Usado · ARS 42000 · stock 0 · dario · computer #2f3338 #c4553b
Recién desarmado y limpiado tecla por tecla. El cable está sano.
Por ahora no me quedan, pero entra otro lote a fin de mes.

Disco externo WD Elements 2 TB
USB 3.0, 2,5 pulgadas
Nuevo · USD 78 · was 85 · stock 8 · dario · box #c08c55 #2f3338
Cerrado, para copias de seguridad o para la consola. Garantía del importador por dos años.
Envío a todo el país el mismo día si comprás antes de las 14.
`
