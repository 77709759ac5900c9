/** Beginnings of words that say nearly the same where a use is told, a class a line: who says one of a line's ways may mean another. */
export const alike: readonly (readonly string[])[] = `
bebe beba bebo gordita gordito recien criatura melliz
nene nena hijo hija chicos chiquito pibe piba guri niñ nieto nieta sobrin ahijad changuito peque
abuel viejo vieja viejit ancian jubilad nono nona mayores
perr cachorr ovejer canich labrador pichich mascota
gato gata gatit michi minin mascota
celu celular telefono movil smartphone
compu computadora notebook pc laptop netbook portatil
tele tv televisor televis
escuch oir oigo
calent caliente calient templ entibi calentit
enfri refresc refriger
calor calur bochorn sofoc
casa hogar depto departament domicilio rancho
pieza cuarto habitac dormitor ambiente
pasto cesped yuyo gramilla
agujer perfor
arregl repar compostura acondicion
romp rompio roto rota quebr estrope partio
llev transport traslad acarre
guard almacen acomod
orden organiz acomod
limpi higieniz desinfect fregar freg
dorm acost recost descans
proteg resguard cubr
jug jueg divert entreten
fiesta festej juntad cumple joda
escuel colegi cole primaria
trabaj labur oficin
facu facultad universi
viaj vacacion
auto coche
camionet chata
colectivo bondi micro subte tren
pileta piscina natatori
bicho insect
mosquit zancud jejen
duel dolor adolor
espalda cintura lumbar columna
pelo cabello melena
cara rostro
regal obsequi presente
ropa prenda vestiment
plata dinero guita
casamiento boda casarme caso
piso suelo
pared muro tabique
patio fondo terraza quincho galeria
camping acamp carpa campament
hierro fierro metal chapa porton
cocin guis
afeit rasur
bañ duch
lluvia llueve llover lluev
frio fria friolent friit tirit
noche madrugad
musculo muscular biceps
musica cancion temas
pesad peso
cuid vigil
dibuj pint
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
