/**
 * What a field accepts and refuses, written independently of the schemas: each limit is a number here, so that a schema whose limit
 * changes no longer agrees with its table.
 */
export interface Kind {
  /** Accepted inputs and their parsed values; the first is the example. Undefined stands for a missing field. */
  takes: (readonly [sent: unknown, read: unknown])[]
  /** Refused inputs with their sentence, and the path of the error inside the value. */
  refuses: (readonly [sent: unknown, message: string | RegExp, at?: string])[]
}

/** Sentences of the Spanish locale, for values that nobody types. */
const UNWORDED = /^(Entrada|Opción|Cadena|Número|URL|UUID) inválid[ao]|^Inválido|^Demasiado (pequeño|grande)/

const long = (letters: number): string => 'x'.repeat(letters)
const atMost = (max: number): string => `Escribí como máximo ${max} caracteres.`
const same = <T>(values: readonly T[]): Kind['takes'] => values.map((value) => [value, value])
const all = (values: unknown[], message: string | RegExp): Kind['refuses'] => values.map((value) => [value, message])

const NO_TEXT = [undefined, null, 7, true, [], {}]
const NO_NUMBER = [undefined, null, '7', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]
/** Invalid numbers in a URL. */
const NO_FIGURE = ['siete', '1,5', 'NaN', 'null', ['1', '2']]

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number, missing = 'Completá este campo.'): Kind => ({
  takes: [['Algo', 'Algo'], ['  Algo \n', 'Algo'], ...same(['x', long(max)]), [` ${long(max)} `, long(max)]],
  refuses: [...all([...NO_TEXT, '', ' \n '], missing), [long(max + 1), atMost(max)], ['a\0b', 'Hay un carácter que no se puede usar.']],
})

/** Optional text; empty or missing becomes null. */
export const optionalText = (max: number): Kind => ({
  takes: [['Algo', 'Algo'], [' Algo ', 'Algo'], ...same([long(max)]), ...['', '  ', null, undefined].map((none) => [none, null] as const)],
  refuses: [...all([7, true, [], {}], 'Tiene que ser un texto.'), [long(max + 1), atMost(max)]],
})

/** Text as sent, perhaps empty, of at most `max` characters; `isTrimmed` removes surrounding spaces. */
export const anyText = (max: number, { message, isTrimmed = false }: { message?: string; isTrimmed?: boolean } = {}): Kind => ({
  takes: [['Algo', 'Algo'], [' Algo ', isTrimmed ? 'Algo' : ' Algo '], ...same(['', long(max)])],
  refuses: [...all(NO_TEXT, UNWORDED), [long(max + 1), message ?? UNWORDED]],
})

/** Text of one format: valid and invalid examples. */
export const shaped = (good: unknown[], bad: unknown[], message: string | RegExp): Kind => ({
  takes: same(good),
  refuses: [...all(NO_TEXT, UNWORDED), ...all(bad, message)],
})

export const ID = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
/** An id as the database generates it. */
export const id: Kind = {
  takes: same([ID, '00000000-0000-0000-0000-000000000000']),
  refuses: all([...NO_TEXT, '', 'x', ID.slice(1), `${ID}0`, ID.replaceAll('-', ''), ` ${ID}`], 'Ese identificador no es válido.'),
}

const mailbox = (letters: number): string => `${long(letters - 16)}@feria.example.ar`.slice(-letters)
export const email: Kind = {
  takes: [['ana@feria.example', 'ana@feria.example'], [' ANA@Feria.Example ', 'ana@feria.example'], ...same([mailbox(254)])],
  refuses: [
    ...all(NO_TEXT, 'Ingresá tu email.'),
    ...all(['', 'ana', 'ana@', '@feria.example', 'ana@feria', 'ana gomez@feria.example'], 'Ese email no es válido.'),
    [mailbox(255), 'El email es demasiado largo.'],
  ],
}

