/** Creating calls: one effect and one answer per key, for every procedure that makes something, and whatever happens meanwhile. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@kervan/domain/contract.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { describe, expect, test } from 'vitest'
import { createLog } from '#spine/config/log.ts'
import { guest, type Outsider, type Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'
import { proceduresOf } from '#spine/http/contract-routes.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { addressOf, type Subject, soundInputs } from '#testing/sound-inputs.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

type Body = Record<string, unknown>
/** What a call leaves behind, found by a field of its body or by the caller, and another body of its kind. */
const effects: Record<string, { rows: string; field?: string; change: Body }> = {
  'POST /staff/people': {
    rows: 'select from users where email = $1',
    field: 'email',
    change: { full_name: 'Başka Biri' },
  },
  'POST /customers': {
    rows: 'select from profiles where email = $1',
    field: 'email',
    change: { first_name: 'Başka' },
  },
  'POST /customers/{id}/mails': {
    rows: "select from customer_contacts where kind = 'mail' and created_by = $1",
    change: { message: 'Başka' },
  },
  'POST /customers/{id}/contacts': {
    rows: "select from customer_contacts where kind = 'call' and created_by = $1",
    change: { text: 'Başka' },
  },
  'POST /customers/{id}/notes': {
    rows: "select from customer_contacts where kind = 'note' and created_by = $1",
    change: { text: 'Başka' },
  },
  'POST /customers/{id}/appointments': {
    rows: 'select from appointments where created_by = $1',
    change: { title: 'Başka' },
  },
  'POST /staff/chat/conversations/{conversation_id}/notes': {
    rows: 'select from chat_notes where created_by = $1',
    change: { text: 'Başka' },
  },
  'POST /luna/quote-requests': {
    rows: "select from requests where form = 'chat' and customer_id = $1",
    change: { cargo_brief: 'Başka' },
  },
  'POST /canned-answers': {
    rows: 'select from canned_answers where title = $1',
    field: 'title',
    change: { text: 'Başka' },
  },
  'POST /automations': {
    rows: 'select from automation_rules where name = $1',
    field: 'name',
    change: { description: 'Başka' },
  },
  'POST /customer-groups': {
    rows: 'select from customer_groups where name = $1',
    field: 'name',
    change: { kind: 'segment' },
  },
  'POST /customer-merges': {
    rows: 'select from customer_merges where gone_id = $1',
    field: 'remove',
    change: { remove: randomUUID() },
  },
  'POST /staff/rates': {
    rows: 'select from rate_bulletins where note = $1',
    field: 'note',
    change: { rate: '64.7' },
  },
  'POST /exports': {
    rows: 'select from tasks where user_id = $1',
    change: { format: 'xlsx' },
  },
  'POST /saved-views': {
    rows: 'select from saved_views where name = $1',
    field: 'name',
    change: { query: 'sort=due' },
  },
  'POST /own-data/requests': {
    rows: 'select from data_requests where user_id = $1',
    change: { note: 'Başka' },
  },
  'POST /data-requests': {
    rows: 'select from data_requests where person_name = $1',
    field: 'person_name',
    change: { note: 'Başka' },
  },
  'POST /demo/inbox/test-mail': {
    rows: 'select from mails where recipient = $1',
    field: 'to',
    change: { to: `${randomUUID()}@musteri.example` },
  },
  'POST /staff/orders': {
    rows: 'select from requests r join quotes q on q.request_id = r.id where r.customer_id = $1',
    field: 'customer_id',
    change: { title: 'Başka' },
  },
  'POST /staff/quotes': {
    rows: 'select from requests r join quotes q on q.request_id = r.id where r.customer_id = $1',
    field: 'customer_id',
    change: { pol: 'Başka' },
  },
  'POST /staff/quote-copies': {
    rows: "select from quotes where customer_id = $1 and pol = 'Kopya'",
    field: 'customer_id',
    change: { pod: 'Başka' },
  },
  'POST /staff/quote-revisions': {
    rows: 'select from quotes where quote_no = (select quote_no from quotes where id = $1) and revision > 2',
    field: 'quote_id',
    change: { notes: 'Başka' },
  },
  'POST /staff/quotes/{id}/send': {
    rows: 'select from quote_mails where created_by = $1',
    change: { message: 'Başka' },
  },
  'POST /staff/quotes/{id}/margin-approvals': {
    rows: 'select from margin_approvals where approved_by = $1',
    change: { note: 'Başka' },
  },
  'POST /company/mail-texts/{kind}/test': {
    rows: 'select from mails where recipient = (select email from users where id = $1)',
    change: { opening: 'Başka.' },
  },
  'POST /staff/tax-codes': {
    rows: 'select from tax_codes where code = $1',
    field: 'code',
    change: { title: 'Başka' },
  },
  'POST /staff/charges': {
    rows: 'select from charges where title = $1',
    field: 'title',
    change: { unit_price: '46' },
  },
  'POST /staff/api-keys': {
    rows: 'select from api_keys where created_by = $1',
    change: { name: 'Başka' },
  },
  'POST /documents': {
    rows: 'select from documents where id = $1',
    field: 'upload_id',
    change: { description: 'Başka' },
  },
  'POST /staff/documents': {
    rows: 'select from documents where id = $1',
    field: 'upload_id',
    change: { description: 'Başka' },
  },
  'POST /staff/document-requests': {
    rows: 'select from document_requests where asked_by = $1',
    change: { note: 'Başka' },
  },
  'POST /share-links': {
    rows: "select from share_links where customer_id = $1 and label in ('Depo', 'Başka')",
    change: { label: 'Başka' },
  },
  'POST /staff/driver-links': {
    rows: 'select from driver_links where created_by = $1',
    change: { plate: '34 BŞK 1' },
  },
  'POST /staff/shipments': {
    rows: 'select from requests r join quotes q on q.request_id = r.id join shipments s on s.quote_id = q.id where r.customer_id = $1',
    field: 'customer_id',
    change: { title: 'Başka' },
  },
  'POST /staff/shipments/{id}/events': {
    rows: 'select from tracking_events where actor_id = $1',
    change: { note: 'Başka' },
  },
  'POST /staff/shipments/{id}/notices': {
    rows: "select from outbox where name = 'shipment.notice' and data->>'message' = $1",
    field: 'message',
    change: { to: 'customer' },
  },
  'POST /work-items/{id}/notes': {
    rows: "select from work_item_events where kind = 'note' and actor_id = $1",
    change: { text: 'Başka' },
  },
  'POST /quick-requests': {
    rows: 'select from requests r join work_items w on w.request_id = r.id where r.customer_id = $1',
    change: { notes: 'Başka' },
  },
  'POST /detailed-requests': {
    rows: 'select from requests r join shipments s on s.request_id = r.id where r.customer_id = $1',
    change: { title: 'Başka' },
  },
  'POST /newsletter/subscribers': {
    rows: 'select from newsletter_subscribers where email = $1',
    field: 'email',
    change: { name: 'Başka' },
  },
  'POST /newsletter/campaigns': {
    rows: 'select from newsletter_campaigns where created_by = $1',
    change: { title: 'Başka' },
  },
  'POST /staff/benchmark/send': {
    rows: "select from customer_contacts where kind = 'mail' and created_by = $1",
    change: { message: 'Başka' },
  },
  'POST /demo-requests': {
    rows: 'select from work_items where email = $1',
    field: 'email',
    change: { message: 'Başka' },
  },
}
/** Open to guests who have introduced themselves, and to customers, whose request it makes. */
const talkedQuote = 'POST /luna/quote-requests'
/** An address may ask for a demo so often a day, with or without a key. */
const limited = 'POST /demo-requests'

