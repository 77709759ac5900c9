import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { BehindLogin } from './behind-login.tsx'

const behind = (pathname: string) => show(<BehindLogin />, '/login', { from: { pathname } })

test('who is sent to the login reads why, and where the same is seen without an account', async () => {
  behind('/new-product')
  expect(await screen.findByText('Para publicar necesitás una cuenta. Es gratis.')).toBeTruthy()
  behind('/saldo')
  expect(await screen.findByText('Para ver esa página necesitás tu cuenta.')).toBeTruthy()
  behind('/all-products')
  expect((await screen.findByRole('link', { name: 'Ver el catálogo sin cuenta' })).getAttribute('href')).toBe('/explorar')
  const { words } = behind('/dashboard')
  expect(words()).toBe('')
})
