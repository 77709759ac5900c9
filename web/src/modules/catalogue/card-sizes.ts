/** The displayed width of a card's picture, as in the HTML attribute. */
export const CARD_SIZES = '(min-width: 64em) 216px, (min-width: 48em) 30vw, 46vw'
/** Cards of the first shelf whose pictures load eagerly, as they are on screen at once. */
export const EAGER_CARDS = 4
/** Products per shelf. */
export const SHELF = 8
