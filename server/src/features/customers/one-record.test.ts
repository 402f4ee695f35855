/** Sign-ups, staff entries, tables, corrections, sign-ins, joins, merges and their way back in any order and at once: one person is one record, nobody sees another's row, and no row is lost. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sendTable } from '#testing/customer-imports.ts'
import { eventually } from '#testing/eventually.ts'
import { orderForm } from '#testing/orders.ts'
import { type Browser, codeFromInbox, freshAddress, openBrowser, query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({
  env: { LIMIT_CODE_NETWORK: '100000/60', LIMIT_CODE_SITE: '100000/60' },
})
afterAll(() => server.close())
const staff = await server.signIn('staff')
const people = 3

type Act = {
  kind: 'enter' | 'import' | 'sign in' | 'correct' | 'order' | 'join' | 'part' | 'merge' | 'absorb' | 'undo'
  who: number
  other: number
  atOnce: boolean
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...(['enter', 'enter', 'import', 'sign in', 'sign in', 'correct', 'order', 'join', 'part'] as const),
    ...(['merge', 'merge', 'absorb', 'undo'] as const),
  ),
  who: fc.nat({ max: people - 1 }),
  other: fc.nat({ max: people - 1 }),
  atOnce: fc.boolean(),
})

/** By somebody of their own, since one person brings one table at a time. */
async function importTable(table: string): Promise<string> {
  const colleague = await server.signIn('staff')
  const { body } = await sendTable(server, colleague, Buffer.from(table))
  const start = { as: colleague, body: { meanings: ['email', 'full_name'] } }
  expect((await server.call('POST', `/customer-imports/${body.id}/start`, start)).status).toBe(200)
  return eventually('the table is in', async () => {
    const { body: now } = await server.call<{ state: string }>('GET', `/customer-imports/${body.id}`, {
      as: colleague,
    })
    return now.state !== 'running' && now.state
  })
}

