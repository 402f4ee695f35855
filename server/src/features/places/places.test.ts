import { curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import type { Place, SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import { expect, test } from 'vitest'
import { seedPlaces } from '#features/places/seed-places.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')

async function search(typed: string, more: Record<string, string> = {}): Promise<Place[]> {
  const filter = new URLSearchParams({ search: typed, ...more })
  const { status, body } = await server.call<{ items: Place[] }>('GET', `/places?${filter}`, { as: customer })
  expect(status).toBe(200)
  return body.items
}
const names = async (typed: string, more = {}) => (await search(typed, more)).map(({ name }) => name)

async function suggest(route: Record<string, string>): Promise<SuggestedPorts> {
  const path = `/places/suggested-ports?${new URLSearchParams(route)}`
  const { status, body } = await server.call<SuggestedPorts>('GET', path, { as: customer })
  expect(status).toBe(200)
  return body
}
const codes = (end: SuggestedPorts['pol']) => end.alternatives.map(({ code }) => code)

test('every spelling finds its city', async () => {
  const spellings: Record<string, string[]> = {
    İstanbul: ['istanbul', 'ISTANBUL', 'İstanbul', 'İSTANBUL'.normalize('NFD')],
    Isparta: ['isparta', 'ısparta', 'ISPARTA'],
    Iğdır: ['IĞDIR', 'igdir', 'ığdır'],
    Şırnak: ['sirnak', 'ŞIRNAK'],
    Çanakkale: ['canakkale', 'ÇANAKKALE'],
    Ödemiş: ['odemis', 'Ödemiş'.normalize('NFD')],
    Münih: ['München', 'munich', 'MUC', 'demuc'],
    Anvers: ['antwerp', 'ANVERS'],
  }
  for (const [city, typings] of Object.entries(spellings))
    for (const typed of typings) expect((await names(typed))[0], typed).toBe(city)
})

test('what begins as typed comes first, the larger before the smaller; there are at most eight', async () => {
  const found = await names('an')
  expect(found).toHaveLength(8)
  expect(found.slice(0, 3)).toEqual(['Ankara', 'Anvers', 'Antalya'])
  const ham = await names('ham')
  expect(ham[0]).toBe('Hamburg')
  expect(ham.slice(1)).toContain('Hamzabeyli')
})

test('what was typed begins a word, of the name or of another name', async () => {
  const found = await names('ist')
  expect(found[0]).toBe('İstanbul')
  for (const other of ['Priştine', 'Koper', 'Colón']) expect(found).not.toContain(other)
  expect(await names('amburg')).toEqual([])
  expect(await names('sur o')).toEqual(await names('sur-o'))
})

test('a country by any of its names and a kind narrow the search', async () => {
  expect(await names('m', { country: 'Germany', kind: 'airport' })).toContain('Münih')
  const inGermany = await search('m', { country: 'almanya' })
  expect(new Set(inGermany.map(({ country_code }) => country_code))).toEqual(new Set(['DE']))
  const terminals = await search('kap', { kind: 'terminal' })
  expect(terminals[0]).toMatchObject({
    name: 'Kapıkule',
    country: 'Türkiye',
    kinds: ['terminal'],
    iata: null,
  })
  expect(await names('mersin', { country: 'Atlantis' })).toEqual([])
})

test('nothing typed finds nothing, and signs with a meaning of their own are letters', async () => {
  expect(await names('')).toEqual([])
  expect(await names('%')).toEqual([])
  expect(await names('_ersin')).toEqual([])
})

test('as long as nobody has measured them, what is usual is suggested', async () => {
  const { pol, pod } = await suggest({
    shipment_type: 'sea',
    origin_country: 'TR',
    origin_city: 'Mersin',
    destination_country: 'Almanya',
    destination_city: 'Bremen',
  })
  expect(codes(pol)).toEqual(['TRMER', 'TRISK'])
  expect(codes(pod)).toEqual(['DEBRV', 'DEHAM'])
  expect(pol.best).toMatchObject({ code: 'TRMER', utilization: 0.5, utilization_known: false, score: 0.5 })
  expect(pol.alternatives.map(({ basis }) => basis)).toEqual(['usual', 'usual'])
  expect(pod.best?.distance_km).toBe(53)
})

test('a city without a sea has ports in other countries', async () => {
  const { pol, pod } = await suggest({
    shipment_type: 'sea',
    origin_country: 'İsviçre',
    origin_city: 'Zürih',
    destination_country: 'Irak',
    destination_city: 'Erbil',
  })
  expect(pol.best).toMatchObject({ code: 'NLRTM', country: 'Hollanda', basis: 'usual' })
  expect(codes(pod).slice(0, 2)).toEqual(['TRMER', 'TRISK'])
})

test('a city that is served through the other end’s country is not reached by ship from there', async () => {
  const lane = { shipment_type: 'sea', destination_country: 'Irak', destination_city: 'Erbil' }
  const nothing = { best: null, alternatives: [] }
  for (const origin_city of ['Mersin', 'İstanbul'])
    expect(await suggest({ ...lane, origin_country: 'TR', origin_city })).toMatchObject({
      pol: nothing,
      pod: nothing,
    })
  const fromChina = await suggest({ ...lane, origin_country: 'CN', origin_city: 'Şanghay' })
  expect(fromChina.pod.best?.code).toBe('TRMER')
})

test.each([
  ['sea', 'Mersin', 'mersin'],
  ['sea', 'Ankara', 'Kocaeli'],
  ['air', 'Konya', 'İstanbul'],
  ['land', 'Adana', 'Adana'],
  ['sea', 'Hiçbiryer', 'hiçbiryer'],
])(
  'by %s nothing is suggested between %s and %s: it would be loaded where it is unloaded',
  async (by, from, to) => {
    const lane = { shipment_type: by, origin_country: 'TR', destination_country: 'Türkiye' }
    const { pol, pod, gates } = await suggest({ ...lane, origin_city: from, destination_city: to })
    expect([pol.best, pod.best, gates]).toEqual([null, null, []])
  },
)

test('where no road leads, no terminal and no gate is suggested', async () => {
  const lane = { shipment_type: 'land', origin_country: 'TR', origin_city: 'İstanbul' }
  for (const destination_country of ['ABD', 'Çin']) {
    const { pol, pod, gates } = await suggest({ ...lane, destination_country })
    expect([pol.best, pod.best, gates]).toEqual([null, null, []])
  }
})

test('what is suggested for an unknown city rests on size alone, also where a known one begins with the same letters', async () => {
  const lane = { shipment_type: 'sea', origin_country: 'TR', destination_country: 'DE' }
  for (const origin_city of ['Hiçbiryer', 'Mers']) {
    const { pol } = await suggest({ ...lane, origin_city })
    expect(pol.best?.basis).toBe('large')
  }
})

test('Kuzey Kıbrıs is a country of its own, reached by ro-ro', async () => {
  const lane = { origin_country: 'TR', origin_city: 'Mersin', destination_country: 'KKTC' }
  const road = await suggest({ ...lane, shipment_type: 'land', destination_city: 'Mağusa' })
  expect(road.gates.map(({ name }) => name)).toEqual(['Mersin', 'Taşucu'])
  const ship = await suggest({ ...lane, shipment_type: 'sea', destination_city: 'Lefkoşa' })
  expect(ship.pod.best).toMatchObject({ code: 'CYFMG', country: 'Kuzey Kıbrıs', basis: 'usual' })
})

test('the road has its border gates, and a banned trade is told', async () => {
  const road = { shipment_type: 'land', origin_country: 'Türkiye', origin_city: 'Gaziantep' }
  const { gates, notice } = await suggest({
    ...road,
    destination_country: 'Irak',
    destination_city: 'Bağdat',
  })
  expect(gates).toMatchObject([{ code: 'TRHBR', name: 'Habur' }])
  expect(notice).toBeNull()
  const banned = await suggest({ shipment_type: 'sea', origin_country: 'TR', destination_country: 'İsrail' })
  expect(banned.gates).toEqual([])
  expect(banned.notice).toContain('2 Mayıs 2024')
})

test('an emptier port comes before a nearer one', async () => {
  const route = { shipment_type: 'sea', origin_country: 'Türkiye', origin_city: 'Mersin' }
  await query(server, "update places set utilization = 0.9 where code = 'TRMER'")
  await query(server, "update places set utilization = 0.2 where code = 'TRISK'")
  const { pol } = await suggest({ ...route, destination_country: 'DE' })
  await query(server, 'update places set utilization = null')
  expect(codes(pol)).toEqual(['TRISK', 'TRMER'])
  expect(pol.best).toMatchObject({ utilization: 0.2, utilization_known: true, score: 0.72 })
})

test.each([
  ['Avusturya', 'Vienna', 'Viyana'],
  ['İsviçre', 'Zurich', 'Zürih'],
  ['Kazakistan', 'Almaty', 'Almatı'],
  ['Almanya', 'Munich', 'Münih'],
  ['Fransa', 'Strasbourg', 'Strazburg'],
])('in %s the same ports are suggested for %s as for %s', async (destination_country, other, own) => {
  const lane = { shipment_type: 'sea', origin_country: 'TR', destination_country }
  const [typed, known] = [
    await suggest({ ...lane, destination_city: other }),
    await suggest({ ...lane, destination_city: own }),
  ]
  expect(typed.pod.best?.basis).toBe('usual')
  expect(typed.pod).toEqual(known.pod)
})

test('by air airports are suggested, by land terminals; an unknown country has nothing to suggest', async () => {
  const air = await suggest({ shipment_type: 'air', origin_country: 'TR', destination_country: 'Atlantis' })
  expect(air.pol.best).toMatchObject({ code: 'TRIST', iata: 'IST' })
  expect(air.pod).toEqual({ best: null, alternatives: [] })
  const land = await suggest({
    shipment_type: 'land',
    origin_country: 'TR',
    origin_city: 'Edirne',
    destination_country: 'DE',
  })
  expect(land.pol.best?.code).toBe('TRKPU')
  expect(land.pod.alternatives).toHaveLength(3)
  expect(land.pod.alternatives.every(({ kinds }) => kinds.includes('terminal'))).toBe(true)
})

test('by land only what is near the city is suggested', async () => {
  const lane = { shipment_type: 'land', origin_country: 'TR', destination_country: 'DE' }
  const { pol, pod } = await suggest({ ...lane, origin_city: 'İstanbul', destination_city: 'Hamburg' })
  expect(codes(pol)).toEqual(['TRERN', 'TRHAL', 'TRGEB'])
  expect(pod).toEqual({ best: null, alternatives: [] })
  const nowhere = await suggest({ ...lane, origin_city: 'Atlantis', destination_city: 'Köln' })
  expect(nowhere.pol.best).toBeNull()
  expect(codes(nowhere.pod)).toEqual(['DECGN', 'DEDUI'])
})

test('by land nobody loads at a gate to another country, and Nahçıvan is reached through Dilucu', async () => {
  const lane = { shipment_type: 'land', origin_country: 'TR' }
  const toGermany = await suggest({ ...lane, origin_city: 'Şırnak', destination_country: 'DE' })
  expect(codes(toGermany.pol)).not.toContain('TRHBR')
  const toIraq = await suggest({ ...lane, origin_city: 'Şırnak', destination_country: 'IQ' })
  expect(codes(toIraq.pol)).toContain('TRHBR')
  const toNakhchivan = {
    ...lane,
    origin_city: 'Iğdır',
    destination_country: 'AZ',
    destination_city: 'Nahçıvan',
  }
  expect((await suggest(toNakhchivan)).gates.map(({ code }) => code)).toEqual(['TRDLC'])
})

test('a further start adds nothing, brings back what is missing and leaves what has been measured', async () => {
  await query(server, "delete from places where code = 'TRKPU'")
  await query(server, "update places set utilization = 0.7 where code = 'DEHAM'")
  await seedPlaces(server.services.actAs)
  const [row] = await query(
    server,
    "select count(*)::int as count, max(utilization) filter (where code = 'DEHAM') as used from places",
  )
  expect(row).toEqual({ count: curatedPlaces.length, used: 0.7 })
  await query(server, 'update places set utilization = null')
})

test('a town whose airport the list did not know before has it after a further start, and keeps its own name', async () => {
  await query(
    server,
    "update places set kinds = '{city,terminal}', iata = null, name = 'Chongqing' where code = 'CNCKG'",
  )
  await seedPlaces(server.services.actAs)
  const read = "select name, kinds, iata from places where code = 'CNCKG'"
  expect(await query(server, read)).toEqual([
    { name: 'Chongqing', kinds: ['city', 'terminal', 'airport'], iata: 'CKG' },
  ])
  await query(server, "update places set name = 'Çongçing' where code = 'CNCKG'")
})
