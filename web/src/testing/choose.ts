import { fireEvent, screen, within } from '@testing-library/react'

/** Chooses an option by its text in the list with this label. One that is not offered cannot be chosen, unlike by setting the value. */
export const choose = (label: string | RegExp, option: string): void => {
  const list = screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' })
  const { value } = within(list).getByRole<HTMLOptionElement>('option', { name: option })
  fireEvent.change(list, { target: { value } })
}