test('one person, one record', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (acts) => {
      const addresses = Array.from({ length: people }, () => freshAddress())
      const browsers = new Map<number, Browser>()
      const used: Record<number, number> = {}
      const merges: string[] = []
      let ordered = 0
      const form = (email: string) => ({
        email,
        first_name: 'Ada',
        last_name: null,
        phone: null,
        company: email.slice(0, 8),
      })
      const record = async (email: string) =>
        (await query<{ id: string }>(server, 'select id from profiles where email = $1', [email]))[0]?.id
      const call = (method: string, path: string, body: object) =>
        server.call(method, path, { as: staff, body })
      const steps: Record<Act['kind'], (step: Act) => Promise<unknown>> = {
        enter: ({ who }) => call('POST', '/customers', form(addresses[who] ?? '')),
        'sign in': async ({ who }) => {
          const [email, browser] = [addresses[who] ?? '', openBrowser(server)]
          const { status } = await browser.verifyCode(email, await codeFromInbox(browser, email), {
            first_name: 'Typed',
            last_name: 'Name',
          })
          expect(status).toBe(200)
          browsers.set(who, browser)
        },
        correct: async ({ who, other }) => {
          const id = await record(addresses[who] ?? '')
          if (id) await call('PUT', `/customers/${id}`, form(addresses[other] ?? ''))
        },
        order: async ({ who }) => {
          const id = await record(addresses[who] ?? '')
          if (!id) return
          const form = orderForm({ userId: id }, { title: addresses[who] })
          const { status } = await server.call('POST', '/staff/orders', { as: staff, body: form })
          // Where the record is merged away at this moment, whoever writes is told so.
          if (status === 201) ordered += 1
        },
        import: async ({ who, other }) => {
          const rows = [who, other].map((one) => `${addresses[one]};Ada Tablo`)
          expect(await importTable(['E-posta;Ad Soyad', ...rows].join('\r\n'))).toBe('done')
        },
        merge: async ({ who, other }) => {
          const [keep, remove] = [await record(addresses[who] ?? ''), await record(addresses[other] ?? '')]
          if (!keep || !remove || keep === remove) return
          const { status, body } = await server.call<{ id: string }>('POST', '/customer-merges', {
            as: staff,
            body: { keep, remove },
          })
          expect([201, 404, 409]).toContain(status)
          if (status === 201) merges.push(body.id)
        },
        /** Into a record that only a number is known of. */
        absorb: async ({ who }) => {
          const remove = await record(addresses[who] ?? '')
          if (!remove) return
          const phone = `05${Math.floor(1e8 + Math.random() * 9e8)}`
          const unknown = { email: null, first_name: 'Telefon', last_name: null, phone, company: null }
          const entered = await server.call<{ customer: Profile }>('POST', '/customers', {
            as: staff,
            body: unknown,
          })
          const { status, body } = await server.call<{ id: string }>('POST', '/customer-merges', {
            as: staff,
            body: { keep: entered.body.customer.id, remove },
          })
          expect([201, 404, 409]).toContain(status)
          if (status === 201) merges.push(body.id)
        },
        undo: async () => {
          const last = merges.pop()
          if (last)
            expect([200, 404, 409]).toContain(
              (await call('POST', `/customer-merges/${last}/undo`, {})).status,
            )
        },
        join: async ({ who, other }) => {
          const [id, host] = [await record(addresses[who] ?? ''), await record(addresses[other] ?? '')]
          if (!id || !host) return
          const { body } = await server.call<Profile>('POST', `/customers/${host}/organisation`, {
            as: staff,
            body: { name: 'Ortak' },
          })
          await call('PUT', `/customers/${id}/organisation`, { organisation_id: body.organisation_id })
        },
        part: async ({ who }) => {
          const id = await record(addresses[who] ?? '')
          if (id) await call('PUT', `/customers/${id}/organisation`, { organisation_id: null })
        },
      }
      for (let next = 0; next < acts.length; ) {
        const together = acts[next]?.atOnce ? acts.slice(next, next + 2) : acts.slice(next, next + 1)
        // Codes of one mailbox are limited, and its newest is the one that works.
        const twice =
          together.length === 2 && together[0]?.kind === 'sign in' && together[1]?.kind === 'sign in'
        for (const group of twice ? together.map((one) => [one]) : [together])
          await Promise.all(group.map((one) => (mayStill(one) ? steps[one.kind](one) : undefined)))
        next += together.length
      }

      const records = await query<{
        id: string
        email: string
        account: string | null
        account_email: string | null
        has_account: boolean
      }>(
        server,
        `select p.id, p.email, p.has_account, u.id as account, mine.email as account_email from profiles p
         left join users u on u.email = p.email left join users mine on mine.id = p.id where p.email = any($1)`,
        [addresses],
      )
      expect(new Set(records.map(({ email }) => email)).size).toBe(records.length)
      for (const { id, email, account, account_email, has_account } of records) {
        expect(has_account).toBe(account !== null)
        expect(account ?? id).toBe(id)
        expect(account_email ?? email).toBe(email)
      }
      const [kept] = await query<{ count: number }>(
        server,
        'select count(*)::int from requests r join profiles p on p.id = r.customer_id where r.title = any($1)',
        [addresses],
      )
      expect(kept?.count).toBe(ordered)
      for (const [who, browser] of browsers) {
        const { body } = await browser.call('GET', '/profile')
        const own = await query<{ id: string }>(server, 'select id from requests where customer_id = $1', [
          body.id,
        ])
        expect(body.email).toBe(addresses[who])
        const seen = (await browser.call('GET', '/requests')).body.items as { id: string }[]
        expect(seen.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
      }

      /** Four codes a mailbox are enough for one story. */
      function mayStill({ kind, who }: Act): boolean {
        if (kind !== 'sign in') return true
        used[who] = (used[who] ?? 0) + 1
        return (used[who] ?? 0) <= 3
      }
    }),
    { numRuns: sized(200, 15) },
  )
})
