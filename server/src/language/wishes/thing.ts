import { readQuery } from '../query/query.ts'

/** Words that say how a thing should be, or only that it is one. Whoever says nothing else has not named it. */
const vague = new Set(
  (
    'algo alguna alguno cosa cosas cosita nada eso esto lindo linda lindos lindas hermoso hermosa bueno buena buenos buenas ' +
    'bonito bonita barato barata baratos baratas economico economica copado copada piola util utiles nuevo nueva usado usada ' +
    'grande chico chica lindisimo regalar comprar buscar querer rojo roja azul verde negro negra blanco blanca amarillo rosa ' +
    'gris color colores'
  ).split(' '),
)

/** Whether what is left of a wish names a thing to look for: «algo lindo», «???» and «29» do not. */
export const namesThing = (what: string): boolean =>
  readQuery(what).words.some(({ kind, text }) => (kind === 'word' || kind === 'model') && !vague.has(text))
