import { expect, test } from 'vitest'
import { allEntries, groupsFor, moreEntries } from './more-nav.ts'
import { barEntries, entriesFor, match, type NavEntry } from './nav.ts'

const labels = (role: string | null, entries: NavEntry[]) => entriesFor(role, entries).map(({ label, path }) => `${label} ${path}`)

const bar = [
  'Inicio /dashboard',
  'Productos /all-products',
  'Solicitudes /requests',
  'Mensajes /chats',
  'Perfil /profile',
  'Favoritos /favorites',
  'Historial /history',
  'Revendedor /reseller/profile',
]
const more = [
  'Historial /historial',
  'Reportes /reports',
  'Mi saldo /saldo',
  'Contactos /contacts',
  'Enlaces de Reventa /reseller/links',
  'Mis Transacciones /reseller/transactions',
]

test('[NAV-15] MATCH stands apart', () => expect(labels('user', [match])).toEqual(['MATCH /match']))

test('[NAV-16] the bar holds the stated links in their order', () => expect(labels('user', barEntries)).toEqual(bar))

test('[NAV-20] every entry is one of the bar or of «Más»', () =>
  expect(labels('user', allEntries)).toEqual(['MATCH /match', ...bar, ...more]))

test('[NAV-23] both entries «Historial» are there, each with its address', () =>
  expect(labels('user', allEntries).filter((label) => label.startsWith('Historial'))).toEqual([
    'Historial /history',
    'Historial /historial',
  ]))

test('[NAV-21] «Administrador» is for admins, however their role is spelled', () => {
  expect(labels(' Admin ', moreEntries)).toEqual([...more, 'Administrador /admin-dashboard'])
  expect(labels('premium', moreEntries)).toEqual(more)
})

test('visitors are offered only what they can see', () => {
  expect(labels(null, allEntries)).toEqual(['MATCH /match', 'Inicio /dashboard', 'Productos /all-products'])
})

test('[NAV-24] entries of the drawer alone are behind «Más» at 1024 px and more', () => {
  expect(labels('user', moreEntries)).toEqual(more)
  expect(labels(null, moreEntries)).toEqual([])
})

test('[NAV-20] the drawer groups every entry of its reader once, each with a line about it', () => {
  for (const role of [null, 'user', 'admin']) {
    const grouped = groupsFor(role).flatMap(({ entries }) => entries)
    expect(labels(role, grouped).toSorted()).toEqual(labels(role, allEntries).toSorted())
    expect(grouped.filter(({ words }) => words.length < 10)).toEqual([])
  }
  expect(groupsFor('user').map(({ title }) => title)).toEqual([null, 'Comprar', 'Vender', 'Revender', 'Mi cuenta'])
  expect(groupsFor(null).map(({ title }) => title)).toEqual([null, 'Comprar'])
})

test('the staff have a way to what they do, which others have not', () => {
  const paths = (isOfStaff: boolean) => entriesFor('user', moreEntries, isOfStaff).map(({ label, path }) => `${label} ${path}`)
  expect(paths(true)).toEqual([...more, 'Equipo /admin-dashboard/resolver'])
  expect(paths(false)).toEqual(more)
  expect(groupsFor('user', true).at(-1)?.entries.at(-1)?.label).toBe('Equipo')
})