/** For every person, but the lists there are so far are the office's. */
const officeLists = ['POST /exports', 'POST /saved-views']

const creating = proceduresOf(contract).filter(({ meta }) => meta.creates)

async function openWorkItem(): Promise<string> {
  const [item] = await query<{ id: string }>(
    server,
    "insert into work_items (kind, title, customer_name, due_at) values ('demo_request', 'x', 'x', now()) returning id",
  )
  return item?.id ?? ''
}

async function enteredLead(): Promise<string> {
  const [lead] = await query<{ id: string }>(
    server,
    'insert into profiles (email) values ($1) returning id',
    [`${randomUUID()}@musteri.example`],
  )
  return lead?.id ?? ''
}

test('every procedure that makes something is tried', () => {
  expect(Object.keys(effects).sort()).toEqual(creating.map(({ method, path }) => `${method} ${path}`).sort())
})

describe.each(creating.map((procedure) => [`${procedure.method} ${procedure.path}`, procedure] as const))(
  '%s',
  (name, { method, path, meta }) => {
    const { rows, field, change } = effects[name] ?? { rows: '', change: {} }

    /** Somebody new who may call it, a body of theirs, and how much it has made so far. */
    async function begin() {
      const customer = await wholeCustomer(server)
      const { door } = meta
      const as: SignedIn | undefined =
        door === 'guest'
          ? name === talkedQuote
            ? customer
            : undefined
          : door === 'staff' || door === 'admin'
            ? await server.signIn(door)
            : officeLists.includes(name)
              ? await server.signIn('staff')
              : customer
      const goods =
        /(quotes|shipments)\/\{id\}|chat\/conversations|(quote-(copies|revisions)|driver-links|share-links|documents|document-requests)$/.test(
          name,
        )
          ? await makeGoods((text, values) => query(server, text, values), customer.userId, randomUUID())
          : undefined
      // What is sold far below its cost is not sent without approval.
      if (goods && name.endsWith('/send'))
        await query(server, 'delete from quote_item_costs where quote_id = $1', [goods.draftQuoteId])
      if (goods && name.endsWith('/documents'))
        await query(server, 'update uploads set user_id = $2 where id = $1', [goods.uploadId, as?.userId])
      const workItemId = name.includes('/work-items/') ? await openWorkItem() : ''
      const leadId = name === 'POST /customer-merges' ? await enteredLead() : ''
      const subject = { ...goods, workItemId, leadId, userId: customer.userId } as Subject
      const input = soundInputs[name]?.(subject) ?? {}
      const sound = input.body as Body
      const body = name === 'POST /demo/inbox/test-mail' ? { to: `${randomUUID()}@musteri.example` } : sound
      const send = async (key: string | undefined, sent: Body = body) => {
        const headers: Record<string, string> = key ? { [idempotencyHeader]: key } : {}
        const answer = await server.call(method, addressOf(path, input), { as, body: sent, headers })
        return { status: answer.status, body: answer.body }
      }
      const made = async () => (await query(server, rows, [field ? body[field] : as?.userId])).length
      return { body, send, made }
    }

    test('sent twice with one key has one effect and one answer', async () => {
      const { send, made } = await begin()
      const key = randomUUID()
      const first = await send(key)
      expect([201, 202]).toContain(first.status)
      expect(await send(key)).toEqual(first)
      expect(await made()).toBe(1)
    })

    test('twenty at once with one key have one effect and one answer', async () => {
      const { send, made } = await begin()
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)))
      const answered = answers.filter(({ status }) => name !== limited || status !== 429)
      expect([201, 202]).toContain(answered[0]?.status)
      expect(new Set(answered.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await made()).toBe(1)
    })

    test('the same key with another body is an error and has no effect', async () => {
      const { body, send, made } = await begin()
      const key = randomUUID()
      await send(key)
      const answer = await send(key, { ...body, ...change })
      expect(answer).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
      expect(await made()).toBe(1)
    })

    test('needs no key', async () => {
      const { send, made } = await begin()
      expect([201, 202]).toContain((await send(undefined)).status)
      expect(await made()).toBe(1)
    })
  },
)

