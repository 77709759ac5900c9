/** Saves a file in the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Saves a text as a file of this type. */
export const saveText = (name: string, text: string, type: 'application/json' | 'text/csv' | 'text/plain'): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
