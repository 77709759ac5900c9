/** Hands a value to the member as a JSON file with this name. */
export const downloadJson = (value: unknown, name: string): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
