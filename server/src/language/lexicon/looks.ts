import { stem } from '../text/stem.ts'

/** Colours and materials: of another one, a thing is still of the kind. */
const looks = new Set(
  (
    'blanco negro rojo azul verde amarillo rosa gris marron violeta morado lila naranja beige celeste dorado plateado bordo turquesa ' +
    'crema fucsia multicolor madera pino algarrobo roble cedro eucalipto petiribi nogal guatambu caña mimbre ratan cuero cuerina ' +
    'ecocuero pana chenille tela lona lino algodon lana jean gamuza plastico plastica hierro acero aluminio metal metalico chapa ' +
    'vidrio marmol granito porcelana ceramica barro resina silicona teflon oro plata alpaca inox inoxidable melamina bronce fundicion ' +
    'fibrocemento cemento terciopelo cristal calabaza bambu corcho caucho neoprene cordura nylon poliester seda raso saten encaje tul ' +
    'gasa modal viscosa lycra microfibra corderito corderoy gabardina crochet hilo macrame paño merino cachemira junco ' +
    'yute arpillera carton ' +
    'carbono titanio cobre laton peltre enlozado enlozada loza gres terracota arcilla yeso acrilico policarbonato telgopor mdf ' +
    'aglomerado fenolico terciado guayubira quebracho lapacho pinotea teca caoba haya alamo paraiso carpincho charol nobuk camel ' +
    'mostaza coral salmon chocolate tostado marfil ocre magenta petroleo menta grafito transparente fluor camuflado camuflada batik ' +
    'jaspeado jaspeada cuadrille'
  )
    .split(' ')
    .map(stem),
)

/** What one material's word takes in of others. */
const kindsOfLook: Record<string, string> = {
  madera:
    'pino algarrobo roble cedro eucalipto petiribi nogal guatambu paraiso caoba haya lenga laurel mdf teca ' +
    'terciado fenolico lapacho quebracho pinotea guayubira alamo',
  metal: 'hierro acero aluminio chapa caño laton cobre bronce',
  azul: 'marino celeste',
  marron: 'chocolate camel habano tostado',
  verde: 'oliva menta',
  lana: 'merino cachemira',
  cuero: 'gamuza nobuk vacuno charol carpincho',
}
const narrower = new Map(Object.entries(kindsOfLook).map(([look, all]) => [stem(look), all.split(' ').map(stem)]))

/** The stems of the colours or materials that are one of a wider name: «pino» is «madera». */
export const looksOf = (bare: string): readonly string[] => narrower.get(bare) ?? []

/** Whether a stem is that of a colour or a material. */
export const isLook = (bare: string): boolean => looks.has(bare)
