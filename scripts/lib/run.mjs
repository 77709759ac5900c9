import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodePath } from './node.mjs'

/** The project's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const bin = join(root, 'node_modules', '.bin')
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const cleanups = new Set()
let ending

/** The environment for a tool of the system. Debian keeps what only root uses, such as runuser, where a short PATH does not look. */
export const systemEnv = () => ({ ...process.env, PATH: [process.env.PATH, '/usr/sbin', '/sbin'].filter(Boolean).join(delimiter) })

/**
 * The environment for a tool of the project: its own binaries first, then the Node that Feria runs on.
 * Names in `without` are left out.
 * @param {NodeJS.ProcessEnv} [more]
 * @param {string[]} [without]
 */
export const toolEnv = (more = {}, without = []) => {
  const env = { ...process.env, PATH: [bin, dirname(nodePath()), process.env.PATH ?? ''].join(delimiter), ...more }
  for (const name of without) delete env[name]
  return env
}

/**
 * How the server is run. glibc gives each thread an arena of memory that it hardly gives back, and keeps what was large once; V8 lets what
 * was just made take 128 MB before it looks what of it is still needed, and what a request makes is gone with it. What stays may grow by a
 * half before all of it is looked at: by itself V8 does so after a tenth, and whoever speaks in the chat just then waits.
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50']
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }

/** Keeps work to be done when the script ends or is interrupted; answers a function that does it at once and only once. */
export const atEnd = (work) => {
  let done
  const once = () => {
    cleanups.delete(once)
    done ??= Promise.resolve().then(work)
    return done
  }
  cleanups.add(once)
  return once
}

/**
 * Does all work kept by `atEnd`, the newest first; one that fails does not keep the others from being done.
 * From then on nothing more can be launched.
 */
export const endAll = () => {
  ending ??= (async () => {
    for (const work of [...cleanups].reverse()) {
      await work().catch((error) => console.error(`Cleaning up failed: ${error.message}`))
    }
  })()
  return ending
}

/** Starts a process in a group of its own, out of reach of the terminal's Ctrl-C; whoever calls sees to its end. */
export const launch = (command, args, options) => {
  // A step that goes on after an interruption would leave its process behind.
  if (ending) throw new Error('interrupted')
  return spawn(command, args, { ...options, detached: true })
}

/** The code of a process that ended with a code or, as shells count it, by a signal. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/**
 * Calls `react` for each signal that asks to end. The same one within half a second is one request: npm sends what the
 * terminal sent. The end of npm itself counts as SIGTERM: where it was killed, nobody else would say so.
 */
export const onSignals = (react) => {
  const last = {}
  const listener = (signal) => {
    const now = Date.now()
    if (now - (last[signal] ?? 0) > 500) react(signal)
    last[signal] = now
  }
  for (const signal of signals) process.on(signal, () => listener(signal))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    listener('SIGTERM')
  }, 300)
  watch.unref()
}

/** Makes Ctrl-C and a polite kill stop everything that was started before the script ends. */
export const endOnSignals = () => onSignals((signal) => endAll().then(() => process.exit(exitCode(null, signal))))

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

const waitForExit = (child, milliseconds) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(true)
    const timer = setTimeout(() => resolve(false), milliseconds)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(true)
    })
  })

/** Sends each signal in turn to what `send` reaches, until the child has ended; milliseconds to wait stand beside each. */
export const stopWith = async (child, send, steps) => {
  for (const [signal, milliseconds] of steps) {
    if (child.exitCode !== null || child.signalCode !== null) return
    send(signal)
    if (await waitForExit(child, milliseconds)) return
  }
}

/**
 * Starts a command that is stopped at the end with all it started. `ended` is its exit code, `send` signals it, `stop`
 * stops it now.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export const start = (command, args, { cwd = root, env = toolEnv(), stdio = ['ignore', 'inherit', 'inherit'] } = {}) => {
  const child = launch(command, args, { cwd, env, stdio })
  const send = (signal) => child.pid && signalGroup(child, signal)
  const stop = atEnd(async () => {
    await stopWith(child, send, [
      ['SIGTERM', 5000],
      ['SIGKILL', 2000],
    ])
    // Workers may outlive the leader of their group.
    send('SIGKILL')
  })
  child.once('exit', stop)
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${command} did not start: ${error.message}`)))
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
  // Whoever waits for it hears of the failure; nobody may be waiting.
  ended.catch(() => stop())
  return { child, ended, send, stop }
}

/** Runs a command to its end with its output on screen; throws when it fails. */
export const run = async (command, args, options) => {
  const code = await start(command, args, options).ended
  if (code !== 0) throw new Error(`${[command, ...args.slice(0, 2)].map((part) => basename(part)).join(' ')} ended with code ${code}`)
}

/** Runs a command without showing anything; answers its code and all it wrote. */
export const capture = async (command, args, options = {}) => {
  const { child, ended } = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await ended
  await closed
  return { code, output: output.trim() }
}
