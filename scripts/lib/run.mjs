import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodePath } from './node.mjs'

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const bin = join(root, 'node_modules', '.bin')
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const cleanups = new Set()
let ending

/** The environment for a system tool. Debian keeps root-only programs such as runuser off a short PATH. */
export const systemEnv = () => ({ ...process.env, PATH: [process.env.PATH, '/usr/sbin', '/sbin'].filter(Boolean).join(delimiter) })

/**
 * The environment for a project tool: its own binaries first, then the Node that Feria runs on. Omits the names in `without`.
 * @param {NodeJS.ProcessEnv} [more]
 * @param {string[]} [without]
 */
export const toolEnv = (more = {}, without = []) => {
  const env = { ...process.env, PATH: [bin, dirname(nodePath()), process.env.PATH ?? ''].join(delimiter), ...more }
  for (const name of without) delete env[name]
  return env
}

/** Registers cleanup for when the script ends or is interrupted. Returns a function that runs it at once, and only once. */
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
 * Runs all cleanup registered by `atEnd`, newest first; a failing one does not prevent the others. Nothing can be launched afterwards.
 */
export const endAll = () => {
  ending ??= (async () => {
    for (const work of [...cleanups].reverse()) {
      await work().catch((error) => console.error(`Cleaning up failed: ${error.message}`))
    }
  })()
  return ending
}

/** Starts a process in its own group, out of reach of the terminal's Ctrl-C; the caller must end it. */
export const launch = (command, args, options) => {
  // A step that continues after an interruption would leave its process behind.
  if (ending) throw new Error('interrupted')
  return spawn(command, args, { ...options, detached: true })
}

/** The exit code of a process that ended with a code or, counted as shells do, by a signal. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/**
 * Calls `react` for each signal that asks to end. The same signal within half a second counts once: npm forwards what the terminal
 * sent. The end of npm itself counts as SIGTERM: if it was killed, nothing else would report it.
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

/** On Ctrl-C or SIGTERM stops everything that was started, then ends the script. */
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

/** Sends each signal in turn until the child has ended; each comes with the milliseconds to wait. */
export const stopWith = async (child, send, steps) => {
  for (const [signal, milliseconds] of steps) {
    if (child.exitCode !== null || child.signalCode !== null) return
    send(signal)
    if (await waitForExit(child, milliseconds)) return
  }
}

/**
 * Starts a command that is stopped at the end with all its processes. `ended` is its exit code, `send` signals it, `stop` stops it
 * now.
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
  // Awaiting `ended` still rejects; this avoids an unhandled rejection.
  ended.catch(() => stop())
  return { child, ended, send, stop }
}

/** Runs a command to its end with its output on screen; throws if it fails. */
export const run = async (command, args, options) => {
  const code = await start(command, args, options).ended
  if (code !== 0) throw new Error(`${[command, ...args.slice(0, 2)].map((part) => basename(part)).join(' ')} ended with code ${code}`)
}

/** Runs a command silently; resolves to its exit code and output. */
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
