/** A session that may only read: it sees all that its person sees, and PostgreSQL refuses whatever it would change. */
import { randomUUID } from 'node:crypto'
import { readOnlyProblem } from '@kervan/domain/access/read-only.ts'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { contract } from '@kervan/domain/contract.ts'
import { expect, test } from 'vitest'
import { type Actor, system } from '#spine/database/act-as.ts'
import { isReadOnlyRefusal } from '#spine/database/read-only-refusal.ts'
import { proceduresOf } from '#spine/http/contract-routes.ts'
import { makeGoods } from '#testing/customer-goods.ts'
import { sentOffer } from '#testing/offers.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { addressOf, soundInputs } from '#testing/sound-inputs.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

/** The same person on one more device, which only looks. */
async function onlookerFor(person: SignedIn): Promise<SignedIn> {
  const onlooker = await server.signInAgain(person)
  await query(server, 'update sessions set read_only = true where id = $1', [onlooker.sessionId])
  return onlooker
}
const actorOf = ({ role, userId, sessionId }: SignedIn, readOnly: boolean): Actor => ({
  role,
  userId,
  sessionId,
  readOnly,
})

test('the database itself refuses, whoever writes inside the transaction', async () => {
  const actor = actorOf(await server.signIn('customer'), true)
  const { actAs, readAs, queryAs } = server.services
  const rename = "update profiles set company = 'Değişti' where $1::text <> ''"
  const writes: (() => Promise<unknown>)[] = [
    () => actAs(actor, (tx) => tx.query(rename, ['x'])),
    () => actAs(actor, (tx) => tx.asSystem(rename, ['x'])),
    () => actAs(actor, async (tx) => tx.defer(rename, [{}])),
    () =>
      actAs(actor, async (tx) => {
        await tx.query('select 1', [])
        await tx.asSystem(rename, ['x'])
      }),
    () => readAs(actor, (_, ask) => ask(rename, ['x'])),
    () => queryAs(actor, rename, ['x']),
    () => server.services.signIn.inTransaction((tx) => tx.query('delete from accounts', []), actor),
  ]
  for (const write of writes) {
    const refusal = await write().catch((error: unknown) => error)
    expect(isReadOnlyRefusal(refusal), String(refusal)).toBe(true)
  }
  const writable = actAs(actor, (tx) =>
    tx.query("select set_config('transaction_read_only', 'off', true)", []),
  )
  await expect(writable, 'it cannot make itself writable again').rejects.toThrow('read-write mode')
  const [after] = await actAs(system, (tx) => tx.asSystem('show transaction_read_only', []))
  expect(after, 'nothing stays set on the connection').toEqual({ transaction_read_only: 'off' })
})

test('it reads everything its person may read, and changes nothing of it', async () => {
  const person = await server.signIn('customer')
  const onlooker = await onlookerFor(person)
  const goods = await makeGoods(
    (text, values) => query(server, text, values),
    person.userId,
    `okunur ${randomUUID()}`,
  )
  const subject = {
    userId: person.userId,
    email: `${randomUUID()}@musteri.example`,
    sessionId: person.sessionId,
    dataRequestId: randomUUID(),
    workItemId: randomUUID(),
    ...goods,
  }
  const answers = new Map<string, unknown>()
  for (const { method, path, meta } of proceduresOf(contract)) {
    const name = `${method} ${path}`
    // What is open to guests is no act of this session: they do the same without any.
    if (meta.door === 'guest' || !mayEnter(meta.door ?? 'admin', 'customer')) continue
    const input = soundInputs[name]?.(subject) ?? {}
    const { status, body } = await server.call(method, addressOf(path, input), {
      as: onlooker,
      body: input.body,
    })
    answers.set(name, body.code === 'READ_ONLY' ? 'refused' : status)
  }
  const those = (wanted: (name: string, answer: unknown) => boolean) =>
    [...answers]
      .filter(([name, answer]) => wanted(name, answer))
      .map(([name, answer]) => `${name}: ${answer}`)
  expect(those((name, answer) => name.startsWith('GET') && answer !== 200)).toMatchInlineSnapshot(`
    [
      "GET /saved-views: 404",
      "GET /offers/{id}/evidence: 404",
    ]
  `)
  expect(those((name, answer) => !name.startsWith('GET') && answer !== 'refused')).toMatchInlineSnapshot(`
    [
      "PUT /auth/password: 409",
      "POST /exports: 404",
      "POST /saved-views: 404",
      "PUT /saved-views/order: 404",
      "POST /offers/{id}/view: 200",
      "POST /quick-requests: 409",
      "POST /detailed-requests: 409",
    ]
  `)
})

test('a refusal says so in words, and leaving works', async () => {
  const onlooker = await onlookerFor(await server.signIn('customer'))
  const session = async () => (await server.call('GET', '/session', { as: onlooker })).body
  expect(await session()).toMatchObject({ person: { id: onlooker.userId }, read_only: true })
  const { status, body } = await server.call('PUT', '/profile/basics', {
    as: onlooker,
    body: { full_name: 'Başka Biri', company_name: 'Başka' },
  })
  expect({ status, ...body }).toMatchObject({ code: 'READ_ONLY', ...readOnlyProblem })
  const upload = await server.fetch('/api/uploads', {
    as: onlooker,
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'x-file-name': 'konsimento.pdf' },
    body: '%PDF-1.4',
  })
  expect(await upload.json()).toMatchObject({ code: 'READ_ONLY' })
  expect((await server.call('POST', '/session/end', { as: onlooker })).status).toBe(200)
  expect(await session()).toMatchObject({ person: null, read_only: false })
})

test('an offer that is only looked at stays unseen, as page and as PDF', async () => {
  const customer = await wholeCustomer(server)
  const { id } = await sentOffer(server, await server.signIn('staff'), customer)
  const onlooker = await onlookerFor(customer)
  const seen = async () => (await query(server, 'select viewed_at from quotes where id = $1', [id]))[0]
  expect((await server.call('POST', `/offers/${id}/view`, { as: onlooker })).status).toBe(200)
  expect((await server.fetch(`/api/offers/${id}/pdf`, { as: onlooker })).status).toBe(200)
  expect(await seen()).toEqual({ viewed_at: null })
  await server.call('POST', `/offers/${id}/view`, { as: customer })
  expect(await seen()).not.toEqual({ viewed_at: null })
})
