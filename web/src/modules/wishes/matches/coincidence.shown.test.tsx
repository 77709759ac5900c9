import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { Coincidence } from './coincidence.tsx'

const match = { matchId: 'm1', coincidencia: 'CERCANO' as const, matchScore: 0.734 as number | null, reasons: ['Es lo que buscás: bici'] }
const explanation = {
  parts: [
    { part: 'what', percent: 70, text: 'Es lo que buscás: bici · No dice «roja»' },
    { part: 'price', percent: 15, text: 'Dentro de tu presupuesto' },
  ],
  higher: ['Que la publicación diga «roja».'],
}

test('a press on the score tells what it is made of and what would make it higher, with the way to the match', async () => {
  answering({ 'GET matches/m1': { explanation } })
  show(<Coincidence of={match} />)
  fireEvent.click(screen.getByRole('button', { name: '73 %: por qué' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Por qué 73 %' }))
  await sheet.findByText('Que la publicación diga «roja».')
  expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Qué es pesa 70 de 100', 'Precio pesa 15 de 100'])
  expect(sheet.getAllByRole('definition')[0]?.textContent).toBe('Es lo que buscás: bici · No dice «roja»')
  expect(sheet.getByRole<HTMLAnchorElement>('link', { name: 'Ver la coincidencia' }).pathname).toBe('/matches/m1')
})

test('what nothing would make higher says so, and a failure is told', async () => {
  answering({ 'GET matches/m2': { explanation: { parts: [], higher: [] } } })
  show(<Coincidence of={{ ...match, matchId: 'm2' }} isOwnPage />)
  fireEvent.click(screen.getByRole('button', { name: '73 %: por qué' }))
  await screen.findByText('Nada que sepamos: es de lo mejor que hay.')
  expect(screen.queryByRole('link', { name: 'Ver la coincidencia' })).toBeNull()
})

test('a failure is told, with a retry', async () => {
  answering({ 'GET matches/m3': refused(404) })
  show(<Coincidence of={{ ...match, matchId: 'm3' }} />)
  fireEvent.click(screen.getByRole('button', { name: '73 %: por qué' }))
  await screen.findByText('No pudimos traer la explicación.')
})

test('a score without a reason is not shown, and the stated 85 % only as an estimate', () => {
  expect(show(<Coincidence of={{ ...match, reasons: [] }} />).words()).toBe('CERCANO')
  const unknown = show(<Coincidence of={{ ...match, matchScore: null, reasons: [] }} />)
  expect(unknown.words()).toBe('CERCANO85 % estimado')
  expect(screen.queryByRole('button', { name: /por qué/ })).toBeNull()
})
