/**
 * Waits until a server has written `sentence`. Throws with its last lines if it ends first or stays silent for `seconds`. Its output
 * is still read afterwards, so that a full pipe never blocks it.
 */
export const untilReady = (child, name, sentence, seconds) =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = (why) => reject(new Error(`${name} ${why}\n${output.trim()}`))
    const timer = setTimeout(() => fail(`was not ready after ${seconds} s`), seconds * 1000)
    const read = (data) => {
      output = (output + data).slice(-4000)
      if (!output.includes(sentence)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', (error) => {
      clearTimeout(timer)
      fail(`did not start: ${error.message}`)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      fail('ended while starting')
    })
  })
