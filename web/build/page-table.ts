/** A page of the app and the files that its code starts with, relative to `web/src`. */
export interface TabledPage {
  path: string
  files: string[]
}

/** The pages of a route table, with the files that it imports for them; leaves out pages whose file it does not name. */
export const pagesOf = (table: string): TabledPage[] => {
  const filesIn = (text: string | undefined) => [...(text ?? '').matchAll(/import\('\.\/([^']+)'\)/g)].flatMap(([, file]) => file ?? [])
  const declared = (name: string) => filesIn(table.split(`const ${name} =`)[1]?.split(/\n(?:\n|const )/)[0])
  return table
    .split(/(?=\bpath: ')/)
    .slice(1)
    .flatMap((entry) => {
      const path = /^path: '([^']+)'/.exec(entry)?.[1]
      const shared = /\bpage: (\w+)\b(?!\()/.exec(entry)?.[1]
      const files = shared ? declared(shared) : filesIn(entry)
      return path && files.length > 0 ? [{ path, files }] : []
    })
}
