/** A kind of product: `weight` is its frequency, prices are in USD. */
export interface Kind {
  categoryId: number
  noun: string
  brands: string[]
  prices: [number, number]
  weight?: number
}

/** The kinds of products in the bench, over the ten categories that Feria starts with. */
export const kinds: Kind[] = [
  { categoryId: 1, noun: 'Celular', brands: ['Samsung', 'Motorola', 'Xiaomi', 'Apple'], prices: [90, 900], weight: 25 },
  { categoryId: 1, noun: 'Notebook', brands: ['Lenovo', 'Dell', 'Bangho', 'HP'], prices: [200, 1400], weight: 20 },
  { categoryId: 1, noun: 'Cámara', brands: ['Canon', 'Nikon', 'Sony'], prices: [150, 1200] },
  { categoryId: 1, noun: 'Auriculares', brands: ['JBL', 'Sony', 'Philips'], prices: [15, 250] },
  { categoryId: 1, noun: 'Televisor', brands: ['Noblex', 'LG', 'Samsung', 'Philco'], prices: [150, 900] },
  { categoryId: 2, noun: 'Campera', brands: ['Montagne', 'Ansilta', 'Topper'], prices: [20, 180] },
  { categoryId: 2, noun: 'Zapatillas', brands: ['Topper', 'Adidas', 'Nike', 'Puma'], prices: [25, 140], weight: 20 },
  { categoryId: 2, noun: 'Mochila', brands: ['Wilson', 'Doite', 'Samsonite'], prices: [15, 120] },
  { categoryId: 3, noun: 'Mesa', brands: ['de algarrobo', 'de pino', 'plegable'], prices: [40, 400] },
  { categoryId: 3, noun: 'Silla', brands: ['Thonet', 'Tolix', 'de hierro'], prices: [15, 150] },
  { categoryId: 3, noun: 'Heladera', brands: ['Gafa', 'Drean', 'Whirlpool'], prices: [150, 900] },
  { categoryId: 3, noun: 'Lámpara', brands: ['de pie', 'colgante', 'de escritorio'], prices: [10, 120] },
  { categoryId: 3, noun: 'Parrilla', brands: ['Tromen', 'Ñuke', 'portátil'], prices: [60, 500] },
  { categoryId: 4, noun: 'Bicicleta', brands: ['Olmo', 'Aurora', 'Venzo', 'Raleigh'], prices: [80, 900], weight: 40 },
  { categoryId: 4, noun: 'Carpa', brands: ['Doite', 'Waterdog', 'Coleman'], prices: [40, 350] },
  { categoryId: 4, noun: 'Kayak', brands: ['Rocker', 'Atlantik'], prices: [200, 900], weight: 4 },
  { categoryId: 4, noun: 'Raqueta', brands: ['Wilson', 'Babolat', 'Head'], prices: [30, 250] },
  { categoryId: 5, noun: 'Cubiertas', brands: ['Pirelli', 'Fate', 'Michelin'], prices: [50, 400] },
  { categoryId: 5, noun: 'Batería', brands: ['Moura', 'Willard', 'Prestolite'], prices: [60, 200] },
  { categoryId: 5, noun: 'Portaequipaje', brands: ['Thule', 'Menabo'], prices: [70, 300], weight: 4 },
  { categoryId: 6, noun: 'Guitarra', brands: ['Gracia', 'Fender', 'Yamaha'], prices: [70, 900] },
  { categoryId: 6, noun: 'Bandoneón', brands: ['Alfred Arnold', 'Premier'], prices: [1500, 6000], weight: 1 },
  { categoryId: 6, noun: 'Vinilo', brands: ['de Spinetta', 'de Mercedes Sosa', 'de Piazzolla'], prices: [8, 60] },
  { categoryId: 6, noun: 'Novela', brands: ['de Borges', 'de Cortázar', 'de Samanta Schweblin'], prices: [4, 30] },
  { categoryId: 7, noun: 'Secador', brands: ['Gama', 'Philips', 'Remington'], prices: [15, 90] },
  { categoryId: 7, noun: 'Perfume', brands: ['Natura', 'Cher', 'Ciel'], prices: [12, 120] },
  { categoryId: 8, noun: 'Muñeca', brands: ['Yoly Bell', 'Barbie'], prices: [8, 60] },
  { categoryId: 8, noun: 'Rompecabezas', brands: ['Tapimovil', 'Ravensburger'], prices: [5, 45] },
  { categoryId: 9, noun: 'Clases', brands: ['de inglés', 'de guitarra', 'de matemática'], prices: [5, 30] },
  { categoryId: 10, noun: 'Mate', brands: ['de calabaza', 'de algarrobo', 'Stanley'], prices: [4, 50], weight: 20 },
]
