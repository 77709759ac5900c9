import { stem } from '../text/stem.ts'

/** Colours and materials: of another one, a thing is still of the kind. */
const looks = new Set(
  (
    'blanco negro rojo azul verde amarillo rosa gris marron violeta morado lila naranja beige celeste dorado plateado bordo turquesa ' +
    'crema fucsia multicolor madera pino algarrobo roble cedro eucalipto petiribi nogal guatambu caña mimbre ratan cuero cuerina ' +
    'ecocuero pana chenille tela lona lino algodon lana jean gamuza plastico plastica hierro acero aluminio metal metalico chapa ' +
    'vidrio marmol granito porcelana ceramica barro resina silicona teflon oro plata alpaca inox inoxidable melamina bronce fundicion ' +
    'fibrocemento cemento terciopelo cristal'
  )
    .split(' ')
    .map(stem),
)

/** What one material's word takes in of others. */
const kindsOfLook: Record<string, string> = {
  madera: 'pino algarrobo roble cedro eucalipto petiribi nogal guatambu paraiso caoba haya lenga laurel mdf',
  metal: 'hierro acero aluminio chapa caño',
  azul: 'marino celeste',
  cuero: 'gamuza nobuk vacuno',
}
const narrower = new Map(Object.entries(kindsOfLook).map(([look, all]) => [stem(look), all.split(' ').map(stem)]))

/** The stems of the colours or materials that are one of a wider name: «pino» is «madera». */
export const looksOf = (bare: string): readonly string[] => narrower.get(bare) ?? []

/** Whether a stem is that of a colour or a material. */
export const isLook = (bare: string): boolean => looks.has(bare)
