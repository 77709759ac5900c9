import { any } from './spelling.ts'

/** Words that order what is said and say nothing themselves, before the thing: «en realidad», «al menos», «lo primero». */
export const DISCOURSE = any(
  '(?:m{2,}|eh+|e?m{2,}|ah+|uh+|uy|ay|bah|epa|ajam?)|no(?=,)|nada(?=,)|mejor(?= (?:un|una|unos|unas) )|o sea|tipo(?=,)',
  'en (?:realidad|fin|concreto|sintesis|resumen|definitiva|principio)|al (?:final|menos)|por lo (?:menos|pronto)|aunque sea(?= (?:un' +
    '|una)s? )',
  '(?:lo )?primero(?: es|,| que nada)?|antes que nada|ante todo|sobre todo|mas que nada|por ultimo|en todo caso|de paso|basicamente',
  'sinceramente|honestamente|literal(?:mente)?|la verdad(?: es)?(?: que)?|la posta(?: es)?(?: que)?|a lo que voy|lo mio es simple',
)
