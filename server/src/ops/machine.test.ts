import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Machine, mayHaveMachine, startMachine } from '../../../scripts/lib/machine.mjs'
import { hasPostgres, hasRedis } from '../testing/servers.ts'

const isHere = hasPostgres && hasRedis && Boolean(inject('nginx') && inject('systemd')) && (await mayHaveMachine())
const project = fileURLToPath(new URL('../../../', import.meta.url))
const handbook = readFileSync(join(project, 'docs', 'OPERATIONS.md'), 'utf8')
const [, block = ''] = /^## One machine without containers\n+```sh tried\n(.*?)^```$/ms.exec(handbook) ?? []

/** What stands on the machine before: PostgreSQL, Redis and a mail server, as Debian's packages and their owner left them. */
const BEFORE = `
pg_createcluster --encoding=UTF8 --locale=C.UTF-8 --port=5499 "$(ls /usr/lib/postgresql | sort -n | tail -n 1)" feria
systemctl start redis-server "postgresql@$(ls /usr/lib/postgresql | sort -n | tail -n 1)-feria"
runuser -u postgres -- psql -qp 5499 -c "create role feria login password 'clave'" -c 'create database feria owner feria'
echo 127.0.0.1 feria.example >> /etc/hosts
cat > /run/mail.mjs <<X
import { createRequire } from 'node:module'
const { SMTPServer } = createRequire('/opt/feria/')('smtp-server')
const onData = (stream, session, done) => stream.resume().on('end', () => done())
new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], onData }).listen(2525, '127.0.0.1')
X
systemd-run -q --unit=mail node /run/mail.mjs`

/** What the comments of the block ask the operator to do. */
const BY_HAND: [RegExp, string][] = [
  [
    /^# PUBLIC_URL, .*$/m,
    `cat >> /etc/feria.env <<X
PUBLIC_URL=https://feria.example
DATABASE_URL=postgres://feria:clave@localhost:5499/feria
REDIS_URL=redis://localhost:6379
SMTP_URL=smtp://127.0.0.1:2525
SMTP_TLS=opportunistic
MAIL_FROM=hola@feria.example
X`,
  ],
  [
    /^# a certificate .*$/m,
    `mkdir -p /etc/letsencrypt/live/feria.example
cd /etc/letsencrypt/live/feria.example
openssl req -x509 -newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -days 2 -subj /CN=feria.example 2> /dev/null
cd /opt/feria`,
  ],
]

/** A script in Node with what it needs to ask the site by its name and certificate. */
const asking = (script: string) => `NODE_TLS_REJECT_UNAUTHORIZED=0 node --no-warnings --input-type=module <<'X'
const call = async (method, path, body, token) => {
  const isForm = body instanceof FormData
  const headers = { ...(token && { authorization: token }), ...(body && !isForm && { 'content-type': 'application/json' }) }
  return fetch('https://feria.example' + path, { method, headers, body: isForm || !body ? body : JSON.stringify(body) })
}
${script}
X`

describe.skipIf(!isHere)('one machine without containers', () => {
  let machine: Machine
  beforeAll(async () => {
    machine = await startMachine({ '/opt/feria': project, '/usr/local/bin/node': process.execPath })
    await machine.run(BEFORE)
  }, 60_000)
  afterAll(() => machine?.stop())

  test('is set up by the handbook, word for word; the doctor looks where the processes are', { timeout: 240_000 }, async () => {
    const commands = BY_HAND.reduce((text, [comment, what]) => {
      expect(text).toMatch(comment)
      return text.replace(comment, () => what)
    }, block)
    const output = await machine.run(commands)
    expect(output).toMatch(/^ok +database +PostgreSQL .* up to date/m)
    expect(output).toContain('/var/lib/feria/files keeps what it is given')
    // What is said of production alone.
    expect(output).toMatch(/look +settings +.*no Mercado Pago/)
    expect(await machine.run('stat -c "%U %a" /etc/feria.env /var/lib/feria /var/backups/feria')).toBe('root 600\nferia 700\nferia 700')
    expect(await machine.run('find /var/backups/feria -type f -printf "%u %m %f\\n" | sort')).toBe(
      'feria 600 SHA256SUMS\nferia 600 feria.dump\nferia 600 files.tar',
    )
  })

  test('serves members through nginx, pictures too, and commands leave no file that the processes cannot read', {
    timeout: 120_000,
  }, async () => {
    const output = await machine.run(
      asking(`
      const plain = await fetch('http://feria.example/ayuda', { redirect: 'manual' })
      const ana = { name: 'Ana', email: 'ana@feria.example', password: 'mate amargo 42' }
      const { token } = await (await call('POST', '/api/v1/auth/register', ana)).json()
      const body = new FormData()
      const sharp = (await import('node:module')).createRequire('/opt/feria/')('sharp')
      const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c2410c' } }).png().toBuffer()
      body.set('file', new Blob([png], { type: 'image/png' }), 'a.png')
      const sent = await call('POST', '/api/v1/upload', body, token)
      const picture = await call('GET', (await sent.json()).url)
      console.log(plain.status, plain.headers.get('location'), sent.status, picture.status, picture.headers.get('content-type'))`),
    )
    expect(output).toBe('301 https://feria.example/ayuda 200 200 image/webp')
    expect(await machine.run('feria admin ana@feria.example')).toContain('has the role admin')
    expect(await machine.run('find /var/lib/feria ! -user feria')).toBe('')
  })

  test('a process is restarted, and another one killed, and nobody notices', { timeout: 120_000 }, async () => {
    const output = await machine.run(
      asking(`
      const { execFile } = await import('node:child_process')
      const run = (...args) => new Promise((done) => execFile('systemctl', args, (error, out) => done(out.trim())))
      const answers = {}
      let isOver = false
      const ask = async () => {
        for (; !isOver; await new Promise((next) => setTimeout(next, 30))) {
          const { status } = await call('GET', '/api/v1/categories').catch(() => ({ status: 'none' }))
          answers[status] = (answers[status] ?? 0) + 1
        }
      }
      const asking = [ask(), ask()]
      const untilReady = async () => {
        const isReady = () => fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => ok, () => false)
        while (!(await isReady())) await new Promise((next) => setTimeout(next, 100))
      }
      await run('restart', 'feria@3000')
      await untilReady()
      await run('kill', '--signal=KILL', 'feria@3000')
      await new Promise((next) => setTimeout(next, 1500))
      await untilReady()
      isOver = true
      await Promise.all(asking)
      console.log(Object.keys(answers).join(), answers[200] > 100, await run('show', '--property=Result,NRestarts', 'feria@3000'))`),
    )
    expect(output.split(/\s+/).toSorted()).toEqual(['200', 'NRestarts=1', 'Result=success', 'true'])
  })
})
