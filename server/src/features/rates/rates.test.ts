/** Rates as staff see them, as an admin enters them, and as the feed brings them. */
import type { CurrentRate, RateOverview } from '@kervan/domain/rates/rates.contract.ts'
import { rateProblems } from '@kervan/domain/rates/rates.copy.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createRefreshRates } from '#features/rates/rates.jobs.ts'
import type { createLog } from '#spine/config/log.ts'
import { openCentralBank, printBulletin } from '#testing/central-bank.ts'
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: rates are one set for everybody.
const bank = await openCentralBank(new Map())
const server = await startTestServer({ env: { FX_URL: bank.url } })
const [admin, staff] = [await server.signIn('admin'), await server.signIn('staff')]
afterAll(async () => {
  await server.close()
  await bank.close()
})
const today = dayInIstanbul(new Date())
const yesterday = daysLater(today, -1)

// The start has asked already, since there was no bulletin.
await eventually('the start’s own refresh has ended', async () => {
  const waiting = "select from pgboss.job where name = 'refresh-rates' and state in ('created', 'active')"
  return (await query(server, waiting)).length === 0
})
beforeEach(async () => {
  bank.files.clear()
  bank.asked.length = 0
  await query(server, "delete from rate_bulletins where source <> 'shipped'")
})

const overview = async (as: SignedIn = staff) =>
  (await server.call<RateOverview>('GET', '/staff/rates', { as })).body
const currentOf = async (currency: string) =>
  (await overview()).current.find((rate) => rate.currency === currency)
const enter = (entry: object, as = admin) =>
  server.call<CurrentRate & { code: string; data: unknown }>('POST', '/staff/rates', {
    as,
    body: { currency: 'EUR', rate: '56.5', note: 'Banka kuru', ...entry },
  })
const refresh = () => server.call('POST', '/staff/rates/refresh', { as: admin })

test('a new installation’s rates are the shipped ones, and say so', async () => {
  const { current, bulletins, is_refreshed } = await overview()
  expect(current.map(({ currency, source, date }) => [currency, source, date])).toEqual(
    ['EUR', 'USD', 'GBP'].map((currency) => [currency, 'shipped', '2026-09-18']),
  )
  expect(bulletins).toHaveLength(1)
  expect(bulletins[0]?.rates[0]).toEqual({ currency: 'EUR', buying: '55.7981', selling: '55.8986' })
  expect(is_refreshed).toBe(true)
})

test('an admin enters a rate: it holds at once, with who and why, in the audit and on open pages', async () => {
  const tab = server.tabOf(staff)
  await tab.connect()
  const { status, body } = await enter({})
  expect(status).toBe(201)
  expect(body).toMatchObject({
    currency: 'EUR',
    buying: '56.5000',
    selling: null,
    source: 'manual',
    date: today,
  })
  expect(await currentOf('EUR')).toEqual(body)
  expect(await currentOf('USD')).toMatchObject({ source: 'shipped' })
  expect((await overview()).bulletins[0]).toMatchObject({
    source: 'manual',
    entered_by: 'Deneme Kişi',
    note: 'Banka kuru',
    rates: [{ currency: 'EUR', buying: '56.5000', selling: null }],
  })
  const audit = await query<{ subject_table: string }>(
    server,
    'select subject_table from audit_entries where actor_id = $1 order by id',
    [admin.userId],
  )
  expect(audit.map((row) => row.subject_table)).toEqual(['rate_bulletins', 'rates'])
  await eventually('the tab hears of it', () => tab.arrivals.some(({ name }) => name === 'rates.changed'))
})

test('a rate far from the known one is entered only when confirmed', async () => {
  const refused = await enter({ rate: '565' })
  expect(refused).toMatchObject({
    status: 409,
    body: { ...rateProblems.RATE_UNUSUAL, code: 'RATE_UNUSUAL', data: { known: '55.7981' } },
  })
  expect(await currentOf('EUR')).toMatchObject({ source: 'shipped' })
  expect((await enter({ rate: '565', is_confirmed: true })).status).toBe(201)
  // Measured against the entry, which is the known one now.
  expect((await enter({ rate: '56.5' })).status).toBe(409)
})

test.each([
  { rate: '0' },
  { rate: '-1' },
  { rate: '56,5' },
  { rate: '1.1234567' },
  { rate: '1234567' },
  { note: ' ' },
  { currency: 'TRY' },
  { currency: 'JPY' },
])('%j is refused', async (entry) => {
  expect((await enter(entry)).status).toBe(400)
})

