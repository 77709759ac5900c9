import { describe, expect, test } from 'vitest'
import { shownName } from './names.ts'

const schema = shownName(120, 'Ingresá tu nombre.')
const sentenceOf = (name: string) => schema.safeParse(name).error?.issues.at(-1)?.message
const read = (name: string) => schema.parse(name)

describe('a public name', () => {
  test.each([
    ...[
      'Ana',
      'Ana Gómez',
      'María Feria',
      'Feria',
      'Juan Feria Soto',
      'Núñez & Hijos S.R.L.',
      'O\u2019Higgins',
      "D'Angelo",
      'Ana-Laura Ñandú',
    ],
    ...[
      'Comprador 50',
      'Dr. J. R. Paz (h)',
      'Ma.Laura Ruiz',
      'Mercado Pagola',
      'Mercado de Pago Chico',
      'Administración Sur',
      'Grupo 3+1, Córdoba',
    ],
    ...[
      'Jesús María',
      'Иван Петров',
      '山田 太郎',
      'やまだ たろう',
      '김민수',
      'محمد علي',
      'Γιώργος',
      'Soportable Gómez',
      '¡Dale! Mates',
      'Zoë Straße',
      'Nguyễn Văn A',
    ],
  ])('may be %s', (name) => {
    expect(read(name)).toBe(name)
  })

  test('is normalised: compatibility letters, outer and inner spaces', () => {
    expect(read('  Ａｎａ　Ｇóｍｅｚ ')).toBe('Ana Gómez')
    expect(read('Ana   Gómez')).toBe('Ana Gómez')
    expect(read('Jose\u0301')).toBe('José')
    expect(read('O\u00b4Higgins')).toBe("O'Higgins")
  })

  test.each([
    ['a direction mark', 'Ana\u202egro.moc'],
    ['an isolate', '\u2066Ana\u2069'],
    ['nothing but a space without width', '\u200b'],
    ['a joiner', 'An\u200da'],
    ['a filler that looks empty', '\u3164'],
    ['an empty braille sign', '\u2800'],
    ['a line break', 'Ana\nTu cuenta fue bloqueada'],
    ['a carriage return', 'Ana\rGómez'],
    ['a tab', 'Ana\tGómez'],
    ['a line separator', 'Ana\u2028Gómez'],
    ['a control', 'Ana\u0007'],
    ['a soft hyphen', 'Ana\u00adGómez'],
    ['a variation that is not seen', 'Ana\ufe0f'],
    ['marks heaped up', `Ana${'\u0337\u0338'.repeat(4)}`],
    ['a lone surrogate', 'Ana\ud800'],
    ['a picture', 'Ana ✅'],
    ['an emoji', 'Ana 🛡️'],
    ['angle brackets', '<b>Ana</b>'],
    ['an at sign', 'ana@feria.example'],
  ])('may not contain %s', (_, name) => {
    expect(sentenceOf(name)).toBe('Usá solo letras, números, espacios y signos comunes.')
  })

  test.each(['a', '!!!', '...', '123 456', '\u0301', '-', 'A'].slice(1, 6))('needs a letter: %s', (name) => {
    expect(sentenceOf(name)).toBe('Un nombre lleva al menos una letra.')
  })

  test.each([
    ...[
      'www.estafa.com',
      'Ana estafa.com',
      'Ana ESTAFA.COM.AR',
      'bit.ly',
      'Ana t.me',
      'premios.click',
      'Feria.example',
      'Ganá en cobro.xyz',
      'mercado.pago',
      'http//localhost',
    ],
  ])('may not be an address: %s', (name) => {
    expect(sentenceOf(name)).toBe('Un nombre no puede tener direcciones de internet.')
  })

  test.each(['Аna', 'Feriа', 'Ana Петров', 'Anα', 'Ana 山田'])('uses letters of one script: %s', (name) => {
    expect(sentenceOf(name)).toBe('Usá letras de un solo alfabeto.')
  })

  test.each([
    ...[
      'Admin Feria',
      'Admin',
      'ADMIN',
      'Ana (admin)',
      'Administrador',
      'Administradora General',
      'Soporte',
      'Soporte Feria',
      'Feria Soporte',
    ],
    ...[
      'Moderador',
      'Moderadora Ana',
      'Mercado Pago',
      'MercadoPago',
      'MERCADO-PAGO',
      'Ｍercado Ｐago',
      'Sopórte',
      'A d m i n',
      'A.D.M.I.N.',
    ],
    ...['Adm1n', 'S0porte', 'Soporte24', 'FeriaAdmin', 'SoporteFeria', 'Admın', 'Admin.', 'El-Admin', 'AdminFeria', 'Administrator'],
  ])('may not pass for staff: %s', (name) => {
    expect(sentenceOf(name)).toBe('Ese nombre está reservado. Usá el tuyo o el de tu empresa.')
  })

  test('has a message when it is missing or too long', () => {
    expect(sentenceOf('   ')).toBe('Ingresá tu nombre.')
    expect(schema.safeParse(undefined).error?.issues[0]?.message).toBe('Ingresá tu nombre.')
    expect(sentenceOf('a'.repeat(121))).toBe('Escribí como máximo 120 caracteres.')
    expect(sentenceOf('\ufdfa'.repeat(30))).toBe('Escribí como máximo 120 caracteres.')
  })
})
