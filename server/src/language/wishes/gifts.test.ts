import { expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readWish } from './grammar.ts'

const what = (text: string) => readWish(text, () => false).what

test.each([
  ['regalo para mi novio, le gusta el fútbol', 'regalo para mi novio, le gusta el fútbol'],
  ['un regalo para mi mamá que le gustan las plantas', 'regalo para mi mamá que le gustan las plantas'],
  ['le regalo algo a mi viejo que le gusta pescar', 'regalo para mi viejo que le gusta pescar'],
  ['mi novio ama el fútbol, qué le regalo', 'regalo para mi novio, ama el fútbol'],
  ['mi suegra cumple años, le gusta tejer, qué le regalo?', 'regalo para mi suegra, le gusta tejer'],
  ['qué le puedo regalar a mi abuela? le gusta tejer', 'regalo para mi abuela, le gusta tejer'],
])('a gift without a name keeps whom it is for and what they like: «%s»', (text, meant) => expect(what(text)).toBe(meant))

test.each([
  ['un libro para mi novio, le gusta el fútbol', 'libro para mi novio'],
  ['regalo para mi novio, hasta 20 mil', 'regalo para mi novio'],
  ['busco una pelota, a mi hijo le gusta el fútbol', 'pelota'],
])('what is named, or liked by nobody, stays as it is: «%s»', (text, meant) => expect(what(text)).toBe(meant))

test.each(['regalo para mi ', 'le gusta ', 'regalo le gusta a mi '])('it takes time linear in the length: «%s»', (unit) =>
  expect(cpuMsOf(() => what(unit.repeat(20_000)))).toBeLessThan(500),
)
