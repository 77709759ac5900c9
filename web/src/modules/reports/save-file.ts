/** Downloads a file in the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads a text as a CSV file. */
export const saveCsv = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
