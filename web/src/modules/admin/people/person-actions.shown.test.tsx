import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { show } from '../../../testing/show.tsx'
import { PersonActions } from './person-actions.tsx'
import { peopleTexts } from './texts.ts'

const labels = peopleTexts.actions
const person = { id: 'p', name: 'Ana', email: 'ana@feria.example', role: 'user', staff: null, restriction: null, hasSecondFactor: true }
const { restrict, lift, endSessions, sendReset, removeFactor, remove } = labels
const all = [endSessions, sendReset]

test.each([
  ['an admin', { role: 'admin' }, {}, [restrict, ...all, removeFactor, remove], true],
  ['an admin, of somebody held back', { role: 'admin' }, { restriction: {} }, [restrict, lift, ...all, removeFactor, remove], true],
  ['an admin, of an admin', { role: 'admin' }, { role: 'admin', hasSecondFactor: false }, [...all, remove], true],
  ['a moderator', { role: 'user', staff: 'moderator' }, {}, [restrict, ...all], false],
  ['support', { role: 'user', staff: 'support' }, { restriction: {} }, [...all, removeFactor], false],
  ['an admin, of themselves', { id: 'p', role: 'admin' }, {}, [], false],
])('%s is offered what they may do', (_who, member, more, offered, hasRole) => {
  useSession.setState({ token: 't', user: { id: 'x', name: 'Ada', ...member } as never })
  const { words } = show(<PersonActions person={{ ...person, ...more } as never} />)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered)
  expect(screen.queryByRole('combobox', { name: labels.role }) !== null).toBe(hasRole)
  expect(words().includes(labels.self)).toBe(offered.length === 0)
})
