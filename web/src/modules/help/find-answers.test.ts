import { type HelpTopic, helpPages, helpTopics } from '@feria/contract/help/topics'
import { describe, expect, test } from 'vitest'
import { allEntries } from './answers/all.ts'
import { findAnswers } from './find-answers.ts'

const figures = { feePercent: 7.5, sendWorkingDays: 5, payoutTrustSales: 10 }
const entries = allEntries(figures)
const found = (typed: string) => findAnswers(entries, typed).map(({ topic, id }) => `${topic}#${id}`)

describe('the answers of the help', () => {
  test('every question has one, in words and with ways that begin at the root', () => {
    for (const { topic, id, words, ways = [] } of entries) {
      expect(words.join(' ').length, `${topic}#${id}`).toBeGreaterThan(40)
      for (const [label, path] of ways) expect([label, path]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^\/[a-z]/)])
    }
  })

  test('ways within the help lead to a question that there is', () => {
    const known = new Set([...entries.map(({ topic, id }) => `/ayuda/${topic}#${id}`), ...helpPages])
    const inside = entries.flatMap(({ ways = [] }) => ways.map(([, path]) => path)).filter((path) => path.startsWith('/ayuda'))
    expect(inside.length).toBeGreaterThan(5)
    expect(inside.filter((path) => !known.has(path))).toEqual([])
  })

  test('say the fee of this operator, and that there is none', () => {
    const feeOf = (feePercent: number) =>
      allEntries({ ...figures, feePercent })
        .find(({ id }) => id === 'cuanto-cobran')
        ?.words.join(' ')
    expect(feeOf(7.5)).toContain('7,5 % de cada venta')
    expect(feeOf(7.5)).toContain('$ 9.250.')
    expect(feeOf(0)).toMatch(/^Nada\./)
  })

  test('anchors are those of one page, and titles end as questions or sentences without a full stop', () => {
    for (const topic of Object.keys(helpTopics) as HelpTopic[])
      for (const [id, title] of Object.entries(helpTopics[topic].questions)) {
        expect(id).toMatch(/^[a-z][a-z-]+$/)
        expect(title).not.toMatch(/\.$/)
      }
  })
})

describe('the search of the help', () => {
  test.each([
    ['cancelar', 'comprar#cancelar-una-compra'],
    ['CANCELO mi compra', 'comprar#cancelar-una-compra'],
    ['envios', 'envios#quien-envia'],
    ['comisión', 'tarifas#comision-de-reventa'],
    ['contraseña', 'cuenta#olvide-mi-contrasena'],
    ['retirar saldo', 'vender#retirar-mi-saldo'],
    ['dos pasos', 'cuenta#verificacion-en-dos-pasos'],
    ['estafa', 'seguridad#como-me-cuido'],
    ['arrepentimiento', 'reclamos#me-arrepenti'],
    ['denunciar', 'seguridad#como-denuncio'],
    ['bloqueo', 'seguridad#bloquear-a-alguien'],
    ['me suspendieron', 'seguridad#me-suspendieron'],
    ['¿dónde está mi pedido?', 'envios#donde-esta-mi-pedido'],
  ])('«%s» finds %s', (typed, expected) => expect(found(typed)).toContain(expected))

  test('those with the words in their title come first', () => expect(found('reembolso')[0]).toBe('pagos#reembolsos'))

  test('accents and case do not count, and who has no ñ finds the password too', () => {
    expect(found('CUANTO COBRAN')).toEqual(found('cuánto cobran'))
    expect(found('contrasena')[0]).toBe('cuenta#olvide-mi-contrasena')
  })

  test.each(['', '  ', '¡!', 'zapallo', 'cancelar un zapallo'])('«%s» finds nothing', (typed) => expect(found(typed)).toEqual([]))
})
