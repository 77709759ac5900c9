import type { OwnProduct, ProductFields } from '@feria/contract/catalogue'
import { NO_PICTURE } from '../../../ui/picture-sources.ts'
import { checkMinimum, checkPrice, checkStock, needs, priceOrNull, typed, wholeOrNull } from './product-checks.ts'
import { texts } from './texts.ts'

/** The product form as it is typed; names are those of the call, so that its errors find their field. */
export interface ProductValues {
  name: string
  /** The model [SEL-14]. */
  description: string
  details: string
  categoryId: string
  price: string
  stock: string
  minSalePrice: string
  location: string
  /** An address beside the uploaded pictures; it becomes the main one. */
  imageUrl: string
  images: string[]
}

/** The form of a new product. */
export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  details: '',
  categoryId: '',
  price: '',
  stock: '',
  minSalePrice: '',
  location: '',
  imageUrl: '',
  images: [],
}

type Editable = Pick<OwnProduct, 'name' | 'description' | 'details' | 'categoryId' | 'price' | 'stock' | 'location' | 'images'> & {
  minSalePrice?: number | null
}

/** The form of a product that exists. The fallback picture is no picture of it. */
export const valuesOf = (product: Editable): ProductValues => ({
  name: product.name,
  description: product.description,
  details: product.details ?? '',
  categoryId: typed(product.categoryId),
  price: typed(product.price),
  stock: typed(product.stock),
  minSalePrice: typed(product.minSalePrice),
  location: product.location,
  imageUrl: '',
  images: product.images.filter((url) => url !== NO_PICTURE),
})

/** What is wrong with each field; required are name, model, price, stock and location [SEL-15]. */
export const productChecks = {
  name: needs(texts.checks.name),
  description: needs(texts.checks.model),
  location: needs(texts.checks.location),
  price: (text: string) => checkPrice(text, true),
  stock: (text: string) => checkStock(text, true),
  minSalePrice: (text: string, { price }: { price: string }) => checkMinimum(text, price),
}

/** The body of the call: numbers or null [SEL-17]; without any picture the fallback picture [SEL-19]. */
export const bodyOf = (values: ProductValues) => {
  const images = [...new Set([values.imageUrl.trim(), ...values.images])].filter((url) => url !== '')
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    details: values.details.trim() || null,
    categoryId: wholeOrNull(values.categoryId),
    price: priceOrNull(values.price),
    stock: wholeOrNull(values.stock),
    minSalePrice: priceOrNull(values.minSalePrice),
    location: values.location.trim(),
    imageUrl: images[0] ?? NO_PICTURE,
    images,
  } satisfies ProductFields
}
