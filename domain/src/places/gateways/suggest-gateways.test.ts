import { expect, test } from 'vitest'
import { borderGate, roadCrossings } from '#places/border-gate.ts'
import { countryNames } from '#places/country-names.ts'
import { curatedPlaces } from '#places/curated-places.ts'
import { handlesAirCargo, usualAirports } from '#places/gateways/cargo-airports.ts'
import { foreignHinterland } from '#places/gateways/foreign-hinterland.ts'
import { takesContainers } from '#places/gateways/port-services.ts'
import { rankGateways, servesMode, usualGateways } from '#places/gateways/suggest-gateways.ts'
import { turkishHinterland } from '#places/gateways/turkish-hinterland.ts'

const named = (name: string) => {
  const place = curatedPlaces.find((each) => each.name === name)
  if (!place) throw new Error(`no place called ${name}`)
  return place
}

/** As the server asks: places of the country that take such cargo, and those abroad that serve the city. */
function suggested(mode: 'sea' | 'air', city: string): string[] {
  const place = named(city)
  const usual = usualGateways(mode, place.code)
  const kind = mode === 'sea' ? 'port' : 'airport'
  const candidates = curatedPlaces
    .filter(({ kinds }) => kinds.includes(kind))
    .filter(
      ({ code, country_code }) =>
        usual.includes(code) || (country_code === place.country_code && servesMode(mode, code)),
    )
    .map((each) => ({ ...each, utilization: null }))
  return rankGateways(mode, place, candidates).map(({ row }) => row.name)
}

