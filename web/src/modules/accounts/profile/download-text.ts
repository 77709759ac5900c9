/** Downloads a text as a file with this name. */
export const downloadText = (text: string, name: string, type: 'application/json' | 'text/plain'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the URL only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
