/** Offers a file to the browser as a download. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the press; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Offers text as a file of comma-separated values. */
export const saveCsv = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