/** As typed: not even spaces are trimmed. */
export const password: Kind = {
  takes: same(['mate amargo 42', ' x ', 'x', long(1000)]),
  refuses: [...all([...NO_TEXT, ''], 'Ingresá tu contraseña.'), [long(1001), 'La contraseña es demasiado larga.']],
}

/** A public name [ACC-04]; its characters have tests of their own. */
export const shownName = (max: number, missing: string): Kind => ({
  takes: [['Ana Gómez', 'Ana Gómez'], ['  Ana   Gómez ', 'Ana Gómez'], ['Ana D`Angelo', "Ana D'Angelo"], ...same([long(max)])],
  refuses: [
    ...all([...NO_TEXT, '', '  '], missing),
    [long(max + 1), atMost(max)],
    ['Ana\u200bGómez', 'Usá solo letras, números, espacios y signos comunes.'],
    ['12345', 'Un nombre lleva al menos una letra.'],
    ['Аna', 'Usá letras de un solo alfabeto.'],
    ['www.ana.com', 'Un nombre no puede tener direcciones de internet.'],
    ['Soporte', 'Ese nombre está reservado. Usá el tuyo o el de tu empresa.'],
  ],
})

/** A price in major units. */
export const price: Kind = {
  takes: same([12.5, 0, 0.01, 0.07, 999_999_999.99]),
  refuses: [
    ...all(NO_NUMBER, 'Ingresá un precio válido.'),
    ...all(
      [-0.01, 1e-7, 0.001, 0.005, 12.345, 1_000_000_000],
      'Ingresá un precio entre 0 y 999.999.999,99, con dos decimales como máximo.',
    ),
  ],
}

/** A number from `low` to `high`, with the sentences for no number, one too low, one too high. */
export const number = (
  { low, high, step }: { low: number; high: number; step: number },
  messages: { none?: string; low?: string; high?: string } = {},
): Kind => ({
  takes: same([low + step, low, high, high - step]),
  refuses: [
    ...all(NO_NUMBER, messages.none ?? UNWORDED),
    [low - step, messages.low ?? messages.none ?? UNWORDED],
    [high + step, messages.high ?? messages.low ?? messages.none ?? UNWORDED],
    ...(step === 1 ? all([low + 0.5], messages.none ?? UNWORDED) : []),
  ],
})

/** An integer in a URL, as text. */
export const figure = (low: number, high: number, messages: { none?: string; part?: string; low?: string; high?: string } = {}): Kind => ({
  takes: [low + 1, low, high].map((value) => [String(value), value]),
  refuses: [
    ...all(NO_FIGURE, messages.none ?? UNWORDED),
    [String(low + 0.5), messages.part ?? messages.none ?? UNWORDED],
    [String(low - 1), messages.low ?? messages.none ?? UNWORDED],
    [String(high + 1), messages.high ?? messages.low ?? messages.none ?? UNWORDED],
  ],
})

/** Values of other fields: none is accepted by a field that does not list it. */
const WORDS = (
  'USD ARS EUR user premium admin pending accepted rejected approved none empresa proveedor individuo ar br cl uy tecnologia comercio ' +
  'servicios salud Nuevo Usado newest price -price name -name relevance Local Amazon Alibaba enviada completada reservada pendiente ' +
  'cancelada reembolsada pagado rechazado pedido frenado devolver debit credit cash join leave MATCH CERCANO NINGUNO Pendiente Validada ' +
  'Pagada Completada Cancelada recibida todas assistant system tool true false constructor __proto__'
).split(' ')
const OTHER_WORDS = [
  ...WORDS,
  'Como nuevo',
  'Para reparar',
  'Mercado Libre',
  'en disputa',
  'devolver una parte',
  'Pago Pendiente',
  'otra cosa',
]

/** Exactly one of these words. */
export const oneOf = (words: readonly string[], message: string | RegExp = UNWORDED): Kind => ({
  takes: same(words),
  refuses: all(
    [...NO_TEXT, '', `${words[0]} `, [...words, words[0]].join(), ...OTHER_WORDS.filter((word) => !words.includes(word))],
    message,
  ),
})

