import { expect, test } from 'vitest'
import { correctEmail } from './correct-email.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  [' Ana@GMAIL.con ', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.com.ar', 'ana@hotmail.com.ar'],
  ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@icluod.com', 'ana@icloud.com'],
])('%s was probably meant as %s', (typed, meant) => expect(correctEmail(typed)).toBe(meant))

test.each(['', 'ana', 'ana@', '@gmail.com', 'ana@gmail.com', 'ana@yahoo.com.ar', 'ana@feria.example', 'ana@mail.com', 'a b@gmial.com'])(
  '«%s» is left as it is',
  (typed) => expect(correctEmail(typed)).toBeNull(),
)
