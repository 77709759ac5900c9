const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * Says that a step did not do all of its work, and why; it is neither passed nor failed. `isAllowed` where nobody can be asked to do it.
 */
export class LeftOut extends Error {
  constructor(message, { isAllowed = false } = {}) {
    super(message)
    this.isAllowed = isAllowed
  }
}

/**
 * Keeps what became of each step. `step` does work and goes on whatever happens, answering whether it passed; throwing
 * LeftOut leaves it out. `leaveOut` notes what was not even tried. `table` is the summary, one line a step.
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