/** The only valid value. */
export const only = (value: unknown, message: string | RegExp = UNWORDED): Kind => ({
  takes: same([value]),
  refuses: all([undefined, null, 'x', [], {}, value === 1 ? 2 : false, String(value)], message),
})

export const yesNo = (message: string | RegExp = UNWORDED): Kind => ({
  takes: same([true, false]),
  refuses: all([undefined, null, 'true', '', 0, 1, [], {}], message),
})

/** A boolean in a URL. */
export const yesNoFigure = (message: string): Kind => ({
  takes: [
    ['true', true],
    ['false', false],
    ['1', true],
    ['0', false],
  ],
  refuses: all(['', 'quizás', 'null', '2', ['true', 'false']], message),
})

const without = ({ takes, refuses }: Kind, value: unknown): Kind => ({ takes, refuses: refuses.filter(([sent]) => sent !== value) })
const also = (kind: Kind, sent: unknown, read: unknown): Kind => {
  const { takes, refuses } = without(kind, sent)
  return { takes: [...takes.filter(([taken]) => taken !== sent), [sent, read]], refuses }
}

/** An optional field. */
export const left = (kind: Kind): Kind => also(kind, undefined, undefined)
/** An optional field with a default. */
export const byDefault = (kind: Kind, value: unknown): Kind => also(kind, undefined, value)
export const orNull = (kind: Kind): Kind => also(kind, null, null)
/** A field of a URL whose empty value is ignored. */
export const ifGiven = (kind: Kind): Kind => also(left(kind), '', undefined)
/** Nested fields by name: a whole body, a query, or an object in it. Unknown fields are ignored. */
export const fields = (named: Record<string, Kind>, message: string | RegExp = UNWORDED): Kind => {
  const sent = (change: object = {}) =>
    strip({ ...Object.fromEntries(Object.entries(named).map(([name, { takes }]) => [name, takes[0]?.[0]])), ...change })
  const read = (change: object = {}) =>
    strip({ ...Object.fromEntries(Object.entries(named).map(([name, { takes }]) => [name, takes[0]?.[1]])), ...change })
  const each = Object.entries(named)
  return {
    takes: [
      [sent(), read()],
      [sent({ desconocido: 1 }), read()],
      ...each.flatMap(([name, { takes }]) => takes.map(([a, b]) => [sent({ [name]: a }), read({ [name]: b })] as const)),
    ],
    refuses: [
      ...all([undefined, null, 'x', 7, []], message),
      ...each.flatMap(([name, { refuses }]) =>
        refuses.map(([bad, why, at]) => [sent({ [name]: bad }), why, at ? `${name}.${at}` : name] as const),
      ),
    ],
  }
}
const strip = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/** A list of at most `max` values of a kind. */
export const listOf = (
  kind: Kind,
  { least = 0, max, messages }: { least?: number; max: number; messages?: { none?: string; few?: string; many?: string } },
): Kind => {
  const [good, read] = kind.takes[0] ?? []
  const many = (count: number, value: unknown) => Array.from({ length: count }, () => value)
  return {
    takes: [
      [[good], [read]],
      [many(max, good), many(max, read)],
      ...(least === 0 ? same([[]]) : []),
      ...kind.takes.flatMap(([a, b]) =>
        a === undefined
          ? []
          : [
              [
                [good, a],
                [read, b],
              ] as const,
            ],
      ),
    ],
    refuses: [
      ...all([undefined, null, 'x', 7, {}], messages?.none ?? UNWORDED),
      ...(least > 0 ? all([many(least - 1, good)], messages?.few ?? UNWORDED) : []),
      [many(max + 1, good), messages?.many ?? UNWORDED],
      ...kind.refuses.map(([bad, why, at]) => [[good, bad], why, at ? `1.${at}` : '1'] as const),
    ],
  }
}
