import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { start } from './lib/run.mjs'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    // One that has ended and that nobody has asked about yet still has its number.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test.each([
  ['that is stopped', 'wait', true],
  ['that ends by itself', 'true', false],
])('the workers of a command %s end with it, whatever they ignore', async (_, last, isStopped) => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'pid')
  const worker = `trap '' TERM; echo $$ > ${file}; while :; do sleep 0.1; done`
  const { ended, stop } = start('sh', [
    '-c',
    `sh -c "${worker.replaceAll('$', '\\$')}" & while ! [ -s ${file} ]; do sleep 0.05; done; ${last}`,
  ])
  if (isStopped) {
    await expect.poll(() => readFileSync(file, { encoding: 'utf8', flag: 'a+' })).not.toBe('')
    await stop()
  }
  await ended
  const pid = Number(readFileSync(file, 'utf8'))
  // Whatever this test finds, nothing of it stays.
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  expect(pid).toBeGreaterThan(0)
  await expect.poll(() => isAlive(pid)).toBe(false)
})
