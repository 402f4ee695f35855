/** One installation reads another by the standard: what happened to a customer's shipment there is known here, and nothing else. */
import { afterAll, expect, test } from 'vitest'
import { CarrierBusyError, createCarrierClient } from '#features/tracking/carrier-client.ts'
import { createDcsaSource } from '#features/tracking/dcsa-source.ts'
import { eventually } from '#testing/eventually.ts'
import { newKey, tell, told } from '#testing/partners.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { keptAbout, trackedShipment, trackedState } from '#testing/tracked-shipments.ts'
import { becomesCalm } from '#testing/when-calm.ts'

const [there, here] = [await startTestServer(), await startTestServer()]
afterAll(async () => {
  await here.close()
  await there.close()
})

test('events of the customer’s shipment arrive page by page, later words too, and none of another’s', async () => {
  const [ours, others] = [await there.signIn('customer'), await there.signIn('customer')]
  const source = await trackedShipment(there, { customer: ours.userId })
  const foreign = await trackedShipment(there, { customer: others.userId })
  // Goods of two customers under one booking.
  await query(there, 'update shipments set booking_number = $2 where id = $1', [foreign.id, source.booking])
  const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T06:00:00.000Z`
  const many = Array.from({ length: 120 }, (_, minute) =>
    told('gate_in', {
      happened_at: `2026-03-02T0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00.000Z`,
    }),
  )
  const eta = told('arrived', { certainty: 'estimated', happened_at: day(20), place_code: 'DEHAM' })
  await tell(there, source.id, ...many, told('departed', { happened_at: day(4), place_code: 'TRMER' }), eta)
  await tell(there, foreign.id, told('delivered', { happened_at: day(5) }))

  const { key } = await newKey(there, await there.signIn('admin'), ours.userId)
  const client = createCarrierClient({ trackingUrl: there.base, trackingKey: key })
  if (!client) throw new Error('There is nobody to ask.')
  const carrier = createDcsaSource({ ...here.services, client, countCall: async () => undefined })
  await here.signIn('customer')
  const copy = await trackedShipment(here, { status: 'preparing' })
  await query(here, 'update shipments set booking_number = $2 where id = $1', [copy.id, source.booking])

  /** Again where the machine is so busy that the other server turned it away. */
  const ask = () =>
    eventually('all pages are read', async () => {
      await becomesCalm(there.base)
      await query(here, 'delete from carrier_pause')
      const failure = await carrier.ask([copy.id]).then(
        () => undefined,
        (error: Error) => error,
      )
      if (failure && !(failure instanceof CarrierBusyError)) throw failure
      return !failure
    })
  const stateHere = async () => {
    const { row, derived, status, told: count } = await trackedState(here, copy.id)
    expect(row).toMatchObject(derived)
    return [status, row.eta, count]
  }
  await ask()
  expect(await stateHere()).toEqual(['in_transit', day(20), 122])
  await ask()
  expect(await stateHere()).toEqual(['in_transit', day(20), 122])
  await tell(there, source.id, { ...eta, told_at: day(6), happened_at: day(23) })
  await ask()
  expect(await stateHere()).toEqual(['in_transit', day(23), 123])
  expect(await keptAbout(here, source.booking)).toEqual([])
})
