import { stem } from '../text/stem.ts'

/** Things that are bought for another thing. */
export const accessoryWords = (
  'funda carcasa protector estuche cargador adaptador soporte repuesto recambio filtro correa tapa bateria accesorio junta ' +
  'mando cartucho toner termostato pelicula boquilla cuchilla mordaza llavero purga'
).split(' ')

const accessoryStems = new Set(accessoryWords.map(stem))

/** True for a folded word that names something for another thing: «funda», «cargador». */
export const isAccessoryWord = (word: string): boolean => accessoryStems.has(stem(word))
