import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { inboxTransport } from '#assembly/demo/inbox-transport.ts'
import { mailSender } from '#features/company/letterhead.ts'
import { createLog } from '#spine/config/log.ts'
import { guest, system, type Transaction } from '#spine/database/act-as.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { startJobs } from '#spine/jobs/start-jobs.ts'
import { type OutgoingMail, PermanentMailError, UncertainMailError } from '#spine/mail/mail.ts'
import { renderMail } from '#spine/mail/mail-template.ts'
import { noteBounce } from '#spine/mail/note-bounce.ts'
import { createQueueMail, createSendMail, type MailToQueue } from '#spine/mail/send-mail.jobs.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshDoor } from '#testing/test-database.ts'
import { startTestServer, testSecrets } from '#testing/test-server.ts'

const log = createLog('silent')

const door = await freshDoor()
const owner = new pg.Client(door.access.owner)
await owner.connect()
const jobs = await startJobs(door.access, log) // nobody works on the queue here: tests do it by hand
const queueMail = createQueueMail(testSecrets, jobs.enqueue)
afterAll(async () => {
  await jobs.stop()
  await owner.end()
  await door.close()
})

const secret = 'Kodunuz 482915'
const content = (text: string) => ({
  company: mailSender(demoCompany),
  preheader: '',
  title: 'Başlık',
  paragraphs: [text],
})
const letter = (change: Partial<MailToQueue> = {}): MailToQueue => ({
  to: `${randomUUID()}@musteri.example`,
  subject: `Konu: ${secret}`,
  letter: content(`Metin: ${secret}`),
  ...change,
})
const queue = (mail: MailToQueue) => door.actAs(guest, (tx) => queueMail(tx, mail))

type MailRow = { outcome: string; sealed: Buffer | null; settled_at: Date | null; recipient: string }
const mailRow = async (id: string) =>
  (await owner.query<MailRow>('select outcome, sealed, settled_at, recipient from mails where id = $1', [id]))
    .rows[0]
const jobsFor = async (id: string) =>
  (await owner.query("select from pgboss.job where name = 'send-mail' and data ->> 'mail_id' = $1", [id]))
    .rowCount

const arrived: string[] = []
const givenUp: [number: string, reason: string, uncertain: boolean][] = []
function sender(deliver: (mail: OutgoingMail) => Promise<void>) {
  return createSendMail({
    announceFailure: async (_tx, { number }, { reason, uncertain }) =>
      void givenUp.push([number, reason, uncertain]),
    announceDelivery: async (_tx, recordId) => void arrived.push(recordId),
    enqueue: jobs.enqueue,
    actAs: door.actAs,
    readAs: door.readAs,
    secrets: testSecrets,
    transport: { deliver },
    sender: async () => 'Kervan Lojistik <bilgi@kervan.example>',
    log,
  })
}
const never = new AbortController().signal

describe('queueing', () => {
  test('a mail and its job exist once the work has committed', async () => {
    const id = await queue(letter())
    expect(await mailRow(id)).toMatchObject({ outcome: 'waiting', settled_at: null })
    expect(await jobsFor(id)).toBe(1)
  })

  test('work that is rolled back sends nothing: no mail, no job', async () => {
    let id = ''
    const work = door.actAs(guest, async (tx: Transaction) => {
      id = await queueMail(tx, letter())
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await mailRow(id)).toBeUndefined()
    expect(await jobsFor(id)).toBe(0)
  })

  test('while it waits, its words are nowhere in the database, in no encoding', async () => {
    await queue(letter())
    // A table that does hold them proves that the search finds them.
    await owner.query("create table found as select convert_to($1, 'UTF8') as bytes", [secret])
    const needles = [secret, '482915', Buffer.from(secret).toString('base64').slice(0, 12)]
    const { rows: tables } = await owner.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    )
    expect(tables.length).toBeGreaterThan(12)
    const holding: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
      const text = rows.map(({ row }) => row).join('\n')
      const unpacked = text.replace(/x((?:[0-9a-f]{2})+)/g, (_, hex: string) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      )
      if (needles.some((needle) => `${text}\n${unpacked}`.includes(needle))) holding.push(name)
    }
    await owner.query('drop table found')
    expect(holding).toEqual(['public.found'])
  })
})

