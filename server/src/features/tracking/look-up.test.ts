/** Codes lead to shipments: a customer's to their own, the office's to all; what cannot be found says why. */
import type { TrackingLookup } from '@kervan/domain/tracking/tracking-lookups.contract.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { productionEnv, type SignedIn, startTestServer, type TestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const [customer, other, staff] = [
  await wholeCustomer(server),
  await wholeCustomer(server),
  await server.signIn('staff'),
]

const ask = async (code: string, as: SignedIn = customer, from: TestServer = server) => {
  const address = `/tracking-lookups?code=${encodeURIComponent(code)}`
  return (await from.call<TrackingLookup>('GET', address, { as })).body
}

describe('a shipment is found', async () => {
  const { id, container, booking } = await trackedShipment(server, { customer: customer.userId })
  const mark = crypto.randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()
  const serial = String(1_000_000 + Math.floor(Math.random() * 8_999_999))
  const waybill = `998-${serial}${Number(serial) % 7}`
  const number = `SH-${crypto.randomUUID().slice(-8).toUpperCase()}`
  const plate = `34KVN${Math.floor(Math.random() * 900) + 100}`
  await query(
    server,
    `update shipments set bill_of_lading = $2, air_waybill = $3, cmr_number = $4, plate = $5, shipment_number = $6 where id = $1`,
    [id, `KVNL${mark}`, waybill, `CMR${mark}`, plate, number],
  )
  const codes: [typed: string, kind: string][] = [
    [container, 'container'],
    [`${container.slice(0, 4)} ${container.slice(4, 10)}-${container.slice(10)}`.toLowerCase(), 'container'],
    [booking, 'booking'],
    [`KVNL${mark}`.toLowerCase(), 'bill_of_lading'],
    [waybill, 'air_waybill'],
    [waybill.replace('-', ' '), 'air_waybill'],
    [`CMR ${mark}`, 'cmr'],
    [`TR ${plate}`, 'plate'],
    [number.toLowerCase(), 'shipment'],
    [`bkg ${number.slice(-6).toLowerCase()}`, 'booking'],
  ]
  test.each(codes)('by %s, a %s', async (typed, kind) => {
    for (const as of [customer, staff]) {
      const found = await ask(typed, as)
      expect(found).toMatchObject({ outcome: 'found', kind, message: '', sample: null })
      expect(found.shipments.map((shipment) => shipment.id)).toContain(id)
    }
    const strange = await ask(typed, other)
    expect(strange.shipments.map((shipment) => shipment.id)).not.toContain(id)
  })
})

test('a wrong check digit is explained, one that is right but unknown is not found', async () => {
  expect(await ask('CSQU3054384')).toMatchObject({
    outcome: 'wrong_number',
    kind: 'container',
    message: expect.stringContaining('Kontrol rakamı 4 değil, 3 olmalı'),
  })
  expect(await ask('176-98765432')).toMatchObject({
    outcome: 'wrong_number',
    kind: 'air_waybill',
    message: expect.stringContaining('5 olmalı'),
  })
  expect(await ask('MSCU6398710', other)).toMatchObject({
    outcome: 'not_found',
    message:
      'Konteyner/Tır bulunamadı. Demo için TEMU1234567 (konteyner), TR34ABC123 (RoRo tır) veya COSCO9876543 kodlarını deneyin.',
  })
})

test('the three codes of a demo answer before anything is said of their check digits', async () => {
  for (const [code, kind] of [
    ['temu 1234567', 'container'],
    ['TR34ABC123', 'plate'],
    ['COSCO9876543', 'container'],
  ] as const) {
    const found = await ask(code, other)
    expect(found).toMatchObject({ outcome: 'sample', kind, sample: { kind }, shipments: [] })
    expect(found.sample?.route.legs.length).toBeGreaterThan(0)
    expect(found.sample?.route.present).not.toBeNull()
    expect(new Set(found.sample?.events.map(({ certainty }) => certainty))).toEqual(
      new Set(['estimated', 'actual']),
    )
  }
})

test('a guest and an empty code are refused', async () => {
  expect((await server.call('GET', '/tracking-lookups?code=CSQU3054383')).status).toBe(401)
  expect((await server.call('GET', '/tracking-lookups?code=%20', { as: customer })).status).toBe(400)
})

test('outside a demo its codes are judged as all others', async () => {
  const production = await startTestServer({ env: productionEnv })
  onTestFinished(() => production.close())
  const person = await wholeCustomer(production)
  expect(await ask('TEMU1234567', person, production)).toMatchObject({
    outcome: 'wrong_number',
    message: expect.stringContaining('Kontrol rakamı 7 değil, 5 olmalı'),
  })
  for (const code of ['TR34ABC123', 'COSCO9876543'])
    expect(await ask(code, person, production)).toMatchObject({
      outcome: 'not_found',
      message: 'Konteyner/Tır bulunamadı.',
    })
})
