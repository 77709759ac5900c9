import { expect, test } from 'vitest'
import { kindsOf } from './kinds.ts'

test.each([
  ['iPhone 13 128 GB azul, batería al 89 %', 'celular'],
  ['Samsung Galaxy A54 128 GB liberado', 'celular'],
  ['Tablet Samsung Galaxy Tab S7', 'tablet'],
  ['Funda para iPhone 13', ''],
  ['Cargador iPhone original', ''],
  ['MacBook Air M1', 'notebook'],
  ['Renault Kangoo 2017 con GNC', 'auto'],
  ['Óptica Renault Kangoo 2017', ''],
  ['Mesa ratona', ''],
])('[SRCH-01] «%s» implies «%s»', (name, kind) => expect(kindsOf(name)).toBe(kind))
