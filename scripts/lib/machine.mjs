import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd, capture, launch, stopWith, systemEnv } from './run.mjs'

const systemd = '/lib/systemd/systemd'
/** Units that would reach the kernel of the real machine. */
const masked = ['systemd-sysctl', 'systemd-modules-load', 'systemd-udevd', 'systemd-udev-trigger', 'systemd-binfmt']
/** A copy of the machine's files that is gone afterwards, with the kernel's own file systems; a container may refuse any of them. */
const copy = (folder) => `set -e
mount --make-rprivate /
mount -t tmpfs -o size=2g tmpfs ${folder}
cd ${folder} && mkdir up work root
mount -t overlay overlay -o lowerdir=/,upperdir=up,workdir=work root
cd root
mount -t proc proc proc && mount -t sysfs sysfs sys && mount -t cgroup2 cgroup2 sys/fs/cgroup`
/** What the machine has, and nothing of its own processes, network or users' files. */
const boot = (folder, mounts) => `${copy(folder)}
mount -t tmpfs -o mode=755 tmpfs dev && mkdir dev/pts dev/shm dev/mqueue
for one in null zero full random urandom tty; do touch dev/$one && mount --bind /dev/$one dev/$one; done
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts && ln -s pts/ptmx dev/ptmx && mount -t tmpfs tmpfs dev/shm
ln -s /proc/self/fd dev/fd && ln -s fd/0 dev/stdin && ln -s fd/1 dev/stdout && ln -s fd/2 dev/stderr
mkdir -p etc/systemd/system
for one in ${masked.join(' ')}; do ln -sf /dev/null etc/systemd/system/$one.service; done
${Object.entries(mounts)
  .map(([to, from]) => `[ -d '${from}' ] && mkdir -p .${to} || touch .${to}; mount --bind '${from}' .${to}`)
  .join('\n')}
mount -t tmpfs tmpfs run && mount -t tmpfs -o mode=1777 tmpfs tmp
mkdir -p mnt/before && pivot_root . mnt/before && cd / && umount -l /mnt/before
exec env -i container=feria PATH=/usr/sbin:/usr/bin:/sbin:/bin ${systemd} --unit=basic.target --log-target=null --show-status=false`

const spaces = ['--mount', '--pid', '--cgroup', '--net', '--uts', '--ipc', '--fork', '--kill-child']

/** Whether a machine can be had: root, with the right to mount, on a system that has systemd. */
export const mayHaveMachine = async () => {
  if (process.getuid?.() !== 0) return false
  const attempt = ['bash', '-c', `${copy(tmpdir())}\ntest -x ${systemd}`]
  const { code } = await capture('unshare', [...spaces, ...attempt], { env: systemEnv() }).catch(() => ({ code: 1 }))
  return code === 0
}

/**
 * Boots systemd on a copy of this machine's files that is gone afterwards, with a network of its own: a machine that an operator sets up.
 * `mounts` are folders and files of ours by their places there. `run` runs a shell script on it as root; it resolves to its output, or
 * throws it. `stop` switches it off, as does `endAll`.
 * @type {typeof import('./machine.d.mts').startMachine}
 */
export const startMachine = async (mounts) => {
  const folder = await mkdtemp(join(tmpdir(), 'feria-machine-'))
  const child = launch('unshare', [...spaces, 'bash', '-c', boot(folder, mounts)], {
    env: systemEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (data) => (output += data))
  const stop = atEnd(async () => {
    await stopWith(child, () => child.kill('SIGKILL'), [['SIGKILL', 5000]])
    await rm(folder, { recursive: true, force: true })
  })
  const run = async (script) => {
    const first = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim()
    const env = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root']
    const done = await capture('nsenter', ['-t', first, '-a', ...env, 'bash', '-e', '-c', script], { env: systemEnv() })
    if (done.code !== 0) throw new Error(`${script}\n${done.output}`)
    return done.output
  }
  for (let tries = 0; ; tries++) {
    const state = await run('systemctl is-system-running || true').catch(() => '')
    if (['running', 'degraded'].includes(state)) break
    if (tries > 300 || child.exitCode !== null) {
      await stop()
      throw new Error(`systemd did not start: ${state} ${output}`)
    }
    await sleep(100)
  }
  return { run, stop }
}
