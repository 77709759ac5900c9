import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Ctx } from '../../core/context.ts'
import { createJobs } from '../../core/jobs.ts'
import { countEmails, sendEmail } from '../../platform/email/send-email.ts'
import { refusedEmails } from '../../platform/tables.ts'
import { type LoopbackSmtp, openLoopbackSmtp } from '../../testing/smtp.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { EmailRefused } from './email-refused.ts'
import { openMailFolder } from './folder.ts'
import type { Mail } from './mail.ts'
import { openSmtp } from './smtp.ts'

const from = { name: 'Feria', address: 'hola@feria.example' }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const aServer = async (options: Parameters<typeof openLoopbackSmtp>[0] = {}): Promise<LoopbackSmtp> => {
  const server = await openLoopbackSmtp(options)
  closing.push(server.close)
  return server
}
const aClient = (url: string, options: Partial<Parameters<typeof openSmtp>[0]> = {}): Mail => {
  const mail = openSmtp({ url, from, tls: 'opportunistic', ...options })
  closing.push(mail.close)
  return mail
}

const kinds: { kind: string; open(): Promise<{ mail: Mail; sent(): Promise<Email[]> }> }[] = [
  {
    kind: 'folder',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'feria-mail-'))
      closing.push(() => rm(folder, { recursive: true }))
      const sent = async () =>
        Promise.all((await readdir(folder)).sort().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
      return { mail: openMailFolder(folder, 'Feria'), sent }
    },
  },
  {
    kind: 'smtp',
    open: async () => {
      const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
      return { mail: aClient(server.url), sent: () => Promise.all(server.taken.map((bytes) => PostalMime.parse(bytes))) }
    },
  },
]

