/**
 * Words that begin like one that says a use and say another thing, by the beginning that they share: «pieza» has no feet, «nadie» does not
 * swim, «pelota» is no hair.
 */
export const falseFriends: ReadonlyMap<string, RegExp> = new Map(
  `
pie: piez piel piedr pierd piern pien
mate: materi matema matern
mar: marc mari marr marz mart marav marg
sol: solo sola solu sold solt soli
gas: gast gase gasis
pan: pant panta panz panq pand panc panue pane
pis: piso pisc pist pisa pise pism
pelo: pelot
play: playa playe
tele: telef teles
casa: casam casar casad casac
cama: camar
agua: aguant
carne: carnet
leche: lechug
plata: plataf platan platea
pasta: pastil pastel pasto
cinta: cintur
bebe: beber bebed bebid bebem
moto: motor motos
cort: cortin corte
com: como comod compr compu comun compl compa comerc combi coment compon comuni
sub: subte subas
jug: jugo juguet
ver: veran verd vered versi verif vermu
tom: tomat tomac
lav: lavand lavat
sec: secun secre secto secun
pas: pasto pastil pastel pasil pasaj pasion pascu pasta
hac: hacia hacha
dur: durazn durant durlo
pes: pesc pese
pon: ponch
pic: picni pican pico
cos: cosas cosech coste costo costa costi cosit coso
col: coleg colec color colch coloc colg colom cole colum
reg: regal regul regis regio regr regre
nad: nada nadi
pod: poder podes podr podem podi podo
tap: tapiz
mov: movil
med: media medio medic
vol: volan volum volv volq
arm: armar arma
mont: monto montañ
cant: cantid cantin
cerr: cerro
abr: abril abrig abraz
mec: mecan
orden: ordenad
tir: tiro tiran
rod: rodil
dol: dolar
cuch: cuche
bañ: bañad
sal: salu sala salm
par: para pare part paro
`
    .trim()
    .split('\n')
    .map((line): [string, RegExp] => {
      const [beginning = '', words = ''] = line.split(': ')
      return [beginning, new RegExp(`^(?:${words.split(' ').join('|')})`)]
    }),
)