/** City, where its containers usually go, and why. */
const bySea: [city: string, first: string, why: string][] = [
  ['İstanbul', 'Ambarlı', 'the largest container terminals of the European side'],
  ['Tekirdağ', 'Asyaport', 'the terminal of the province itself'],
  ['Edirne', 'Ambarlı', 'Thrace loads at Ambarlı'],
  ['Kocaeli', 'Gebze', 'terminals of the gulf'],
  ['Sakarya', 'Gebze', 'the motorway leads there'],
  ['Ankara', 'Gebze', 'block trains and motorway, not the nearest dot on the Black Sea'],
  ['Kırıkkale', 'Gebze', 'behind Ankara'],
  ['Zonguldak', 'Gebze', 'its own port is for coal and steel'],
  ['Karabük', 'Gebze', 'as Zonguldak'],
  ['Bursa', 'Gemlik', 'its own gulf'],
  ['Eskişehir', 'Gemlik', 'nearest liner port'],
  ['İnegöl', 'Gemlik', 'as Bursa'],
  ['Çanakkale', 'Gemlik', 'no liner service of its own'],
  ['İzmir', 'Aliağa', 'most boxes of the Aegean moved there'],
  ['Manisa', 'Aliağa', 'as İzmir'],
  ['Denizli', 'İzmir', 'textiles go down to İzmir'],
  ['Uşak', 'Aliağa', 'as İzmir'],
  ['Antalya', 'Antalya', 'its own feeder port'],
  ['Isparta', 'Antalya', 'down to the coast'],
  ['Konya', 'Mersin', 'rail and road to Mersin'],
  ['Kayseri', 'Mersin', 'rail and road to Mersin'],
  ['Adana', 'Mersin', 'next door'],
  ['Sivas', 'Mersin', 'rail to Mersin'],
  ['Gaziantep', 'İskenderun', 'nearest liner port of the south-east'],
  ['Hatay', 'İskenderun', 'its own port'],
  ['Diyarbakır', 'İskenderun', 'as Gaziantep'],
  ['Batman', 'Mersin', 'the east goes to Mersin'],
  ['Samsun', 'Samsun', 'feeder'],
  ['Trabzon', 'Trabzon', 'feeder'],
  ['Erzurum', 'Mersin', 'more sailings than the Black Sea'],
  ['Hamburg', 'Hamburg', 'its own port'],
  ['Bremen', 'Bremerhaven', 'where the ships call'],
  ['Stuttgart', 'Hamburg', 'trains to the north'],
  ['Frankfurt', 'Hamburg', 'trains to the north'],
  ['Münih', 'Hamburg', 'trains to the north, Koper second'],
  ['Köln', 'Rotterdam', 'down the Rhine'],
  ['Berlin', 'Hamburg', 'nearest deep-sea port'],
  ['Viyana', 'Koper', 'landlocked, over the Alps'],
  ['Prag', 'Hamburg', 'landlocked, down the Elbe'],
  ['Budapeşte', 'Koper', 'landlocked'],
  ['Zürih', 'Rotterdam', 'landlocked, down the Rhine'],
  ['Milano', 'Cenova', 'the port of northern Italy'],
  ['Paris', 'Le Havre', 'down the Seine'],
  ['Madrid', 'Valensiya', 'rail to Valencia'],
  ['Varşova', 'Gdansk', 'deep-sea port of Poland'],
  ['Londra', 'Felixstowe', 'largest of the country'],
  ['Sofya', 'Varna', 'the coast of the country'],
  ['Belgrad', 'Rijeka', 'landlocked'],
  ['Üsküp', 'Selanik', 'landlocked'],
  ['Bükreş', 'Köstence', 'the port of the country'],
  ['Moskova', 'Novorossiysk', 'from the south'],
  ['Tiflis', 'Poti', 'the container port of Georgia'],
  ['Bakü', 'Poti', 'the Caspian has no way out'],
  ['Almatı', 'Poti', 'landlocked, Trans-Caspian'],
  ['Taşkent', 'Poti', 'landlocked'],
  ['Bağdat', 'Umm Kasr', 'the port of the country'],
  ['Erbil', 'Mersin', 'transit through Habur'],
  ['Tahran', 'Bender Abbas', 'the port of the country'],
  ['Dubai', 'Cebel Ali', 'the container port of the city'],
  ['Riyad', 'Dammam', 'rail to the Gulf'],
  ['Amman', 'Akabe', 'the only port of the country'],
  ['Kahire', 'İskenderiye', 'nearest deep-sea port'],
  ['Pekin', 'Xingang', 'the port of Tianjin'],
  ['Yiwu', 'Ningbo', 'nearest deep-sea port'],
  ['Çongçing', 'Şanghay', 'down the river'],
  ['Delhi', 'Mundra', 'rail to Gujarat'],
  ['Dakka', 'Çitagong', 'the port of the country'],
  ['Chicago', 'New York', 'by rail'],
  ['Gdynia', 'Gdynia', 'its own terminals, not the larger ones next door'],
  ['Kalküta', 'Kalküta', 'its own docks take feeders'],
  ['Rusçuk', 'Varna', 'rail across the country, Köstence second'],
  ['Toulouse', 'Fos-sur-Mer', 'nearest deep-sea port, Barselona second'],
  ['Brest', 'Gdansk', 'landlocked, at the Polish border'],
  ['Lviv', 'Odesa', 'the coast of the country, Gdansk second'],
  ['Aktau', 'Poti', 'the Caspian has no way out'],
  ['Nahçıvan', 'Mersin', 'apart from its own country, by road through Türkiye'],
  ['Ulanbator', 'Xingang', 'landlocked, by rail'],
  ['Phnom Penh', 'Ho Chi Minh', 'barges down the Mekong'],
  ['Zhengzhou', 'Qingdao', 'trains to the coast'],
  ['Akra', 'Tema', 'next door'],
  ['Santiago', 'San Antonio', 'the larger of the two on its coast'],
]
test.each(bySea)('containers of %s go through %s: %s', (city, first) => {
  expect(suggested('sea', city)[0]).toBe(first)
})

/** Country, its first three where the city is not known, and why. */
test.each([
  ['TR', ['Ambarlı', 'Mersin', 'Gebze'], 'not İstanbul and İzmir, which are large as cities'],
  ['NL', ['Rotterdam', 'Amsterdam'], 'Amsterdam is for bulk'],
  ['DK', ['Aarhus', 'Kopenhag'], 'liners call at Aarhus'],
  ['FR', ['Le Havre', 'Fos-sur-Mer', 'Dunkerque'], 'the boxes of Marseille are landed at Fos'],
  ['MA', ['Tanger Med', 'Kazablanka', 'Agadir'], 'where the liners call'],
  ['TH', ['Laem Chabang', 'Bangkok'], 'the river takes small ships only'],
  ['NG', ['Apapa', 'Lagos'], 'the terminals of Lagos'],
  ['DE', ['Hamburg', 'Bremerhaven', 'Wilhelmshaven'], 'by size'],
])('of %s without a city first come %j: %s', (country, wanted) => {
  const ports = curatedPlaces
    .filter(
      ({ code, country_code, kinds }) =>
        country_code === country && kinds.includes('port') && takesContainers(code),
    )
    .map((each) => ({ ...each, utilization: null }))
  const [first, second, third] = rankGateways('sea', undefined, ports).map(({ row }) => row.name)
  expect([first, second, third].filter(Boolean)).toEqual(wanted)
})