describe('sending', () => {
  test('what arrives is what was queued; then the words are gone for good', async () => {
    const mail = letter({ headers: { 'X-Test': 'ışık' } })
    const { letter: content, ...words } = mail
    const id = await queue(mail)
    const delivered: OutgoingMail[] = []
    await sender(async (out) => void delivered.push(out))({ mail_id: id }, never)
    expect(delivered).toEqual([
      { ...words, letter: content, id, from: 'Kervan Lojistik <bilgi@kervan.example>' },
    ])
    expect(renderMail(content).text).toContain(secret)
    expect(await mailRow(id)).toMatchObject({ outcome: 'sent', sealed: null, settled_at: expect.any(Date) })
  })

  test('a mail of which somebody keeps a record is announced when it has arrived', async () => {
    const record_id = randomUUID()
    const matter = { request_id: null, number: 'N', title: '', customer_id: randomUUID(), record_id }
    const id = await queue(letter({ matter }))
    await sender(async () => undefined)({ mail_id: id }, never)
    expect(arrived).toEqual([record_id])
    expect(await mailRow(id)).toMatchObject({ outcome: 'sent', sealed: null })
  })

  test('a job that comes twice delivers once', async () => {
    const id = await queue(letter())
    let times = 0
    const send = sender(async () => {
      times += 1
    })
    await send({ mail_id: id }, never)
    await send({ mail_id: id }, never)
    expect(times).toBe(1)
  })

  test('what has expired is dropped, not delivered late', async () => {
    const id = await queue(letter({ notAfter: new Date(Date.now() - 1000) }))
    const fresh = await queue(letter({ notAfter: new Date(Date.now() + 60_000) }))
    const delivered: string[] = []
    const send = sender(async (out) => void delivered.push(out.id))
    await send({ mail_id: id }, never)
    await send({ mail_id: fresh }, never)
    expect(delivered).toEqual([fresh])
    expect(await mailRow(id)).toMatchObject({ outcome: 'expired', sealed: null })
  })

  test('what is refused for good is settled and not tried again', async () => {
    const id = await queue(letter())
    await sender(async () => {
      throw new PermanentMailError('No such mailbox')
    })({ mail_id: id }, never)
    expect(await mailRow(id)).toMatchObject({ outcome: 'refused', sealed: null })
  })

  test('a mail to a customer that will never arrive is reported once, with what the mail service said', async () => {
    const matter = {
      request_id: randomUUID(),
      number: 'TLP-2026-000123',
      title: 'Mersin – Hamburg',
      customer_id: randomUUID(),
    }
    const failing = sender(async ({ subject, ...mail }) => {
      expect(mail).not.toHaveProperty('matter')
      throw subject === 'refused' ? new PermanentMailError('No such mailbox') : new Error('Away')
    })
    await failing({ mail_id: await queue(letter({ matter, subject: 'refused' })) }, never)
    const away = { mail_id: await queue(letter({ matter })) }
    await expect(failing(away, never, false)).rejects.toThrow('Away')
    await expect(failing(away, never, true)).rejects.toThrow('Away')
    expect(givenUp).toEqual([
      [matter.number, 'No such mailbox', false],
      [matter.number, 'Away', false],
    ])
  })

  test('one that may have arrived is tried once more, half an hour later, and staff are informed once', async () => {
    const matter = { request_id: null, number: 'SH-1', title: 'Mersin', customer_id: randomUUID() }
    const id = await queue(letter({ matter }))
    let tries = 0
    const send = sender(async () => {
      tries += 1
      throw new UncertainMailError('The connection broke before the answer.')
    })
    const announced = givenUp.length
    await send({ mail_id: id }, never)
    expect(await mailRow(id)).toMatchObject({ outcome: 'uncertain', sealed: expect.any(Buffer) })
    const { rows } = await owner.query<{ minutes: number }>(
      `select extract(epoch from start_after - now())::int / 60 as minutes from pgboss.job
       where name = 'send-mail' and data ->> 'mail_id' = $1 order by start_after`,
      [id],
    )
    expect(rows.map(({ minutes }) => minutes > 25)).toEqual([false, true])
    await send({ mail_id: id }, never)
    expect(await mailRow(id)).toMatchObject({ outcome: 'uncertain', sealed: null })
    await send({ mail_id: id }, never)
    expect([tries, await jobsFor(id)]).toEqual([2, 2])
    expect(givenUp.slice(announced)).toEqual([['SH-1', '', true]])
  })

  test('one that may have arrived and is delivered by the second try is sent', async () => {
    const id = await queue(letter())
    await sender(async () => {
      throw new UncertainMailError('The connection broke before the answer.')
    })({ mail_id: id }, never)
    await sender(async () => undefined)({ mail_id: id }, never)
    expect(await mailRow(id)).toMatchObject({ outcome: 'sent', sealed: null })
  })

  test('one that came back before we had noted that it left has failed, and is not announced as delivered', async () => {
    const record_id = randomUUID()
    const matter = { request_id: null, number: 'N', title: '', customer_id: randomUUID(), record_id }
    const id = await queue(letter({ matter }))
    const announced = givenUp.length
    const bounce = () =>
      door.actAs(system, (tx) =>
        noteBounce(
          tx,
          async (_tx, { number }, { reason, uncertain }) => void givenUp.push([number, reason, uncertain]),
          {
            mailId: id,
            reason: 'User unknown',
          },
        ),
      )
    await sender(async () => void (await bounce()))({ mail_id: id }, never)
    expect(await bounce()).toBe(false)
    expect(await mailRow(id)).toMatchObject({ outcome: 'bounced', sealed: null })
    expect(arrived).not.toContain(record_id)
    expect(givenUp.slice(announced)).toEqual([['N', 'User unknown', false]])
  })

  test('a code that may have arrived is not sent again', async () => {
    const id = await queue(letter({ notAfter: new Date(Date.now() + 600_000) }))
    await sender(async () => {
      throw new UncertainMailError('The connection broke before the answer.')
    })({ mail_id: id }, never)
    expect(await mailRow(id)).toMatchObject({ outcome: 'uncertain', sealed: null })
    expect(await jobsFor(id)).toBe(1)
  })

  test('any other failure leaves it waiting, and the queue tries again', async () => {
    const id = await queue(letter())
    const failing = sender(async () => {
      throw new Error('The mail server is away')
    })
    await expect(failing({ mail_id: id }, never)).rejects.toThrow('away')
    expect(await mailRow(id)).toMatchObject({ outcome: 'waiting', sealed: expect.any(Buffer) })
    const delivered: string[] = []
    await sender(async (out) => void delivered.push(out.id))({ mail_id: id }, never)
    expect(delivered).toEqual([id])
  })

  test('a mail that somebody tampered with is not sent', async () => {
    const id = await queue(letter())
    await owner.query(
      'update mails set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) where id = $1',
      [id],
    )
    const delivered: string[] = []
    await expect(sender(async (out) => void delivered.push(out.id))({ mail_id: id }, never)).rejects.toThrow()
    expect(delivered).toEqual([])
  })

  test('a job without a mail does nothing', async () => {
    await expect(sender(async () => undefined)({ mail_id: randomUUID() }, never)).resolves.toBeUndefined()
  })
})

