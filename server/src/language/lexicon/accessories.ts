import { stem } from '../text/stem.ts'

/** Accessories and spare parts: things that are bought for another thing. */
export const accessoryWords = (
  'funda carcasa protector estuche cargador adaptador soporte repuesto recambio filtro correa tapa bateria accesorio junta ' +
  'mando cartucho toner termostato pelicula boquilla cuchilla mordaza llavero purga'
).split(' ')

const accessoryStems = new Set(accessoryWords.map(stem))

/** Whether a folded word names an accessory: «funda», «cargador». */
export const isAccessoryWord = (word: string): boolean => accessoryStems.has(stem(word))
