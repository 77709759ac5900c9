import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { templateTexts as labels } from './template-texts.ts'
import { TemplatesPage } from './templates-page.tsx'

const template = (title: string, more: object = {}) => ({ title, note: `Nota de ${title}`, decision: null, ...more })
let kept: object[]
const sent: object[][] = []
beforeEach(() => {
  // A field that grows looks at fonts, which this window does not have.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  useSession.setState({ token: 't', user: { id: 'x', name: 'Ada', role: 'admin' } as never })
  sent.length = 0
  kept = ['Uno', 'Dos', 'Tres'].map((title) => template(title))
})

const open = async () => {
  answering({
    'GET admin/decision-templates': () => kept,
    'PUT admin/decision-templates': ({ templates }: { templates: object[] }) => {
      sent.push(templates)
      kept = templates
      return templates
    },
  })
  show(<TemplatesPage />)
  await screen.findByText(kept.length > 0 ? 'Nota de Dos' : labels.empty)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const titles = () => sent.map((all) => all.map((one) => (one as { title: string }).title).join(' '))

test('an edited template stands where it stood, and is there once', async () => {
  await open()
  await press(labels.edit('Dos'))
  await screen.findByLabelText(labels.name)
  expect(screen.getByLabelText<HTMLInputElement>(labels.name).value).toBe('Dos')
  write(labels.name, 'Segunda')
  await press(labels.save)
  await screen.findByText('Segunda')
  expect(titles()).toEqual(['Uno Segunda Tres'])
  expect(screen.queryByText('Dos')).toBeNull()
})

test('a new one comes last; its title may not be that of another, nor its words be missing', async () => {
  await open()
  await press(labels.add)
  await screen.findByLabelText(labels.name)
  write(labels.name, ' Dos ')
  await press(labels.save)
  await screen.findByText(labels.nameTaken)
  await screen.findByText(labels.noteMissing)
  expect(sent).toEqual([])
  write(labels.name, ' Cuatro ')
  write(labels.note, ' Basta ')
  await press(labels.save)
  await waitFor(() => expect(titles()).toEqual(['Uno Dos Tres Cuatro']))
  expect(sent[0]?.[3]).toEqual({ title: 'Cuatro', note: 'Basta', decision: null })
})

test('one that is taken away comes back where it was', async () => {
  await open()
  await press(labels.remove('Dos'))
  await waitFor(() => expect(screen.queryByText('Nota de Dos')).toBeNull())
  await press('Deshacer')
  await screen.findByText('Nota de Dos')
  expect(titles()).toEqual(['Uno Tres', 'Uno Dos Tres'])
})

test('without any the page says so and offers the first', async () => {
  kept = []
  await open()
  await press(labels.add)
  await screen.findByText(labels.addTitle)
})
