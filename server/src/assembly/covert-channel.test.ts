/** An answer does not reveal that somebody else has something: not a key, not an address, not a request. */
import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

type Request = { id: string; note: string; code?: string }
const askErasure = (as: SignedIn, note: string, key: string) =>
  server.call<Request>('POST', '/own-data/requests', {
    as,
    body: { note },
    headers: { [idempotencyHeader]: key },
  })

describe('a key belongs to who used it', () => {
  test('with the same content B gets an answer of B’s own', async () => {
    const [a, b, staff] = [
      await server.signIn('customer'),
      await server.signIn('customer'),
      await server.signIn('staff'),
    ]
    const [key, note] = [randomUUID(), `Aynı not ${randomUUID()}`]
    const answers = [
      await askErasure(a, note, key),
      await askErasure(b, note, key),
      await askErasure(staff, note, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3)
    expect((await askErasure(a, note, key)).body).toEqual(answers[0]?.body)
    expect((await askErasure(b, note, key)).body).toEqual(answers[1]?.body)
    expect((await query(server, 'select from data_requests where note = $1', [note])).length).toBe(3)
  })

  test('with other content it is news to B, and misuse only to A', async () => {
    const [a, b] = [await server.signIn('customer'), await server.signIn('customer')]
    const key = randomUUID()
    expect((await askErasure(a, 'A’nın notu', key)).status).toBe(201)
    expect(await askErasure(b, 'B’nin notu', key)).toMatchObject({
      status: 201,
      body: { note: 'B’nin notu' },
    })
    expect(await askErasure(a, 'Başka not', key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
  })
})

/** All that a caller can see, but what differs from call to call anyway. */
function visible(answer: { status: number; headers: Headers; body: Record<string, unknown> }) {
  const { request_id, ...body } = answer.body
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status: answer.status, headers, body }
}

describe('a taken address', () => {
  test.each([
    ['POST /auth/code', 'musteri.example'],
    ['POST /auth/password/reset-link', 'musteri.example'],
    ['POST /auth/staff/code', 'kervan.example'],
    ['POST /auth/code', 'kervan.example'],
  ])('%s at %s: known, closed and unknown get the same answer', async (call, domain) => {
    const [method = '', path = ''] = call.split(' ')
    const [known, closed] = [freshAddress(domain), freshAddress(domain)]
    const role = domain === 'kervan.example' ? 'staff' : 'customer'
    await server.signIn(role, known)
    const { userId } = await server.signIn(role, closed)
    await query(server, 'update users set disabled_at = now() where id = $1', [userId])
    // With a device of its own, which a first call would be given by chance.
    const headers = { cookie: `__Host-kervan-device=${'d'.repeat(32)}` }
    const ask = async (email: string) =>
      visible(await server.call(method, path, { body: { email }, headers }))
    const unknown = await ask(freshAddress(domain))
    expect(unknown.status).toBe(202)
    expect(await ask(known)).toEqual(unknown)
    expect(await ask(closed)).toEqual(unknown)
  })

  test('a wrong code or password says the same of a known and an unknown address', async () => {
    const known = freshAddress()
    await server.signIn('customer', known)
    for (const [path, secret] of [
      ['/auth/code/verify', { code: '123456' }],
      ['/auth/password/sign-in', { password: 'yanlış-parola' }],
    ] as const) {
      const ask = async (email: string) =>
        visible(await server.call('POST', path, { body: { email, ...secret } }))
      expect(await ask(known)).toEqual(await ask(freshAddress()))
    }
  })

  test('only admins learn that somebody works here', async () => {
    const taken = freshAddress('kervan.example')
    await server.signIn('staff', taken)
    const customer = freshAddress()
    await server.signIn('customer', customer)
    const invite = async (email: string, as?: SignedIn) =>
      visible(
        await server.call('POST', '/staff/people', {
          as,
          body: { email, full_name: 'Ece Yaman', role: 'staff' },
        }),
      )
    for (const as of [undefined, await server.signIn('customer'), await server.signIn('staff')]) {
      const fresh = await invite(freshAddress('kervan.example'), as)
      expect(fresh.status).toBe(as ? 403 : 401)
      expect(await invite(taken, as)).toEqual(fresh)
    }
    const admin = await server.signIn('admin')
    expect(await invite(taken, admin)).toMatchObject({ status: 409, body: { code: 'ALREADY_THERE' } })
    // Not even an admin learns here who is a customer.
    expect(await invite(customer, admin)).toEqual(await invite(freshAddress(), admin))
  })
})
