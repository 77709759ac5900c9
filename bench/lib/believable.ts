import { conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { v7 as newId } from 'uuid'
import { openGazetteer } from '../../server/src/engines/geo/gazetteer.ts'
import { locationColumns } from '../../server/src/modules/catalogue/around.ts'
import { minorOrNull, type NewProduct } from '../../server/src/modules/catalogue/product-input.ts'
import { comparable } from '../../server/src/modules/catalogue/rules.ts'
import { searchColumns } from '../../server/src/modules/catalogue/terms.ts'
import type { Dice } from './dice.ts'
import { type Kind, kinds } from './kinds.ts'

/** Phrases of sellers' descriptions. */
export const traits = [
  'usada poco',
  'impecable',
  'con caja',
  'edición limitada',
  'para reparar',
  'importada',
  'color negro',
  'color azul',
  'de colección',
]
const features = [
  'con garantía escrita',
  'con todos sus accesorios',
  'revisado por el service oficial',
  'apto para regalo',
  'de bajo consumo',
]
/** Where things are. */
export const places = [
  'Palermo, CABA',
  'Rosario, Santa Fe',
  'Nueva Córdoba, Córdoba',
  'Godoy Cruz, Mendoza',
  'La Plata, Buenos Aires',
  'Yerba Buena, Tucumán',
]
const sentences = [
  'Se entrega en mano o se envía por correo a todo el país, con el embalaje original.',
  'Tiene marcas mínimas de uso que se ven en las fotos; funciona perfectamente y se puede probar.',
  'Lo vendo porque me mudo y no tengo lugar. Está guardado en un ambiente seco y libre de humo.',
  'Incluye el manual en español y la factura de compra. Acepto ofertas razonables por mensaje.',
  'La medida exacta figura en la última foto; consultá antes de comprar si tenés dudas.',
  'Hago descuento si llevás más de uno. Respondo mensajes todos los días hasta las diez de la noche.',
]

const bag: Kind[] = kinds.flatMap((kind) => Array.from({ length: kind.weight ?? 10 }, () => kind))
const ARS_SHARE = 0.4
const UNPRICED_SHARE = 0.02
const LARGEST_STOCK = 30

const engines = { geo: openGazetteer() }

/** A realistic product, with every column as publishing writes it. `arsCents` is the rate in peso cents per dollar. */
export const believableProduct = (dice: Dice, userId: string, createdAt: Date, arsCents: number): NewProduct => {
  const kind = dice.pick(bag)
  const brand = dice.pick(kind.brands)
  const name = `${kind.noun} ${brand} ${dice.pick(traits)}`
  const description = `Modelo ${brand} ${dice.code()}, ${dice.pick(features)}`
  const details = dice.shuffled(sentences).slice(0, dice.whole(1, 4)).join(' ')
  const condition = dice.pick([...conditions])
  const currency: Currency = dice.chance(ARS_SHARE) ? 'ARS' : 'USD'
  const inUsd = dice.whole(...kind.prices)
  const price = dice.chance(UNPRICED_SHARE) ? null : currency === 'USD' ? inUsd + 0.5 : Math.round((inUsd * arsCents) / 100)
  const priceMinor = minorOrNull(price)
  const images = Array.from({ length: dice.whole(1, 4) }, () => `/files/pictures/${newId()}/1280.webp`)
  return {
    id: newId({ msecs: createdAt.getTime() }),
    userId,
    categoryId: kind.categoryId,
    name,
    description,
    brand: null,
    details,
    condition,
    ...locationColumns(engines, dice.pick(places), null),
    currency,
    priceMinor,
    originalPriceMinor: priceMinor !== null && dice.chance(0.2) ? Math.round(priceMinor * 1.2) : null,
    minSalePriceMinor: priceMinor !== null && dice.chance(0.5) ? Math.round(priceMinor * 0.9) : null,
    comparableMinor: comparable(priceMinor, currency, arsCents),
    stock: dice.whole(1, LARGEST_STOCK),
    imageUrl: images[0] ?? null,
    images,
    negotiationConditions: dice.chance(0.3) ? 'Acepto permutas por algo de igual valor.' : null,
    geolocationRange: dice.whole(1, 100),
    pricePreference: null,
    createdAt,
    updatedAt: createdAt,
    ...searchColumns({ name, description, details, brand: null, condition }),
  }
}