/** City, the airport its cargo usually leaves from, and why. */
const byAir: [city: string, first: string, why: string][] = [
  ['İstanbul', 'İstanbul', 'the hub itself'],
  ['Ankara', 'Ankara', 'Esenboğa takes cargo, İstanbul comes second'],
  ['İzmir', 'İzmir', 'Adnan Menderes takes cargo'],
  ['Antalya', 'Antalya', 'fresh produce flies from there'],
  ['Adana', 'Adana', 'Çukurova takes cargo'],
  ['Gaziantep', 'Gaziantep', 'takes cargo'],
  ['Trabzon', 'Trabzon', 'takes cargo'],
  ['Mersin', 'Adana', 'Çukurova lies between the two'],
  ['Kilis', 'Gaziantep', 'next door'],
  ['Manisa', 'İzmir', 'next door'],
  ['Denizli', 'İzmir', 'the way to İstanbul leads past it'],
  ['Rize', 'Trabzon', 'next door'],
  ['Bursa', 'İstanbul', 'trucked over the gulf'],
  ['Kocaeli', 'İstanbul', 'on the motorway'],
  ['Tekirdağ', 'İstanbul', 'Çorlu has no regular cargo'],
  ['Çorlu', 'İstanbul', 'its own airport has no regular cargo'],
  ['Eskişehir', 'İstanbul', 'trucked'],
  ['Konya', 'İstanbul', 'its airport has passengers only; not the nearest one in Ankara'],
  ['Kayseri', 'İstanbul', 'its airport has passengers only'],
  ['Sivas', 'İstanbul', 'its airport has passengers only'],
  ['Malatya', 'İstanbul', 'its airport has passengers only'],
  ['Diyarbakır', 'İstanbul', 'its airport has passengers only'],
  ['Erzurum', 'İstanbul', 'its airport has passengers only'],
  ['Van', 'İstanbul', 'its airport has passengers only'],
  ['Samsun', 'İstanbul', 'its airport has passengers only'],
  ['Frankfurt', 'Frankfurt', 'the largest cargo airport of the country'],
  ['Hannover', 'Frankfurt', 'trucked to the freighters'],
  ['Düsseldorf', 'Düsseldorf', 'its own airport, not the larger one of Köln'],
  ['İskenderun', 'Adana', 'as the rest of Hatay'],
  ['Bodrum', 'İzmir', 'its own airport has passengers only'],
  ['Hopa', 'Trabzon', 'as Rize'],
  ['Çongçing', 'Çongçing', 'freighters of its own, not those of Şian'],
  ['Chengdu', 'Chengdu', 'freighters of its own'],
  ['Zhengzhou', 'Zhengzhou', 'one of the large freighter airports of China'],
  ['Qingdao', 'Şanghay', 'trucked to the freighters'],
  ['Tiran', 'Tiran', 'the only airport of the country'],
  ['Lefkoşa', 'Lefkoşa', 'Ercan'],
  ['Vilnius', 'Vilnius', 'its own airport'],
  ['Trablus', 'Trablus', 'Mitiga'],
  ['Akra', 'Akra', 'freighters to West Africa'],
  ['Tema', 'Akra', 'next door'],
  ['Şanghay', 'Şanghay', 'Pudong'],
]
test.each(byAir)('air cargo of %s goes through %s: %s', (city, first) => {
  expect(suggested('air', city)[0]).toBe(first)
})

test.each([
  ['Türkiye', 'Irak', 'TRHBR'],
  ['Almanya', 'Türkiye', 'TRKPU'],
  ['Türkiye', 'Yunanistan', 'TRIPS'],
  ['Türkiye', 'Kazakistan', 'TRSRP'],
  ['İran', 'TR', 'TRGUR'],
  ['Türkiye', 'Suriye', 'TRCLV'],
  ['Türkiye', 'Katar', 'TRHBR'],
  ['Türkiye', 'Kuzey Kıbrıs', 'TRMER'],
])('the road from %s to %s leads through %s', (from, to, gate) => {
  expect(roadCrossings(from, to)[0]).toBe(gate)
})

test('the road to Nahçıvan leads through Dilucu, that to the rest of its country does not', () => {
  expect(roadCrossings('Türkiye', 'Azerbaycan', ['TRIGD', 'AZNAJ'])).toEqual(['TRDLC'])
  expect(roadCrossings('Türkiye', 'Azerbaycan', ['TRIGD', 'AZBAK'])[0]).toBe('TRSRP')
})

