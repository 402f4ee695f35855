import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#spine/config/log.ts'
import { guest, type Outsider, type Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let owner: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client(server.access.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const to = () => `${randomUUID()}@musteri.example`
const key = () => randomUUID()

async function send(address: string, idempotencyKey?: string) {
  const answer = await server.fetch('/api/demo/inbox/test-mail', {
    method: 'POST',
    body: JSON.stringify({ to: address }),
    headers: {
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
  })
  return { status: answer.status, body: (await answer.json()) as { mail_id?: string; code?: string } }
}

async function mailsTo(address: string): Promise<number> {
  return (await owner.query('select from mails where recipient = $1', [address])).rowCount ?? 0
}

test('the same call twice has one effect and one answer', async () => {
  const [address, mine] = [to(), key()]
  const first = await send(address, mine)
  expect(first.status).toBe(202)
  expect(await send(address, mine)).toEqual(first)
  expect(await mailsTo(address)).toBe(1)
})

test('twenty at once have one effect and one answer', async () => {
  const [address, mine] = [to(), key()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(address, mine)))
  expect(new Set(answers.map(({ body }) => body.mail_id)).size).toBe(1)
  expect(answers.every(({ status }) => status === 202)).toBe(true)
  expect(await mailsTo(address)).toBe(1)
})

test('without a key each call counts', async () => {
  const address = to()
  await send(address)
  await send(address)
  expect(await mailsTo(address)).toBe(2)
})

test('the same key with another body is an error and has no effect', async () => {
  const [mine, other] = [key(), to()]
  await send(to(), mine)
  const answer = await send(other, mine)
  expect(answer).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
  expect(await mailsTo(other)).toBe(0)
})

test.each(['short', 'x'.repeat(129), 'with space', "'; drop table mails; --", 'ışıkışık', '        '])(
  'a key such as %j is refused: %#',
  async (bad) => {
    const address = to()
    const answer = await server.fetch('/api/demo/inbox/test-mail', {
      method: 'POST',
      body: JSON.stringify({ to: address }),
      headers: { 'content-type': 'application/json', 'idempotency-key': Buffer.from(bad).toString('latin1') },
    })
    expect(answer.status).toBe(400)
    expect(await mailsTo(address)).toBe(0)
  },
)

function contextFor(actor: Outsider, idempotencyKey: string, change: Partial<Call> = {}): Call {
  return {
    services: server.services,
    actor,
    person: null,
    surface: 'portal',
    network: '192.0.2.1',
    browser: { address: '192.0.2.1', userAgent: '', cookies: undefined },
    setCookie: () => undefined,
    log: createLog('silent'),
    idempotencyKey,
    procedure: 'test.create',
    ...change,
  }
}
const person = (): Outsider => ({ role: 'customer', userId: randomUUID(), sessionId: randomUUID() })
const creating = (name: string) => async (tx: Transaction) => {
  await tx.asSystem('insert into limits (key, points) values ($1, 1)', [name])
  return { name }
}

test('nobody meets the key of somebody else', async () => {
  const mine = key()
  const callers = [
    contextFor(person(), mine),
    contextFor(person(), mine),
    contextFor(guest, mine),
    contextFor(guest, mine, { network: '192.0.2.2' }),
  ]
  const names = callers.map(() => randomUUID())
  for (const [turn, context] of callers.entries())
    expect(await createOnce(context, { turn }, creating(names[turn] ?? ''))).toEqual({ name: names[turn] })
})

test('a key belongs to one procedure', async () => {
  const [actor, mine] = [person(), key()]
  await createOnce(contextFor(actor, mine), {}, creating(key()))
  const elsewhere = createOnce(contextFor(actor, mine, { procedure: 'test.other' }), {}, creating(key()))
  await expect(elsewhere).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('the order of the fields does not matter, their values do', async () => {
  const [context, name] = [contextFor(person(), key()), key()]
  const first = await createOnce(context, { a: 1, b: { c: 2, d: [1, 2] } }, creating(name))
  expect(await createOnce(context, { b: { d: [1, 2], c: 2 }, a: 1 }, creating(key()))).toEqual(first)
  const other = createOnce(context, { a: 1, b: { c: 2, d: [2, 1] } }, creating(key()))
  await expect(other).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('work that fails leaves neither itself nor the key, so that it can be tried again', async () => {
  const [context, name] = [contextFor(person(), key()), key()]
  const failing = createOnce(context, {}, async (tx) => {
    await creating(name)(tx)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect((await owner.query('select from limits where key = $1', [name])).rowCount).toBe(0)
  expect(await createOnce(context, {}, creating(name))).toEqual({ name })
})

test('a process that dies in the middle leaves nothing', async () => {
  const [context, name] = [contextFor(person(), key()), key()]
  const dying = createOnce(context, {}, async (tx) => {
    await creating(name)(tx)
    const [row] = await tx.asSystem<{ pid: number }>('select pg_backend_pid() as pid', [])
    await owner.query('select pg_terminate_backend($1)', [row?.pid])
    await wait(20)
    return { name }
  })
  await expect(dying).rejects.toThrow()
  expect((await owner.query('select from limits where key = $1', [name])).rowCount).toBe(0)
  expect(await createOnce(context, {}, creating(name))).toEqual({ name })
})

test('a call that waits too long for the first one is told so', async () => {
  const context = contextFor(person(), key())
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first = createOnce(context, {}, async (tx) => {
    await finished
    return creating(key())(tx)
  })
  await wait(100)
  const second = createOnce(context, {}, creating(key()))
  await expect(second).rejects.toMatchObject({ code: 'KEY_IN_USE', status: 409 })
  finish()
  await first
})