describe.each(kinds)('the mail engine $kind', ({ open }) => {
  const email = {
    to: 'ana@feria.example',
    subject: '¡Tu compra está en camino, Ñandú!',
    text: `Hola, Ana:\n\n.punto\n${'a'.repeat(2000)}\n`,
    html: `<!doctype html><html><body><p>Hola, Ñandú &amp; más</p>.punto\n${'a'.repeat(2000)}</body></html>`,
  }

  test('delivers address, subject, text and HTML unchanged', async () => {
    const { mail, sent } = await open()
    await mail.send(email)
    const [got] = await sent()
    expect([got?.to?.[0]?.address, got?.from?.name, got?.subject]).toEqual([email.to, 'Feria', email.subject])
    expect(got?.text?.replaceAll('\r', '').trimEnd()).toBe(email.text.trimEnd())
    expect(got?.html?.replaceAll('\r', '').trimEnd()).toBe(email.html)
    expect(got?.headers.find(({ key }) => key === 'content-type')?.value).toContain('multipart/alternative')
    expect(got?.date).toBeTruthy()
  })

  test('lets no email inject headers', async () => {
    const { mail, sent } = await open()
    await mail.send({ ...email, subject: 'Hola\r\nBcc: otra@feria.example' })
    const [got] = await sent()
    expect([got?.bcc ?? [], got?.subject]).toEqual([[], 'Hola Bcc: otra@feria.example'])
  })

  test(
    'says at which https address such letters end, by one POST; a letter without one, or with another address, says ' + 'nothing',
    async () => {
      const { mail, sent } = await open()
      const unsubscribeUrl = `https://feria.example/mails/resumen.${'a'.repeat(80)}~x`
      await mail.send({ ...email, unsubscribeUrl })
      await mail.send(email)
      await mail.send({ ...email, unsubscribeUrl: unsubscribeUrl.replace('https:', 'http:') })
      const listHeaders = (await sent()).map(({ headers }) =>
        headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value.trim()]),
      )
      const both = [
        ['list-unsubscribe', `<${unsubscribeUrl}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ]
      expect(listHeaders).toHaveLength(3)
      expect(listHeaders.map((all) => all.length).sort()).toEqual([0, 0, 2])
      expect(listHeaders.find((all) => all.length > 0)).toEqual(both)
    },
  )

  test('many emails at once all leave, each once', async () => {
    const { mail, sent } = await open()
    await Promise.all(Array.from({ length: 20 }, (_, n) => mail.send({ ...email, subject: `Carta ${n}` })))
    expect(new Set((await sent()).map(({ subject }) => subject)).size).toBe(20)
  })

  test('reports where emails go', async () => {
    const { mail } = await open()
    expect(await mail.check()).toMatch(/written to|takes letters from hola@feria\.example/)
  })
})

describe('a mail server', () => {
  const email = { to: 'ana@feria.example', subject: 'Hola', text: 'secreto del texto', html: '<p>secreto del texto</p>' }

  test.each([421, 451, 535, 550, 554])('that refuses with %i makes sending fail without the text of the email', async (code) => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
    server.refusals.push(code)
    const mail = aClient(server.url)
    const error = await mail.send(email).catch((failure: Error) => failure as Error & { message: string })
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toMatch(new RegExp(`(did not take the letter|refused the letter for good): ${code}`))
    expect(error instanceof EmailRefused).toBe([550, 554].includes(code))
    expect(JSON.stringify([String(error), (error as Error).cause ?? ''])).not.toMatch(/ana@|secreto/)
    await mail.send(email)
    expect(server.taken).toHaveLength(1)
  })

  const refusing = (code: number, text: string) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(text), { responseCode: code }))
  test.each([
    ['550 5.1.1', 550, '5.1.1 <ana@feria.example>: no such mailbox'],
    ['550 5.4.1', 550, '5.4.1 Recipient address rejected: Access denied'],
    ['552 5.2.2', 552, '5.2.2 Mailbox full'],
    ['553', 553, 'Unknown mailbox'],
  ])('that refuses the recipient with %s refuses the email for good', async (reason, code, text) => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'], onRcptTo: refusing(code, text) })
    const error = await aClient(server.url)
      .send(email)
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(EmailRefused)
    expect(error).toMatchObject({ reason, message: `The mail server refused the letter for good: ${reason}` })
  })

  test.each([
    [450, '4.2.1 Try again later'],
    [503, 'Send something else first'],
    [530, '5.7.0 Authentication required'],
    [554, '5.7.1 <ana@feria.example>: Relay access denied'],
    [550, 'relay not permitted'],
    [550, '5.1.8 <hola@feria.example>: Domain not found'],
    [550, 'Sender verify failed'],
    [550, '5.4.5 Daily user limit exceeded'],
    [554, 'Message rejected: Email address is not verified'],
  ])('that refuses the recipient with %i %s refuses us or the moment: the email is tried again', async (code, text) => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'], onRcptTo: refusing(code, text) })
    const error = await aClient(server.url)
      .send(email)
      .catch((failure: unknown) => failure)
    expect(String(error)).toContain(`did not take the letter: ${code}`)
    expect(error).not.toBeInstanceOf(EmailRefused)
  })

  test('is told the name that was set, otherwise that of the machine', async () => {
    const names: string[] = []
    const server = await aServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, session, done) => {
        names.push(session.hostNameAppearsAs)
        done()
      },
    })
    await aClient(server.url, { name: 'correo.feria.example' }).send(email)
    await aClient(server.url).send(email)
    expect(names[0]).toBe('correo.feria.example')
    expect(names[1]).toMatch(new RegExp(`^(${hostname()}|\\[127\\.0\\.0\\.1\\])$`))
  })

  test('that refuses our sender refuses us, whatever it says: the email is tried again', async () => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'], onMailFrom: refusing(550, '5.1.1 Unknown') })
    const error = await aClient(server.url)
      .send(email)
      .catch((failure: unknown) => failure)
    expect(String(error)).toContain('did not take the letter: 550')
    expect(error).not.toBeInstanceOf(EmailRefused)
  })

  test('that is down fails at once, for emails and for the doctor', async () => {
    const mail = aClient('smtp://localhost:9')
    await expect(mail.send(email)).rejects.toThrow('did not take the letter')
    await expect(mail.check()).rejects.toThrow('did not take the letter')
  })

  test('without TLS gets nothing where TLS is required', async () => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
    await expect(aClient(server.url, { tls: 'required' }).send(email)).rejects.toThrow('did not take the letter')
    expect(server.taken).toHaveLength(0)
  })

  test('with an untrusted certificate gets nothing', async () => {
    for (const scheme of ['smtp', 'smtps'] as const) {
      const server = await aServer({ scheme })
      await expect(aClient(server.url, { tls: 'required' }).send(email)).rejects.toThrow('did not take the letter')
      expect(server.taken).toHaveLength(0)
    }
  })

  test('with a valid certificate and password takes emails through TLS; a wrong password is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'feria-tls-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject], {
      stdio: 'ignore',
    })
    const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
    rmSync(folder, { recursive: true })
    for (const scheme of ['smtp', 'smtps'] as const) {
      const server = await aServer({ ...pair, scheme, hasUsers: true })
      const mail = aClient(server.url, { tls: 'required', ca: pair.cert })
      await mail.send(email)
      expect(server.isSecure).toEqual([true])
      expect(await mail.check()).toContain('takes letters')
      const wrong = aClient(server.url.replace(encodeURIComponent('clave/ñ'), 'otra'), { tls: 'required', ca: pair.cert })
      await expect(wrong.send(email)).rejects.toThrow('535')
    }
  })

  /** Jobs that send the email, on a Feria of their own. */
  const aSender = async (url: string) => {
    const testApp = await createTestApp({ engines: { mail: aClient(url) } })
    closing.push(testApp.close)
    const on = {
      'accounts.business-known': {
        notify: async (ctx: Ctx) => {
          await sendEmail(ctx, { ...email, name: 'Ana', preheader: '', paragraphs: ['Sí.'] })
        },
      },
    }
    const warn = vi.fn()
    const log = { info: () => undefined, warn, error: () => undefined }
    const jobs = createJobs(testApp.engines.db, [{ module: 'prueba', on }], () => testApp.app.ctx, { log, isQuiet: false })
    await jobs.start()
    closing.push(jobs.stop)
    const send = () => jobs.put(testApp.app.ctx, 'accounts.business-known', { userId: crypto.randomUUID() })
    return { testApp, warn, jobs, send }
  }

  test('an email that is refused for now is sent once by the next try of its job', async () => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
    const { warn, send } = await aSender(server.url)
    server.refusals.push(451)
    await send()
    while (server.refusals.length > 0) await sleep(50)
    await expect
      .poll(() => warn)
      .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ task: 'accounts.business-known/prueba.notify' }), 'a job failed')
    while (server.taken.length === 0) await sleep(50)
    await sleep(300)
    expect(server.taken).toHaveLength(1)
  })

  test('an email to somebody whose server greylists is sent once, by the first try that it takes', async () => {
    const tries: string[] = []
    const server = await aServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        tries.push(address)
        done(tries.length > 1 ? null : Object.assign(new Error('4.2.0 Greylisted, try again later'), { responseCode: 450 }))
      },
    })
    const { testApp, jobs, send } = await aSender(server.url)
    await send()
    await expect.poll(() => server.taken).toHaveLength(1)
    await expect.poll(() => jobs.list(['created', 'retry', 'active', 'failed'])).toEqual([])
    expect([tries, server.taken.length]).toEqual([[email.to, email.to], 1])
    expect(await testApp.app.ctx.db.select().from(refusedEmails)).toEqual([])
  })

  test('that looks into an email before it takes it is waited for, or it would take the email twice', async () => {
    const waits = vi.spyOn(Socket.prototype, 'setTimeout')
    const server = await aServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => void stream.resume().on('end', () => setTimeout(done, 300)),
    })
    waits.mockClear()
    await aClient(server.url).send(email)
    const port = Number(new URL(server.url).port)
    const ours = waits.mock.contexts.flatMap((socket, n) => ((socket as Socket).remotePort === port ? [waits.mock.calls[n]?.[0]] : []))
    expect(ours.at(-1)).toBeGreaterThanOrEqual(60_000)
    waits.mockRestore()
  })

  test('an email that is refused for good is kept for the back office without its text, and its job is done', async () => {
    const server = await aServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
    const { testApp, warn, jobs, send } = await aSender(server.url)
    const before = countEmails()
    server.refusals.push(554)
    await send()
    const kept = () => testApp.app.ctx.db.select().from(refusedEmails)
    await expect.poll(kept, { timeout: 10_000 }).toHaveLength(1)
    expect(await kept()).toEqual([{ id: expect.any(String), to: email.to, subject: email.subject, reason: '554', at: testApp.clock.now() }])
    await expect.poll(() => jobs.list(['created', 'retry', 'active', 'failed']), { timeout: 10_000 }).toEqual([])
    await sleep(1500)
    expect([warn.mock.calls, server.taken, countEmails()]).toEqual([[], [], { ...before, refused: before.refused + 1 }])
  })
})
