import { z } from 'zod'

/**
 * Characters of the names of people and firms: no invisible ones, no text direction, no line break, no symbol that looks like a badge.
 */
const SIGNS = /^[\p{L}\p{M}\p{Nd} '\u2019.,\-\u2010\u2013&()/+¡!"«»\u201c\u201d·]*$/u
/** Invisible characters, and combining marks stacked until they cover neighbouring lines. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{M}{4}/u

/** Scripts whose letters may be mixed; Japanese and Korean are each written in several. */
const WRITINGS = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala ' +
  'Thai Lao Khmer Myanmar Tibetan Ethiopic Mongolian'
)
  .split(' ')
  .map((script) => new RegExp(`^[\\p{scx=${script}}\\P{L}]*$`, 'u'))
const EAST_ASIAN = [/^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\P{L}]*$/u, /^[\p{scx=Han}\p{scx=Hangul}\P{L}]*$/u]

/** Top-level domains of an address that could be opened. */
const ENDINGS = 'com|net|org|info|app|shop|store|online|site|link|click|live|pro|biz|xyz|top|club|ly|gg|io|me|example'
/** A word, a dot and a top-level domain, or lower-case letters, without a space: «Ma.Laura» and «S.R.L.» do not match. */
const ADDRESS = new RegExp(`[\\p{L}\\p{Nd}]\\.(?:${ENDINGS})(?![\\p{L}\\p{Nd}])|\\bwww\\.|//`, 'iu')
const SMALL_AFTER_DOT = /[\p{L}\p{Nd}]{2}\.\p{Ll}{2}/u

/** Digits and letters that look like others. */
const LOOKS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', ı: 'i', ø: 'o', l: 'i' }
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457ıøl]/g, (sign) => LOOKS[sign] ?? sign)

const OFFICES = ['admin', 'administrador', 'administrator', 'soporte', 'support', 'moderador', 'moderator', 'mercadopago'].map(folded)
/** As a word, with a suffix (-a, -es, digits) or joined to another word. «Administración» and the like do not match. */
const OFFICE = new RegExp(`^(?:${OFFICES[0]}(?!istr)|${OFFICES.slice(1).join('|')})|(?:${OFFICES.join('|')})s?$`)

/** The words of a name, joining single letters («A d m i n») and both halves of «Mercado Pago». */
const wordsOf = (name: string): string[] =>
  folded(name)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replace(/(?<![^ ])(\S) (?=\S(?: |$))/gu, '$1')
    .replace(/\bmercado pago(?=s?\b)/g, 'mercadopago')
    .split(' ')

/** Whether a name could pass for the marketplace's operator or its payments; the brand alone is a surname. */
const isReserved = (name: string): boolean => wordsOf(name).some((word) => OFFICE.test(word))

/**
 * A public name of a person or a firm: 1 to `max` characters in NFKC, one space between words. No invisible characters, one script, no
 * web address, and not the name of an office of the marketplace.
 */
export const shownName = (max: number, missing: string) =>
  z
    .string({ error: missing })
    // Before NFKC, which turns it into a space and a mark; people type it as an apostrophe.
    .overwrite((name) =>
      name
        .replace(/[\u00b4`]/g, "'")
        .normalize('NFKC')
        .replace(/ +/g, ' '),
    )
    .trim()
    .min(1, { error: missing, abort: true })
    .max(max, { error: `Escribí como máximo ${max} caracteres.`, abort: true })
    .refine((name) => SIGNS.test(name) && !UNSEEN.test(name), {
      error: 'Usá solo letras, números, espacios y signos comunes.',
      abort: true,
    })
    .refine((name) => /\p{L}/u.test(name), { error: 'Un nombre lleva al menos una letra.', abort: true })
    .refine((name) => [...WRITINGS, ...EAST_ASIAN].some((writing) => writing.test(name)), {
      error: 'Usá letras de un solo alfabeto.',
      abort: true,
    })
    .refine((name) => !ADDRESS.test(name) && !SMALL_AFTER_DOT.test(name), {
      error: 'Un nombre no puede tener direcciones de internet.',
      abort: true,
    })
    .refine((name) => !isReserved(name), 'Ese nombre está reservado. Usá el tuyo o el de tu empresa.')
