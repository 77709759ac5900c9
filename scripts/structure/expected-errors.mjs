const ERRORS = 'contract/src/errors.ts'
/** It lists every code by its status, and so expects none of them of anything that somebody does. */
const LIST = 'contract/src/errors.test.ts'
const EXPECTING = /\.(test|spec)\.tsx?$|\/testing\/|\/bombs\.ts$/

/** Error codes that no test expects, as `{ path, line, message }`: nobody would notice that one is answered never, or always. */
export const findUnexpectedErrors = (sources) => {
  const texts = sources.filter(({ file }) => EXPECTING.test(file.path) && file.path !== LIST).map(({ file }) => file.text)
  const table = sources.find(({ file }) => file.path === ERRORS)?.file.text ?? ''
  return table.split('\n').flatMap((line, at) => {
    const code = /^ {2}'?([a-z][\w.-]*)'?: \[/.exec(line)?.[1]
    if (!code || texts.some((text) => new RegExp(`['"]${code.replaceAll('.', '\\.')}['"]`).test(text))) return []
    return [{ path: ERRORS, line: at + 1, message: `no test expects ${code}` }]
  })
}
