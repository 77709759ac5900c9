import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { ProofPhoto } from './proof-photo.tsx'

const upload = async () => ({ url: '/files/a/1280.webp', id: 'a', width: 1280, height: 960, variants: [] })

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (file: File) => fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } })
const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })

test('the owner asks for a word, reads it, and the photo with it marks the product', async () => {
  const bodies: unknown[] = []
  answering({
    'POST products/p/proof-word': { word: 'mate 47', until: inMinutes(30) },
    'POST products/p/proof-photo': (body: unknown) => {
      bodies.push(body)
      return { imageUrl: '/files/a/1280.webp', word: 'mate 47', takenAt: inMinutes(0) }
    },
  })
  show(<ProofPhoto productId="p" isMarked={false} upload={upload} />)
  press('Pedir la palabra')
  await screen.findByText('mate 47')
  choose(photo)
  await screen.findByText(/ya se ve en tu publicación/)
  expect(bodies).toEqual([{ imageUrl: '/files/a/1280.webp' }])
  expect(screen.queryByText('mate 47')).toBeNull()
})

test('a refused photo is said, and another one can be taken with the same word', async () => {
  answering({
    'POST products/p/proof-word': { word: 'mate 47', until: inMinutes(30) },
    'POST products/p/proof-photo': Response.json({ error: 'catalogue.photo-seen', message: 'Esa foto ya está.' }, { status: 409 }),
  })
  show(<ProofPhoto productId="p" isMarked={false} upload={upload} />)
  press('Pedir la palabra')
  await screen.findByText('mate 47')
  choose(photo)
  await screen.findByText('Esa foto ya está.')
  screen.getByText('mate 47')
  choose(new File(['x'], 'nota.txt', { type: 'text/plain' }))
  await screen.findByText(/no es una foto que podamos usar/)
})

test('a word that expired is said so, and another one can be asked for', async () => {
  answering({ 'POST products/p/proof-word': { word: 'mate 47', until: inMinutes(0.001) } })
  show(<ProofPhoto productId="p" isMarked upload={upload} />)
  screen.getByText(/los 7 días empiezan otra vez/)
  press('Pedir la palabra')
  await screen.findByText('La palabra venció.')
  await waitFor(() => expect(screen.queryByText('mate 47')).toBeNull())
  screen.getByRole('button', { name: 'Pedir la palabra' })
})
