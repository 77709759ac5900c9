/** A reason for the match of a product; `detail` is the word, model or measure. */
export interface Reason {
  kind: 'same-model' | 'other-measure' | 'same-kind' | 'missing' | 'broken' | 'accessory'
  detail: string
}

const sentences: Record<Reason['kind'], (detail: string) => string> = {
  'same-model': (detail) => (detail ? `Es el mismo modelo: ${detail}` : 'Es el mismo modelo'),
  'other-measure': (detail) => `Otra medida: pediste ${detail}`,
  'same-kind': (detail) => `Es lo que buscás: ${detail}`,
  missing: (detail) => `No dice «${detail}»`,
  broken: (detail) => `Tiene ${detail}, y lo pediste sin`,
  accessory: (detail) => `Es un accesorio para ${detail}`,
}

/** The Spanish sentence of a reason, without a full stop. */
export const reasonSentence = ({ kind, detail }: Reason): string => sentences[kind](detail)
