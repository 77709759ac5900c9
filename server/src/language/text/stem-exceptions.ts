/** Singulars that end in s. */
export const singularInS = new Set(
  (
    'tenis lunes martes miercoles jueves viernes crisis oasis virus iris chasis gas gris bus plus mas menos atras detras ' +
    'antes dos tres seis ademas despues paris ingles frances compas bonus campus lotus lexus asus corpus venus express ' +
    'wireless fitness business less cross press glass bass boss swiss kids'
  ).split(' '),
)

/** Words whose last vowel is part of the meaning: «puerta» and «puerto». Their other gender, if any, is another word. */
export const keptVowels = new Set(
  (
    'puerta puerto casa caso barra barro vela velo pala palo copa copo manga mango bolsa bolso cuadra cuadro moda modo ' +
    'libra libro plata plato punta punto pesa peso toma tomo banda bando suela suelo bota boto capa capo cera cero cinta ' +
    'cinto cola colo cuenta cuento foca foco fonda fondo grada grado lima limo mona mono mora moro pasa paso pasta pasto ' +
    'pata pato pela pelo pera pero pila pista pisto plaza plazo polla pollo rama ramo rata rato raya rayo resta resto rueda ' +
    'ruedo seta seto tina tino tira tiro trama tramo tuba tubo cubierta cubierto cuchilla cuchillo marca marco mata mato ' +
    'bata bato bomba bombo canasta cana cano caja carga cargo carta costa costo cigarra cigarro fila filo gota lana leña ' +
    'leño loma lomo manta manto meta mira nata nota obra pana papa partida partido pica pico pisa piso poza pozo prima ' +
    'primo puesta puesto radio reja rota roto saca saco suma sumo taca taco talla tallo tinta tinto torna torno zapata bala ' +
    'bola bolo canta canto casca casco cerca cerco cuerda cuerdo fruta fruto lata libreta libreto llana llano palma palmo ' +
    'pinza plana plano rancho tapa tapo testa venta viento visa viso gorra gorro mesa hilo hila soga vaca vaso vino uva ' +
    'vara mina minio moto foto data dato goma gomo cama camo codo coda sala salo rosa luna masa maso lona lino lina laca ' +
    'laco tela telo gasa gaso cava cavo cabo caba toldo tarta tarto jarra jarro media medio tabla tablo moneda ojo oja hoja ' +
    'hojo ola olo pomo poma polo pola sillin gata bici nena pava pavo coche mate puro pura copla campo campa'
  ).split(' '),
)