const to = () => `${randomUUID()}@musteri.example`
const key = () => randomUUID()
const mailsTo = async (address: string): Promise<number> =>
  (await query(server, 'select from mails where recipient = $1', [address])).length

test('without a key each call counts', async () => {
  const address = to()
  for (const time of [1, 2]) {
    const body = { to: address }
    expect((await server.call('POST', '/demo/inbox/test-mail', { body })).status, `call ${time}`).toBe(202)
  }
  expect(await mailsTo(address)).toBe(2)
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
    browser: { address: '192.0.2.1', userAgent: '', cookies: undefined, pageOf: undefined },
    setCookie: () => undefined,
    log: createLog('silent'),
    idempotencyKey,
    procedure: 'test.create',
    ...change,
  }
}
const person = (): Outsider => ({ role: 'customer', userId: randomUUID(), sessionId: randomUUID() })
const making = (name: string) => async (tx: Transaction) => {
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
    expect(await createOnce(context, { turn }, making(names[turn] ?? ''))).toEqual({ name: names[turn] })
})

test('a key belongs to one procedure', async () => {
  const [actor, mine] = [person(), key()]
  await createOnce(contextFor(actor, mine), {}, making(key()))
  const elsewhere = createOnce(contextFor(actor, mine, { procedure: 'test.other' }), {}, making(key()))
  await expect(elsewhere).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('the order of the fields does not matter, their values do', async () => {
  const [context, name] = [contextFor(person(), key()), key()]
  const first = await createOnce(context, { a: 1, b: { c: 2, d: [1, 2] } }, making(name))
  expect(await createOnce(context, { b: { d: [1, 2], c: 2 }, a: 1 }, making(key()))).toEqual(first)
  const other = createOnce(context, { a: 1, b: { c: 2, d: [2, 1] } }, making(key()))
  await expect(other).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('work that fails leaves neither itself nor the key, so that it can be tried again', async () => {
  const [context, name] = [contextFor(person(), key()), key()]
  const failing = createOnce(context, {}, async (tx) => {
    await making(name)(tx)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await query(server, 'select from limits where key = $1', [name])).toEqual([])
  expect(await createOnce(context, {}, making(name))).toEqual({ name })
})

test('a process that dies in the middle leaves nothing', async () => {
  const [context, name] = [contextFor(person(), key()), key()]
  const dying = createOnce(context, {}, async (tx) => {
    await making(name)(tx)
    const [row] = await tx.asSystem<{ pid: number }>('select pg_backend_pid() as pid', [])
    await query(server, 'select pg_terminate_backend($1)', [row?.pid])
    await wait(20)
    return { name }
  })
  await expect(dying).rejects.toThrow()
  expect(await query(server, 'select from limits where key = $1', [name])).toEqual([])
  expect(await createOnce(context, {}, making(name))).toEqual({ name })
})

test('a call that waits too long for the first one gets KEY_IN_USE', async () => {
  const context = contextFor(person(), key())
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first = createOnce(context, {}, async (tx) => {
    await finished
    return making(key())(tx)
  })
  await wait(100)
  const second = createOnce(context, {}, making(key()))
  await expect(second).rejects.toMatchObject({ code: 'KEY_IN_USE', status: 409 })
  finish()
  await first
})
