import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRedis } from './find-tools.mjs'
import { freePort } from './free-port.mjs'
import { atEnd, capture, launch, stopWith, systemEnv } from './run.mjs'
import { untilReady } from './until-ready.mjs'

const SLOTS = 16_384
const MASTERS = 3

/**
 * Starts a temporary Redis Cluster on free ports of 127.0.0.1: three masters, each with a replica that takes its place after a second, all
 * with a password if one is given. `url` names two of its hosts. `killMasterOf` kills the master that holds a key, as a power cut does.
 * `stop` ends it, as does `endAll`.
 * @type {typeof import('./redis-cluster.d.mts').startRedisCluster}
 */
export const startRedisCluster = async ({ binary = findRedis(), password = '' } = {}) => {
  if (!binary) throw new Error('The Redis server is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'feria-redis-cluster-'))
  const secret = password ? ['--requirepass', password, '--masterauth', password] : []
  const nodes = []
  const ask = async ({ port }, ...words) => {
    const env = { ...systemEnv(), ...(password && { REDISCLI_AUTH: password }) }
    const { code, output } = await capture('redis-cli', ['-h', '127.0.0.1', '-p', String(port), ...words.map(String)], { env })
    if (code !== 0 || /^\(error\)|^ERR/.test(output)) throw new Error(`redis-cli ${words.join(' ')}: ${output}`)
    return output
  }
  const stop = atEnd(async () => {
    for (const { child } of nodes) await stopWith(child, (name) => child.kill(name), [['SIGKILL', 2000]])
    await rm(folder, { recursive: true, force: true })
  })
  const startNode = async () => {
    const [port, busPort] = [await freePort(), await freePort()]
    const dir = join(folder, String(port))
    await mkdir(dir)
    const own = ['--port', port, '--cluster-port', busPort, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no']
    const shared = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '1000', '--cluster-config-file', 'nodes.conf']
    const child = launch(binary, [...own, ...shared, ...secret].map(String), { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] })
    const node = { port, busPort, child }
    nodes.push(node)
    await untilReady(child, 'Redis', 'Ready to accept connections', 30)
    return node
  }
  const until = async (what, isSo) => {
    for (let tries = 0; tries < 300; tries++) {
      if (await isSo()) return
      await sleep(100)
    }
    throw new Error(`The cluster of Redis: ${what} took too long`)
  }
  const areAll = (word) => async () =>
    (await Promise.all(nodes.map((node) => ask(node, 'cluster', 'info')))).every((info) => info.includes(word))
  try {
    for (let n = 0; n < 2 * MASTERS; n++) await startNode()
    const [first, ...others] = nodes
    for (const { port, busPort } of others) await ask(first, 'cluster', 'meet', '127.0.0.1', port, busPort)
    for (const [n, node] of nodes.slice(0, MASTERS).entries()) {
      const [from, to] = [Math.floor((n * SLOTS) / MASTERS), Math.floor(((n + 1) * SLOTS) / MASTERS) - 1]
      await ask(node, 'cluster', 'addslotsrange', from, to)
    }
    await until('joining', areAll(`cluster_known_nodes:${nodes.length}`))
    for (const [n, node] of nodes.slice(MASTERS).entries()) await ask(node, 'cluster', 'replicate', await ask(nodes[n], 'cluster', 'myid'))
    await until('agreeing', areAll('cluster_state:ok'))
    const areFollowing = async () =>
      (await Promise.all(nodes.slice(MASTERS).map((node) => ask(node, 'info', 'replication')))).every((info) =>
        info.includes('master_link_status:up'),
      )
    await until('copying', areFollowing)
    const killMasterOf = async (key) => {
      const slot = Number(await ask(first, 'cluster', 'keyslot', key))
      const [master] = nodes.slice(Math.floor((slot * MASTERS) / SLOTS))
      master.child.kill('SIGKILL')
      return master.port
    }
    const hosts = `127.0.0.1:${nodes[0].port},127.0.0.1:${nodes[1].port}`
    const begin = `redis://${password ? `:${password}@` : ''}`
    return { url: `${begin}${hosts}`, oneUrl: `${begin}127.0.0.1:${nodes[0].port}`, killMasterOf, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
