const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * Thrown by a step that did not do all of its work, with the reason; it counts as neither passed nor failed. `isAllowed` if that is
 * acceptable in CI.
 */
export class LeftOut extends Error {
  constructor(message, { isAllowed = false } = {}) {
    super(message)
    this.isAllowed = isAllowed
  }
}

/**
 * Records the outcome of each step. `step` runs work, never throws and resolves to whether it passed; throwing LeftOut marks it as
 * left out. `leaveOut` records what was not even tried. `table` is the summary, one line per step.
 */
export const createSteps = () => {
  const results = []
  const step = async (name, work) => {
    console.log(`\n── ${name}`)
    const from = performance.now()
    const end = (result, note, more) => results.push({ name, time: performance.now() - from, result, note, ...more })
    try {
      await work()
      end('passed', '')
      return true
    } catch (error) {
      console.error(error.message)
      const isLeftOut = error instanceof LeftOut
      end(isLeftOut ? 'left out' : 'failed', error.message.split('\n')[0], { isAllowed: isLeftOut && error.isAllowed })
      return false
    }
  }
  const leaveOut = (name, note) => results.push({ name, time: 0, result: 'left out', note })
  const has = (wanted) => results.some(({ result }) => result === wanted)
  const table = () => {
    const width = Math.max(...results.map(({ name }) => name.length))
    return results
      .map(({ name, time, result, note }) => `${name.padEnd(width)}  ${seconds(time).padStart(8)}  ${result.padEnd(8)}  ${note}`.trimEnd())
      .join('\n')
  }
  const leftOut = () => results.filter(({ result }) => result === 'left out')
  return { step, leaveOut, table, leftOut, hasFailed: () => has('failed') }
}