test('to Syria Çobanbey is one of the gates, and to an island no gate is named but the ports of its ferries', () => {
  expect(roadCrossings('TR', 'SY')).toContain('TRCBY')
  expect(borderGate('Türkiye', 'Suriye')).toBe('Cilvegözü')
  expect(roadCrossings('Türkiye', 'KKTC', ['TRIST', 'CYFMG'])).toEqual(['TRMER', 'TRTAS'])
  expect(roadCrossings('Türkiye', 'KKTC', ['TRIST', 'CYKYR'])).toEqual(['TRTAS', 'TRMER'])
  expect(borderGate('Türkiye', 'KKTC')).toBe('')
})

test.each(['Amerika Birleşik Devletleri', 'Mısır', 'Japonya', 'Kıbrıs', 'Brezilya'])(
  'no road leads from Türkiye to %s, so it has no gate',
  (country) => {
    expect(roadCrossings('Türkiye', country)).toEqual([])
  },
)

test('the road within a country, past Türkiye or to nowhere has no gate', () => {
  expect(roadCrossings('Türkiye', 'TR')).toEqual([])
  expect(roadCrossings('Almanya', 'Fransa')).toEqual([])
  expect(roadCrossings('Türkiye', 'Atlantis')).toEqual([])
})

test('no ferry or coal pier is suggested for containers, and second choices are plausible too', () => {
  for (const { name, kinds } of curatedPlaces.filter(({ country_code }) => country_code === 'TR'))
    if (kinds.includes('city')) {
      const ports = suggested('sea', name).slice(0, 3).map(named)
      expect(ports.map(({ code }) => code).filter((code) => !takesContainers(code))).toEqual([])
    }
  expect(suggested('sea', 'Ankara').slice(0, 3)).toEqual(['Gebze', 'Derince', 'Mersin'])
  expect(suggested('sea', 'Münih').slice(0, 3)).toEqual(['Hamburg', 'Koper', 'Trieste'])
})

test('trains from the coast of China take on what comes from the Far East only', () => {
  const [almaty, ports] = [
    named('Almatı'),
    ['Poti', 'Bender Abbas', 'Lianyungang'].map((name) => ({ ...named(name), utilization: null })),
  ]
  const from = (country: string) => rankGateways('sea', almaty, ports, country).map(({ row }) => row.name)
  expect(from('TR')).toEqual(['Poti', 'Bender Abbas'])
  expect(from('KR')).toEqual(['Poti', 'Bender Abbas', 'Lianyungang'])
  expect(from('CN')).toEqual(['Poti', 'Bender Abbas'])
})

test('a full port comes behind an emptier one, and none is suggested for being empty only', () => {
  const ports = ['Gebze', 'Derince', 'Mersin', 'Trabzon'].map((name) => ({
    ...named(name),
    utilization: name === 'Gebze' ? 0.95 : name === 'Trabzon' ? 0 : 0.5,
  }))
  const ranked = rankGateways('sea', named('Ankara'), ports)
  expect(ranked.map(({ row }) => row.name)).toEqual(['Derince', 'Mersin', 'Gebze'])
  const far = rankGateways('sea', named('Toulouse'), [{ ...named('Hamburg'), utilization: 0 }])
  expect(far).toEqual([])
})

test('the tables name places that exist and are what they are named for', () => {
  const codes = new Map(curatedPlaces.map((place) => [place.code, place]))
  const lines = [...turkishHinterland, ...foreignHinterland]
  for (const [cities, ports] of lines) {
    expect(cities.split(' ').filter((code) => !codes.get(code)?.kinds.includes('city'))).toEqual([])
    expect(
      ports.split(' ').filter((code) => !codes.get(code)?.kinds.includes('port') || !takesContainers(code)),
    ).toEqual([])
  }
  for (const { code } of curatedPlaces)
    expect(usualAirports(code).filter((airport) => !handlesAirCargo(airport))).toEqual([])
  const towns = curatedPlaces.filter(({ code, kinds }) => code.startsWith('TR') && kinds.includes('city'))
  expect(towns.filter(({ code }) => !usualAirports(code).includes('TRIST'))).toEqual([])
  expect(curatedPlaces.filter(({ code, iata }) => handlesAirCargo(code) && !iata)).toEqual([])
  const gates = Object.keys(countryNames).flatMap((country) => roadCrossings('TR', country))
  expect(
    gates.filter((code) => !codes.get(code)?.kinds.some((kind) => kind === 'terminal' || kind === 'port')),
  ).toEqual([])
})
