import { randomInt } from 'node:crypto'
import { PROOF_DAYS, PROOF_MINUTES } from '@feria/contract/catalogue/values'

/** Short words that everybody writes by hand without doubting how. */
const WORDS = `abeja abrigo aguja alfajor ancla anillo arena avena azafrán balde barco barrilete bocina bombo botella brújula burbuja
caballo cactus caja calesita campana canasta candado canela canoa carpa carreta cascada cebolla cereza chala chaleco choclo ciruela
cobre cometa corcho cuchara dado dedal delfín durazno empanada escoba escudo espiga estrella faro farol flecha flauta foca frutilla
galleta gaviota girasol globo gorro guitarra hamaca harina helado hielo higo hilo hoja hormiga huerta iglú imán jabón jardín jarra
jazmín jirafa laguna lámpara lana lata laurel lenteja limón linterna llama llave lluvia loro lucero luna maceta malvón manija manteca
mate melón menta miel mimbre molino moneda montaña mostaza nube nuez olivo oveja pala palmera palta pampa panal pañuelo paraguas pato
pava pera perla pino piñón plaza pomelo pradera puente puerto quebracho queso radio rana reloj remera repisa rueda sandía sapo semilla
sifón silbato silla sombrero tambor tango tapa tecla tejado tero tijera timbre tomate torre tortuga trébol trigo tronco tulipán uva
vagón valija vela ventana vereda violín yerba zanja zapallo zorro`.split(/\s+/)

const MINUTE_MS = 60_000

/** A word with a number of two digits: nobody has a photo of it ready. */
export const drawWord = (draw: (from: number, to: number) => number = randomInt): string =>
  `${WORDS[draw(0, WORDS.length)]} ${draw(10, 100)}`

/** Until when a photo with a word that was asked for is taken. */
export const wordEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + PROOF_MINUTES * MINUTE_MS)

/** The moment before which a photo has lost its mark. */
export const proofsSince = (now: Date): Date => new Date(now.getTime() - PROOF_DAYS * 24 * 60 * MINUTE_MS)
