/** What an admin corrects is suggested at once, is audited, and goes back to what was shipped. */
import type { CorrectablePlace, CorrectedLane } from '@kervan/domain/places/corrections.contract.ts'
import type { SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

// A server of its own: corrections hold for everybody.
const server = await startTestServer()
afterAll(server.close)
const [admin, staff, customer] = [
  await server.signIn('admin'),
  await server.signIn('staff'),
  await server.signIn('customer'),
]

type Answer = CorrectablePlace & { code: string }
const find = async (search = '') => {
  const { body } = await server.call<{ places: CorrectablePlace[] }>(
    'GET',
    `/places/corrections?${new URLSearchParams({ search })}`,
    { as: admin },
  )
  return body.places
}
const placeOf = async (code: string) => {
  const found = (await find(code)).find((place) => place.code === code)
  if (!found) throw new Error(`${code} is not listed.`)
  return found
}
const formOf = ({ rank, ports, airports, services, air_cargo }: CorrectablePlace) => ({
  rank,
  ports: ports.map(({ code }) => code),
  airports: airports.map(({ code }) => code),
  services,
  air_cargo,
})
const save = (code: string, body: object, as = admin) =>
  server.call<Answer>('PUT', `/places/corrections/${code}`, { as, body })
async function suggested() {
  const lane = { shipment_type: 'sea', origin_country: 'TR', origin_city: 'Konya', destination_country: 'DE' }
  const { body } = await server.call<SuggestedPorts>(
    'GET',
    `/places/suggested-ports?${new URLSearchParams(lane)}`,
    { as: customer },
  )
  return body.pol.alternatives.map(({ code }) => code)
}

test('the ports that serve a city', async () => {
  const konya = await placeOf('TRKYA')
  expect(konya.is_corrected).toBe(false)
  expect(await suggested()).toEqual(['TRMER', 'TRISK'])
  const saved = await save('TRKYA', { ...formOf(konya), ports: ['TRAYT', 'TRMER'] })
  expect(saved.body).toMatchObject({ is_corrected: true, ports: [{ code: 'TRAYT' }, { code: 'TRMER' }] })
  expect(await suggested()).toEqual(['TRAYT', 'TRMER'])
  expect((await find()).map(({ code }) => code)).toEqual(['TRKYA'])
  const [entry] = await query<{ action: string; after: { ports: string[] } }>(
    server,
    "select action, after from audit_entries where subject_table = 'place_corrections' order by id desc limit 1",
  )
  expect(entry).toMatchObject({ action: 'insert', after: { code: 'TRKYA', ports: ['TRAYT', 'TRMER'] } })
  await server.call('DELETE', '/places/corrections/TRKYA', { as: admin })
  expect(await suggested()).toEqual(['TRMER', 'TRISK'])
  expect(await find()).toEqual([])
})

test('what a port is for and how large it is; what is as shipped is no correction', async () => {
  const mersin = await placeOf('TRMER')
  await save('TRMER', { ...formOf(mersin), services: ['bulk'], rank: 1 })
  expect(await placeOf('TRMER')).toMatchObject({ services: ['bulk'], rank: 1, is_corrected: true })
  // Still named in the table of Konya.
  expect(await suggested()).toContain('TRMER')
  expect((await save('TRMER', formOf(mersin))).body.is_corrected).toBe(false)
  expect(await query(server, 'select from place_corrections')).toEqual([])
})

test('what is no port serves no city, and only admins correct', async () => {
  const konya = formOf(await placeOf('TRKYA'))
  expect((await save('TRKYA', { ...konya, ports: ['TRKYA'] })).body.code).toBe('WRONG_GATEWAY')
  expect((await save('TRKYA', { ...konya, ports: ['XXXXX'] })).body.code).toBe('WRONG_GATEWAY')
  expect((await save('TRKYA', { ...konya, ports: ['TRMER', 'TRMER'] })).body.code).toBe('WRONG_GATEWAY')
  expect((await save('TRZZZ', konya)).status).toBe(404)
  expect((await save('TRKYA', { ...konya, rank: 11 })).status).toBe(400)
  expect((await save('TRKYA', konya, staff)).status).toBe(403)
})

test('how long a lane takes, in both directions', async () => {
  const lane = {
    shipment_type: 'land',
    from_country: 'Almanya',
    to_country: 'TR',
    soonest_days: 20,
    latest_days: 30,
  }
  const put = (body: object) =>
    server.call<CorrectedLane & { code: string }>('PUT', '/places/lane-corrections', { as: admin, body })
  const saved = await put(lane)
  expect(saved.body).toMatchObject({ from_country: 'Türkiye', to_country: 'Almanya', soonest_days: 20 })
  expect((await put({ ...lane, latest_days: 31 })).body.id).toBe(saved.body.id)
  const query = new URLSearchParams({
    transport_mode: 'land',
    origin_country: 'Türkiye',
    origin_city: 'İstanbul',
    destination_country: 'Almanya',
    destination_city: 'Hamburg',
  })
  const transit = () => server.call('GET', `/lane-transit?${query}`, { as: customer })
  expect((await transit()).body).toMatchObject({ soonest_days: 20, latest_days: 31 })
  expect((await put({ ...lane, to_country: 'Atlantis' })).status).toBe(404)
  expect((await put({ ...lane, latest_days: 3 })).status).toBe(400)
  const removed = await server.call('DELETE', `/places/lane-corrections/${saved.body.id}`, { as: admin })
  expect(removed.status).toBe(200)
  expect((await transit()).body).not.toMatchObject({ soonest_days: 20 })
})