describe('the demo inbox', () => {
  test('takes a mail once, with one piece of news', async () => {
    const transport = inboxTransport(
      door.actAs,
      createEmit(() => undefined),
    )
    const mail: OutgoingMail = {
      id: randomUUID(),
      from: 'x',
      to: 'a@musteri.example',
      subject: 'Konu',
      letter: { text: 't', html: 'h' },
    }
    await transport.deliver(mail)
    await transport.deliver(mail)
    const { rows } = await owner.query('select recipient, subject, letter from inbox_mails where id = $1', [
      mail.id,
    ])
    expect(rows).toEqual([{ recipient: mail.to, subject: 'Konu', letter: mail.letter }])
    const { rows: news } = await owner.query(
      "select audiences, data from outbox where name = 'inbox.mail_arrived' and data ->> 'mail_id' = $1",
      [mail.id],
    )
    expect(news).toEqual([{ audiences: ['inbox'], data: { mail_id: mail.id } }])
  })

  test('shows a test mail once the button was pressed, and nothing stays queued', async () => {
    const server = await sharedServer()
    const to = `${randomUUID()}@musteri.example`
    const answer = await server.fetch('/api/demo/inbox/test-mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    })
    const { mail_id } = (await answer.json()) as { mail_id: string }
    const inbox = async () =>
      (await (await server.fetch(`/api/demo/inbox?to=${to}`)).json()) as {
        id: string
        subject: string
        html: string
      }[]
    await expect.poll(inbox, { interval: 20 }).toHaveLength(1)
    expect((await inbox())[0]).toMatchObject({
      id: mail_id,
      to,
      subject: 'Deneme e-postası',
      text: expect.stringContaining('Üründeki her e-posta aynı yoldan gider.'),
      html: expect.stringMatching(/^<!doctype html>.*Üründeki her e-posta aynı yoldan gider\./is),
    })
    expect(await (await server.fetch(`/api/demo/inbox?to=baska-${to}`)).json()).toEqual([])
  })
})

test('with SMTP_URL a demo also sends it out, from the company, but never what a guest may address freely', async () => {
  const arrived: { recipients: string[]; mail: Email }[] = []
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(await buffer(stream))
      arrived.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail })
      done()
    },
  })
  sink.on('error', () => undefined)
  sink.listen(0, '127.0.0.1')
  await once(sink.server, 'listening')
  const { port } = sink.server.address() as AddressInfo
  const server = await startTestServer({ env: { KERVAN_MODE: 'demo', SMTP_URL: `smtp://127.0.0.1:${port}` } })
  onTestFinished(async () => {
    await server.close()
    await new Promise<void>((resolve) => sink.close(resolve))
  })
  await server.fetch('/api/demo/inbox/test-mail', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'yabanci@disarida.example' }),
  })
  const { actAs, queueMail } = server.services
  const mail = { to: 'gercek@musteri.example', subject: 'Teklifiniz hazır', letter: content('Metin') }
  await actAs(system, (tx) => queueMail(tx, mail))
  await expect.poll(() => arrived.length, { interval: 20 }).toBe(1)
  expect(arrived[0]?.recipients).toEqual(['gercek@musteri.example'])
  expect(arrived[0]?.mail).toMatchObject({
    subject: 'Teklifiniz hazır',
    from: { name: 'Kervan Lojistik', address: 'bilgi@kervan.example' },
  })
  await expect
    .poll(async () => (await (await server.fetch('/api/demo/inbox')).json()) as unknown[])
    .toHaveLength(2)
  expect(arrived).toHaveLength(1)
})
