import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { OnboardingPage } from './onboarding-page.tsx'

test('the step that is scrolled to is told, and its dot alone is filled', () => {
  const { container } = show(<OnboardingPage />)
  const [track] = screen.getAllByRole('list')
  Object.defineProperty(track, 'clientWidth', { value: 300 })
  const shownAt = (left: number) => {
    fireEvent.scroll(track as Element, { target: { scrollLeft: left } })
    const dots = [...(container.querySelector('[aria-hidden]')?.children ?? [])]
    return [screen.getByRole('status').textContent, dots.map((dot) => dot.hasAttribute('data-active'))]
  }
  expect(shownAt(0)).toEqual(['Paso 1 de 3', [true, false, false]])
  expect(shownAt(580)).toEqual(['Paso 3 de 3', [false, false, true]])
  expect(shownAt(310)).toEqual(['Paso 2 de 3', [false, true, false]])
})