test('only an admin enters and refreshes; customers and guests read none', async () => {
  expect((await enter({}, staff)).status).toBe(403)
  expect((await server.call('POST', '/staff/rates/refresh', { as: staff })).status).toBe(403)
  const customer = await server.signIn('customer')
  expect((await server.call('GET', '/staff/rates', { as: customer })).status).toBe(403)
  expect((await server.call('GET', '/staff/rates')).status).toBe(401)
})

test('not even an admin’s own rights forge a bulletin of the bank', async () => {
  const forged = server.services.actAs(
    { role: 'admin', userId: admin.userId, sessionId: admin.sessionId },
    (tx) =>
      tx.query(
        "insert into rate_bulletins (source, date, bulletin_no, raw) values ('tcmb', '2026-10-01', '2026/1', 'x')",
        [],
      ),
  )
  await expect(forged).rejects.toMatchObject({ code: '42501' })
  const added = server.services.actAs(
    { role: 'admin', userId: admin.userId, sessionId: admin.sessionId },
    (tx) =>
      tx.query(
        "insert into rates (bulletin_id, currency, buying) select id, 'EUR', 1.0000 from rate_bulletins where source = 'shipped'",
        [],
      ),
  )
  await expect(added).rejects.toMatchObject({ code: '42501' })
})

test('refreshing stores the bulletin whole and once', async () => {
  const text = printBulletin({ day: today, number: '2026/176' })
  bank.files.set(today, text)
  const answers = await Promise.all(Array.from({ length: 8 }, refresh))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(answers.filter(({ body }) => body.outcome === 'stored')).toHaveLength(1)
  const stored = await query(server, "select raw, bulletin_no from rate_bulletins where source = 'tcmb'")
  expect(stored).toEqual([{ raw: text, bulletin_no: '2026/176' }])
  expect(await currentOf('GBP')).toMatchObject({
    source: 'tcmb',
    buying: '65.0102',
    selling: '65.3491',
    bulletin_no: '2026/176',
  })
  // The day's bulletin is there: nobody is asked again.
  bank.asked.length = 0
  expect((await refresh()).body).toEqual({ outcome: 'known', date: today, bulletin_no: '2026/176' })
  expect(bank.asked).toEqual([])
})

test('before the day’s bulletin is out, refreshing says that the last one is still the newest', async () => {
  bank.files.set(yesterday, printBulletin({ day: yesterday, number: '2026/175' }))
  expect((await refresh()).body).toEqual({ outcome: 'stored', date: yesterday, bulletin_no: '2026/175' })
  expect((await refresh()).body).toEqual({ outcome: 'known', date: yesterday, bulletin_no: '2026/175' })
})

test('a feed that fails is said so, and the last good rates stay', async () => {
  bank.files.set(yesterday, printBulletin({ day: yesterday, number: '2026/175' }))
  await refresh()
  for (const file of [
    '<html><body><p>Bakım</p></body></html>',
    printBulletin({ day: yesterday, number: '1' }),
  ]) {
    bank.files.set(today, file)
    expect(await refresh()).toMatchObject({
      status: 200,
      body: { outcome: 'failed', date: null, bulletin_no: null },
    })
  }
  expect(await currentOf('EUR')).toMatchObject({ source: 'tcmb', date: yesterday })
})

test('the job fails while there is another try, and at the last one leaves a line in the log', async () => {
  const lines: string[] = []
  const log = { error: (_: object, line: string) => lines.push(line) } as unknown as ReturnType<
    typeof createLog
  >
  const job = createRefreshRates({ ...server.services, log })
  const { signal } = new AbortController()
  await expect(job({}, signal, false)).rejects.toThrow('There is no bulletin')
  expect(lines).toEqual([])
  await job({}, signal, true)
  expect(lines).toEqual(['the rates could not be refreshed; the last stored ones stay in use'])
  bank.files.set(today, printBulletin({ day: today, number: '2026/176' }))
  await Promise.all([job({}, signal), job({}, signal)])
  expect(await query(server, "select from rate_bulletins where source = 'tcmb'")).toHaveLength(1)
  // Where there is no feed, it does nothing.
  await createRefreshRates({ ...server.services, rateFeed: undefined, log })({}, signal, true)
  expect(lines).toHaveLength(1)
})
