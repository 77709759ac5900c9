import { any } from '../spelling.ts'
import { isIn, words } from '../text.ts'

/** That a thing of one's own lies about: it gathers dust, stands in the garage, was worn once, is a clothes rack by now. */
const LIES_ABOUT = words(
  any(
    '(?:junta|juntan|juntando|juntar|lleno de|llena de|comiendo|come) (?:polvo|tierra|telarañas?|mugre|pelusa|oxido|humedad)',
    '(?:esta|estan|quedo|quedaron|queda|sigue|siguen|tengo|tenemos|duerme|duermen|anda|hace (?:[a-zñ0-9]+ ){1,3}que (?:esta|estan))' +
      ' (?:[a-zñ]+ )?(?:parad|guardad|tirad|archivad|arrumbad|arrinconad|abandonad|olvidad|amontonad|apilad|embolsad|colgad)[oa]s?',
    '(?:esta|estan|quedo|quedaron|tengo|sigue|siguen) (?:[a-zñ]+ )?(?:sin (?:uso|usar|usarse|abrir|estrenar)|de adorno|al pedo|de mas' +
      '|ocupando|en (?:la|una|el|un) (?:caja|baulera|placard|galpon|altillo|ropero|cochera)|en (?:cajas|bolsas)|(?:muert' +
      '|quiet)[oa]s? de risa)',
    'nadie (?:ya )?(?:me )?(?:l[oae]s? )?(?:usa|toca|prende|juega|lee|enciende|mira|pone|monta|anda)|(?:ya )?(?:es|son|sirven? de) ' +
      '(?:un |de |pur[oa] |mer[oa] )?(?:perchero|adorno|estorbo|perchas?)',
    '(?:use|usamos|uso|usado|usada|usados|usadas|puest[oa]s?|puse|estrene) (?:solo |apenas |nada mas que )?(?:un|una|dos|tres|un par de' +
      '|pocas)(?: sola)? ve(?:z|ces)|(?:un|una|dos)(?: sol[oa]s?)? (?:puesta|postura|lavada|uso)s?',
    'ocupan? (?:mucho |todo |demasiado |medio )?(?:lugar|espacio|(?:el|la|medi[oa]) [a-zñ]+)|(?:sin|no (?:me |nos )?(?:queda|hay|tengo)) ' +
      '(?:mas )?(?:lugar|espacio) (?:por culpa|con|para tanto)|no da para tenerl[oa]s?',
    '(?:quedo|quedaron|me queda|me quedan|tengo|sobro|sobraron) (?:[a-zñ0-9]+ ){0,5}de cuando',
  ),
)
/** That it was replaced, does not fit, was a gift that nobody likes, or that what it was for is over. */
const OUTLIVED = words(
  any(
    '(?:compre|compramos|me compre|tengo|conseguimos|consegui|me regalaron|nos regalaron|me dieron|pero) (?:ya )?(?:otr[oa]s?' +
      '|un[oa]s? (?:nuev|mejor|mas)[a-zñ]*|(?:dos|tres) (?:iguales|de l[oa]s? mism[oa]s?)|repetid[oa]s?)',
    'no (?:l[oae]s? )?(?:voy|vamos|pienso|pensamos|llegue|llegamos|alcance|pude) (?:a )?usar(?:l[oae]s?)?|no l[oae]s? (?:voy|vamos)' +
      ' a (?:usar|leer|tocar|poner)|no (?:puedo|podemos|vamos a poder) ir',
    'que (?:ya )?no (?:me |nos )?(?:gusta|gustan|gusto|queda|entra|entran|uso|usamos|toco|usa nadie|use|usamos nunca|sirven?)' +
      '|(?:ya )?no (?:me|le|nos|les) entran? (?:mas )?(?:el|la|los|las)',
    '(?:ya )?(?:termine|terminamos|deje|dejamos|abandone|colgue|colgo|dejo|termino) (?:la|el|los|las|de|con) [a-zñ]+',
    '(?:(?:el|la|los|las|mi|mis) (?:viej[oa]s?|otr[oa]s?|anterior(?:es)?|de antes)|(?:la|el) que tenia)(?: (?:[a-zñ0-9]+ ){0,3})?' +
      '(?:anda|andan|esta|estan|funcionan?|es|son|sigue|lo tengo|la tengo|quedo|quedaron) ?(?:bien|joya|perfect|imp|buen|san|todavia' +
      '|guard|de)?',
    '(?:mi|mis|el|la|los|las) (?:hij|nen|pib|chic|niet|marid|espos|sueg|abuel|viej)[a-zñ]* (?:ya no|dejo|se fue|se mudo|crecio|fallecio' +
      '|no (?:juega|usa|toca|anda)|pego el estiron)',
  ),
)
/** What is offered to whoever may want it. */
const TO_WHOEVER = words(
  any(
    'por si (?:a )?(?:algui?en|alguno|alguna) (?:l[oae]s? )?(?:busca|anda|quiere|necesita|precisa|interesa|sirve)',
    '(?:el|la|los|quien) que (?:l[oae]s? )?(?:quiera|quieran|necesite|busque|precise|le interese)[^?]{0,60}(?:que me|que (?:diga|avise' +
      '|pase' +
      '|hable|venga)|me (?:avisa|habla|escribe|dice)|avis|escrib|manda|pase|venga)',
    '(?:le|les) (?:sirve|interesa|viene bien|copa|pinta) a (?:alguien|alguno)|a (?:quien|alguien) le (?:sirve|sirva|interesa|interese' +
      '|copa' +
      '|puede servir|podria servir|vendria bien)',
    'al primero que|primero que (?:venga|llegue|pague|ofrezca)|quien (?:da|ofrece) mas|(?:al|para el) mejor postor|recib(?:o' +
      '|imos) ofertas' +
      '|tomo ofertas|se escuchan ofertas',
    'para (?:dar|entregar|regalar|ubicar)(?: en adopcion)?(?= ?(?:$|[,.;!]))|en adopcion responsable|buscan? (?:familia|dueños?|hogar' +
      '|casa)',
  ),
)
/** Asking what a thing is worth, or how to get money for it. */
const WORTH = words(
  any(
    '(?:cuanto|que) (?:puedo|podria|se puede|podemos|deberia|tengo que|conviene|puede) (?:pedir|sacar|valer|cobrar|pretender)',
    '(?:cuanto|cto|que precio) (?:valdra|valdran|saldra|estara|costara|andara|puede valer|vale|valen|sale|salen|cuesta|esta)|que valor' +
      '|pagar(?:an|ian) (?:algo|bien|plata)|(?:pagan|dan|darian|ofrecen) (?:algo |bien |plata )?por',
    '(?:recuper|rescat)(?:o|ar|aria)(?:le)? (?:algo|plata|unos? |la plata|lo que)|cambiar (?:por|x) plata|por plata|hacer(?:me)? (?:de )?' +
      '(?:unos|plata|guita|un manguito)|vale (?:la pena )?algo',
  ),
)
/** That one has such a thing already. */
const OWNED = words(
  any(
    '(?:tengo|tenemos) (?:un|una|dos|varios|varias|unos|unas|la mia|el mio|guardad[oa]|algun[oa]?s?)|(?:la|el|los|las) (?:mi[oa]s?' +
      '|nuestr[oa]s?)',
    '(?:era|eran|fue|es) (?:de|del) (?:mi|mis|nuestr|la familia|cuando)|l[oa]s? (?:hizo|tengo|dejo|heredamos|herede)|de mi (?:abuel' +
      '|viej|ti|padr|madr|suegr)',
    'es (?:para|pa) (?:sacar|largar|despren|deshac)[a-z]*|la tengo|lo tengo|que (?:herede|heredamos|encontre|tengo|tenemos|me quedo' +
      '|me dejo)',
  ),
)

/** Whether a plain text says that something of one's own lies about, or has had its day. */
export const isIdle = (plain: string): boolean => isIn(LIES_ABOUT, plain) || isIn(OUTLIVED, plain)
/** Whether it holds something out to whoever may want it. */
export const isForWhoever = (plain: string): boolean => isIn(TO_WHOEVER, plain)
/** Whether it asks what a thing that one has would bring. */
export const asksWhatItBrings = (plain: string): boolean => isIn(WORTH, plain) && isIn(OWNED, plain)
