/** Where visits come from, with a city database of the operator's and without. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createVisitPlaces } from '#features/analytics/visit-places.ts'
import { cityDatabase } from '#testing/city-database.ts'

const folder = await mkdtemp(join(tmpdir(), 'kervan-cities-'))
afterAll(() => rm(folder, { recursive: true }))

const whole = cityDatabase([
  { network: '198.51.100.0/24', country: 'TR', names: { en: 'Izmir' } },
  { network: '203.0.113.128/25', country: 'DE', names: { en: 'Cologne', tr: 'Köln' } },
])
async function written(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

test('a city is named in Turkish where it can be; addresses that are not in the file have none', async () => {
  const { placeOf } = await createVisitPlaces(await written('cities.mmdb', whole))
  expect(placeOf('198.51.100.7')).toEqual({ country: 'TR', city: 'İzmir', network: '198.51.100.0/24' })
  expect(placeOf('::ffff:203.0.113.200')).toMatchObject({ country: 'DE', city: 'Köln' })
  expect(placeOf('203.0.113.1')).toMatchObject({ city: null })
  expect(placeOf('8.8.8.8')).toMatchObject({ country: 'US', city: null })
  expect(placeOf('2001:db8::1')).toMatchObject({ city: null })
  expect(placeOf('kein Ort')).toMatchObject({ country: null, city: null })
})

test('without a file there is no city', async () => {
  const { placeOf } = await createVisitPlaces(undefined)
  expect(placeOf('8.8.8.8')).toEqual({ country: 'US', city: null, network: '8.8.8.0/24' })
})

test.each([
  ['yok.mmdb', null, /GEOIP_CITY: .*yok\.mmdb cannot be read: ENOENT/],
  ['text.mmdb', 'Bu bir veritabanı değil', /GEOIP_CITY: .*is no city database/],
  ['cut.mmdb', whole.subarray(0, whole.length - 60), /GEOIP_CITY: .*is no city database/],
  ['tree.mmdb', whole.subarray(whole.length - 230), /GEOIP_CITY: .*is no city database/],
  ['asn.mmdb', cityDatabase([], 'Test-ASN'), /GEOIP_CITY: .*it has no cities/],
])('%s stops the start and says why', async (name, bytes, words) => {
  const path = bytes === null ? join(folder, name) : await written(name, bytes)
  await expect(createVisitPlaces(path)).rejects.toThrow(words)
})
