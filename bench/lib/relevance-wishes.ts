/** Whole sentences of our own around the queries: how people ask for a thing, with filler words. */
const sentences = [
  (q: string) => `Hola, ando buscando ${q}, que no sea muy caro y esté en buen estado. ¿Alguien tiene?`,
  (q: string) => `Necesito ${q} para regalarle a mi hermana el mes que viene, preferentemente nuevo.`,
  (q: string) => `Estoy buscando ${q}; tengo un presupuesto de $ 80.000 como máximo.`,
  (q: string) => `Buenas, ¿me recomiendan ${q}? Lo quiero para usar en casa todos los días.`,
  (q: string) => `Se me rompió el que tenía y quiero comprar ${q} que dure, puedo retirar por Palermo o pagar el envío.`,
  (q: string) => `Quisiera conseguir ${q}, de buena calidad y a buen precio, por favor.`,
  (q: string) => `Para el cumpleaños de mi hijo quiero ${q}. Que llegue antes del viernes.`,
  (q: string) => `Me gustaría encontrar ${q} que sea cómodo y fácil de usar, porque es para mi mamá.`,
  (q: string) => `Che, ¿alguien vende ${q}? Pago en efectivo, hasta 50 mil pesos.`,
  (q: string) => `Busco ${q}, en lo posible con garantía y entrega rápida en Buenos Aires.`,
  (q: string) => `No quiero gastar demasiado, pero necesito ${q} para el departamento nuevo.`,
  (q: string) => `Estamos armando la casa y nos falta ${q}, algo sencillo que funcione bien y no ocupe mucho lugar.`,
]

/** A query as a wish in a whole sentence, which depends only on its index. */
export const wishOf = (query: string, place: number): string => sentences[place % sentences.length]?.(query.toLowerCase()) ?? query
