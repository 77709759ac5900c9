interface Form {
  getInputNode: (name: string) => HTMLElement | null | undefined
}

/** Moves the focus to the first field with an error, and opens the fold that it stands in. */
export const focusFirst = (form: Form, errors: Record<string, unknown>): void => {
  const field = form.getInputNode(Object.keys(errors)[0] ?? '')
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
