/** What admins set for all quotes: margins and clauses that two of them may change at once, and the catalogue of charges. */
import type { Charge, PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { PricingSettings } from '@kervan/domain/quotes/pricing-settings.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: the settings are one row for all.
const server = await startTestServer()
afterAll(() => server.close())
const [admin, staff] = [await server.signIn('admin'), await server.signIn('staff')]

const basis = async () => (await server.call<PricingBasis>('GET', '/staff/pricing-basis', { as: staff })).body
async function settings(): Promise<PricingSettings> {
  const { target_margin_pct, floor_margin_pct, clauses, out_of_scope } = await basis()
  return { target_margin_pct, floor_margin_pct, clauses, out_of_scope }
}
const save = (seen: PricingSettings, more: object, as: SignedIn = admin) =>
  server.call<PricingSettings & { code: string }>('PUT', '/staff/pricing-settings', {
    as,
    body: { seen, settings: { ...seen, ...more } },
  })
const charge = {
  kind: 'ocean',
  title: 'Deniz navlunu, deneme',
  unit: 'container',
  currency: 'EUR',
  unit_price: '1250.5',
  unit_cost: null,
  tax_code: 'KDV20',
  is_disbursement: false,
  transport_modes: ['sea_fcl'],
}
const add = (more: object = {}, as: SignedIn = admin) =>
  server.call<Charge & { code: string }>('POST', '/staff/charges', { as, body: { ...charge, ...more } })

test('margins and clauses are set, and the audit has them before and after', async () => {
  const before = await settings()
  const saved = await save(before, { target_margin_pct: '21.5', clauses: ['Bir madde.'] })
  expect(saved.body).toMatchObject({ target_margin_pct: '21.5', clauses: ['Bir madde.'] })
  expect(await settings()).toEqual(saved.body)
  const [entry] = await query<{ before: object; after: object }>(
    server,
    "select before, after from audit_entries where subject_table = 'pricing_settings' order by id desc limit 1",
  )
  expect(entry).toMatchObject({
    before: { clauses: before.clauses },
    after: { clauses: ['Bir madde.'] },
  })
})

test('of two who saw the same, the second is told', async () => {
  const seen = await settings()
  const answers = await Promise.all([
    save(seen, { out_of_scope: ['Birinci'] }),
    save(seen, { out_of_scope: ['İkinci'] }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a floor above the target is refused, and so are staff', async () => {
  const seen = await settings()
  expect((await save(seen, { floor_margin_pct: '90', target_margin_pct: '10' })).status).toBe(400)
  expect((await save(seen, {}, staff)).status).toBe(403)
  expect((await add({}, staff)).status).toBe(403)
})

test('a charge is added at the end, changed and removed', async () => {
  const added = await add()
  expect(added).toMatchObject({ status: 201, body: { unit_price: '1250.5', unit_cost: null } })
  const { id } = added.body
  expect((await basis()).charges.at(-1)).toEqual(added.body)
  const change = (body: object) => server.call('PUT', `/staff/charges/${id}`, { as: admin, body })
  expect((await change({ ...charge, unit_price: null })).body).toMatchObject({ id, unit_price: null })
  expect((await change({ ...charge, tax_code: 'YOK' })).status).toBe(422)
  const remove = () => server.call('DELETE', `/staff/charges/${id}`, { as: admin })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await basis()).charges.map((each) => each.id)).not.toContain(id)
})

test.each([
  [{ tax_code: 'YOK' }, 422],
  [{ transport_modes: [] }, 400],
  [{ title: ' ' }, 400],
] as const)('%o is refused', async (more, status) => {
  expect((await add(more)).status).toBe(status)
})

type Code = PricingBasis['tax_codes'][number]
const taxForm = { title: 'KDV, deneme', percent: '9', exemption_reason: null, next: null }
const codeNamed = async (code: string) => (await basis()).tax_codes.find((each) => each.code === code)

test('a tax code is added, changed and removed; the audit has it', async () => {
  const send = (method: string, path: string, body?: object, as: SignedIn = admin) =>
    server.call<Code & { code: string }>(method, `/staff/tax-codes${path}`, { as, ...(body && { body }) })
  const added = await send('POST', '', { ...taxForm, code: 'KDV9' })
  expect(added.body).toEqual({ ...taxForm, code: 'KDV9' })
  expect((await send('POST', '', { ...taxForm, code: 'KDV9' })).body.code).toBe('TAX_CODE_TAKEN')
  expect((await send('POST', '', { ...taxForm, code: 'kdv 9' })).status).toBe(400)
  // What is exempt has no rate.
  expect((await send('PUT', '/KDV9', { ...taxForm, exemption_reason: '311' })).status).toBe(400)
  expect((await send('PUT', '/KDV9', taxForm, staff)).status).toBe(403)
  expect((await send('PUT', '/YOK', taxForm)).status).toBe(404)
  expect((await send('PUT', '/KDV9', { ...taxForm, percent: '9.5' })).body.percent).toBe('9.5')
  const [entry] = await query<{ before: object; after: object }>(
    server,
    "select before, after from audit_entries where subject_table = 'tax_codes' and action = 'update' order by id desc limit 1",
  )
  expect(entry).toMatchObject({ before: { percent: 9 }, after: { percent: 9.5 } })
  expect((await send('DELETE', '/KDV9')).status).toBe(200)
  expect((await send('DELETE', '/KDV20')).body.code).toBe('TAX_CODE_IN_USE')
})

test('a rate that was written ahead holds from its day on, in what is saved from then', async () => {
  const next = { percent: '22', from: '2099-01-01' }
  await server.call('PUT', '/staff/tax-codes/KDV20', {
    as: admin,
    body: { title: 'KDV', percent: '20', exemption_reason: null, next },
  })
  expect(await codeNamed('KDV20')).toMatchObject({ percent: '20', next })
  await query(
    server,
    "update tax_codes set next_from = (now() at time zone 'Europe/Istanbul')::date where code = 'KDV20'",
  )
  expect(await codeNamed('KDV20')).toMatchObject({ percent: '22', next: null })
})
