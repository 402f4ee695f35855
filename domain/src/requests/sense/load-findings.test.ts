import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containerLimits, densityLimits, type Limits, truckLimits } from '#requests/sense/equipment-limits.ts'
import { findingText, type SensedRequest } from '#requests/sense/finding.ts'
import { loadFindings } from '#requests/sense/load-findings.ts'
import { aSensedRequest } from '#testing/a-sensed-request.ts'

type Details = SensedRequest['cargo_details']
type Measures = { kg?: number; m3?: number }

function sensed(cargo_details: Details, { kg, m3 }: Measures = {}, more: Partial<SensedRequest> = {}) {
  return aSensedRequest({
    cargo_details,
    estimated_weight: kg === undefined ? null : String(kg),
    estimated_volume: m3 === undefined ? null : String(m3),
    ...more,
  })
}
const said = (request: SensedRequest) =>
  loadFindings(request).map((found) => `${found.severity}: ${findingText(found).replaceAll('\u00a0', ' ')}`)

const boxes = (
  ...rows: [type: '20GP' | '40GP' | '40HC' | '40RF' | '40OT' | '40FR', quantity: number][]
): Details => ({
  transport_mode: 'sea_fcl',
  container_details: rows.map(([type, quantity]) => ({ type, quantity })),
})

describe('full containers', () => {
  test.each<[string, Details, Measures, string[]]>([
    ['an everyday load', boxes(['40HC', 2]), { kg: 18_500, m3: 62.5 }, []],
    [
      '90 t in one 20GP',
      boxes(['20GP', 1]),
      { kg: 90_000 },
      ['impossible: 90.000 kg, 1 × 20GP için çok ağır: en fazla 30.200 kg taşır. 4 × 20GP alır.'],
    ],
    [
      '9,999 t in one 20GP',
      boxes(['20GP', 1]),
      { kg: 9_999_000 },
      ['impossible: 9.999.000 kg, 1 × 20GP için çok ağır: en fazla 30.200 kg taşır. 378 × 40HC alır.'],
    ],
    [
      '90 m³ in one 20DC of the detailed form',
      { container_type: '20DC', container_quantity: 1 },
      { m3: 90 },
      ['impossible: 90 m³, 1 × 20DC içine sığmaz: içi 33,2 m³. 2 × 40HC alır.'],
    ],
    [
      '90 t in one 20DC of the detailed form',
      { container_type: '20DC', container_quantity: 1 },
      { kg: 90_000 },
      ['impossible: 90.000 kg, 1 × 20DC için çok ağır: en fazla 30.200 kg taşır. 4 × 20DC alır.'],
    ],
    [
      'more pallets than its floor has room for',
      { ...boxes(['20GP', 1]), pallets: 20 },
      {},
      ['unusual: 1 × 20GP tabanına 11 euro palet sığar, siz 20 yazdınız.'],
    ],
    ['as many as stand on each other', { ...boxes(['20GP', 1]), pallets: 20, stackable: true }, {}, []],
    ['pallets on a flat rack, which has no walls', { ...boxes(['40FR', 1]), pallets: 90 }, {}, []],
    [
      'a piece that stands out of a flat rack',
      { ...boxes(['40FR', 1]), dimension_rows: [{ length: 900, width: 320, height: 310, quantity: 1 }] },
      {},
      ['unusual: 900 × 320 × 310 cm parça gabari dışıdır; izin ister ve parçaya göre fiyatlanır.'],
    ],
    [
      'a piece that no flat rack carries',
      { ...boxes(['40FR', 1]), dimension_rows: [{ length: 2500, width: 320, height: 310, quantity: 1 }] },
      {},
      [
        'impossible: 2500 × 320 × 310 cm parça 1 × 40FR üzerine sığmaz. Parça yük (breakbulk) gemisi gerekir.',
      ],
    ],
    [
      'a piece that looks out of an open top',
      { ...boxes(['40OT', 1]), dimension_rows: [{ length: 400, width: 200, height: 300, quantity: 1 }] },
      {},
      ['unusual: 400 × 200 × 300 cm parça gabari dışıdır; izin ister ve parçaya göre fiyatlanır.'],
    ],
    [
      'a piece that would stand upright through the roof',
      { ...boxes(['40OT', 1]), dimension_rows: [{ length: 1500, width: 200, height: 200, quantity: 1 }] },
      {},
      ['impossible: 1500 × 200 × 200 cm parça 1 × 40OT içine sığmaz. Parça yük (breakbulk) gemisi gerekir.'],
    ],
    [
      'pieces in a tank',
      { container_type: 'tank', dimensions: { length: 120, width: 80, height: 100 }, piece_count: 4 },
      { kg: 4000 },
      ['impossible: Parça yük 1 × tank konteyner içine yüklenmez; yalnız sıvı taşır.'],
    ],
    [
      'no container chosen',
      { fcl_lcl: 'FCL' },
      { kg: 60_000 },
      ['unusual: Konteyner tipi seçilmedi. 3 × 20GP alır.'],
    ],
    [
      'no container chosen for cold cargo',
      { fcl_lcl: 'FCL', temperature_controlled: true },
      { kg: 30_000, m3: 60 },
      ['unusual: Konteyner tipi seçilmedi. 2 × 40RF alır.'],
    ],
    ['no container chosen and nothing known of the load', { fcl_lcl: 'FCL' }, {}, []],
    [
      'no container chosen for a piece that none takes',
      { fcl_lcl: 'FCL', dimensions: { length: 2500, width: 600, height: 600 }, piece_count: 1 },
      { kg: 60_000 },
      [
        'unusual: Konteyner tipi seçilmedi.',
        'impossible: 2500 × 600 × 600 cm parça hiçbir konteynere sığmaz. Parça yük (breakbulk) gemisi gerekir.',
      ],
    ],
    [
      'a piece that is lower than the box and higher than its door',
      { ...boxes(['40HC', 1]), dimension_rows: [{ length: 200, width: 200, height: 265, quantity: 1 }] },
      {},
      ['unusual: 200 × 200 × 265 cm parça 1 × 40HC içine ancak yatırılarak sığar.'],
    ],
    [
      'a heavy 20GP, which needs a special chassis',
      boxes(['20GP', 1]),
      { kg: 27_000 },
      [
        'unusual: 1 × 20GP çoğunlukla 24.000 kg taşır; 27.000 kg kara yolu veya hat sınırına takılabilir. 2 × 20GP alır.',
      ],
    ],
    [
      'a container filled to the brim',
      boxes(['40HC', 1]),
      { kg: 9000, m3: 74 },
      ['unusual: İstif payıyla 1 × 40HC yaklaşık 64,9 m³ alır; 74 m³ sığmayabilir. 2 × 40HC alır.'],
    ],
    ['different containers together', boxes(['20GP', 1], ['40HC', 1]), { kg: 50_000, m3: 90 }, []],
    [
      'cold cargo stays cold in what is suggested',
      boxes(['40RF', 1]),
      { kg: 60_000 },
      ['impossible: 60.000 kg, 1 × 40RF için çok ağır: en fazla 29.500 kg taşır. 3 × 40RF alır.'],
    ],
    ['an open top has no end above', boxes(['40OT', 1]), { kg: 20_000, m3: 120 }, []],
    [
      'a container without a number is one',
      { container_type: '40HC', container_quantity: null },
      { kg: 50_000 },
      ['impossible: 50.000 kg, 1 × 40HC için çok ağır: en fazla 28.500 kg taşır. 2 × 40HC alır.'],
    ],
    [
      'a piece that goes through no door',
      { ...boxes(['40HC', 1]), dimension_rows: [{ length: 600, width: 300, height: 280, quantity: 1 }] },
      { kg: 8000 },
      ['impossible: 600 × 300 × 280 cm parça 1 × 40HC içine sığmaz. 1 × 40FR alır.'],
    ],
  ])('%s', (_, details, measures, expected) => {
    expect(said(sensed(details, measures))).toEqual(expected)
  })

  const load = fc.record({ kg: fc.integer({ min: 1, max: 900_000 }), m3: fc.integer({ min: 1, max: 2000 }) })
  const plausible = load.filter(
    ({ kg, m3 }) => kg / m3 >= densityLimits.light && kg / m3 <= densityLimits.heavy,
  )
  const dry = fc.constantFrom('20GP' as const, '40GP' as const, '40HC' as const)

  test('what is suggested holds the load without any remark', () => {
    fc.assert(
      fc.property(plausible, dry, (measures, type) => {
        const [found] = loadFindings(sensed(boxes([type, 1]), measures))
        if (!found) return
        const fit = found.fit
        if (!fit) throw new Error('nothing is suggested')
        expect(said(sensed(boxes([fit.name as '40HC', fit.quantity]), measures))).toEqual([])
        expect(fit.filled).toBeGreaterThan(0)
        expect(fit.filled).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('another container never makes a load impossible, and one fewer of those suggested would not hold it', () => {
    fc.assert(
      fc.property(plausible, dry, fc.integer({ min: 1, max: 20 }), (measures, type, quantity) => {
        const severities = (count: number) =>
          loadFindings(sensed(boxes([type, count]), measures)).map(({ severity }) => severity)
        if (!severities(quantity).includes('impossible'))
          expect(severities(quantity + 1)).not.toContain('impossible')
        const fit = loadFindings(sensed(boxes([type, quantity]), measures))[0]?.fit
        if (fit && fit.quantity > 1)
          expect(said(sensed(boxes([fit.name as '40HC', fit.quantity - 1]), measures))).not.toEqual([])
      }),
    )
  })
})

test('LCL is warned where a full container is the better way', () => {
  expect(said(sensed({ transport_mode: 'sea_lcl' }, { kg: 1850, m3: 4.2 }))).toEqual([])
  expect(said(sensed({ fcl_lcl: 'LCL' }, { kg: 6000, m3: 24 }))).toEqual([
    'unusual: Bu kadar yük için tam konteyner (FCL) çoğunlukla daha uygundur. 1 × 20GP alır.',
  ])
})

describe('vans', () => {
  test.each<[string, Details, Measures, string[]]>([
    ['two pallets', { pallets: 2 }, { kg: 800 }, []],
    [
      'above the payload',
      { pallets: 2 },
      { kg: 1850 },
      ['impossible: Van en fazla 1.500 kg alır. Bu yük için kara yolunu seçin. 1 × tır alır.'],
    ],
    [
      'above the volume',
      { pallets: 2 },
      { kg: 900, m3: 30 },
      ['impossible: Van en fazla 22 m³ alır. Bu yük için kara yolunu seçin. 1 × tır alır.'],
    ],
    [
      'above the pallet places',
      { pallets: 12 },
      { kg: 900 },
      ['impossible: Van en fazla 10 palet alır. Bu yük için kara yolunu seçin. 1 × tır alır.'],
    ],
    [
      'as many stacked',
      { pallets: 12, stackable: true },
      { kg: 900 },
      ['unusual: 5 palet üstü için kasalı veya büyük bir van gerekir.'],
    ],
  ])('%s', (_, details, measures, expected) => {
    expect(said(sensed({ transport_mode: 'van', ...details }, measures, { shipment_type: 'land' }))).toEqual(
      expected,
    )
  })
})

describe('trucks', () => {
  const land = (details: Details, measures: Measures, service_type = 'FTL') =>
    said(sensed(details, measures, { shipment_type: 'land', service_type }))

  test('a full trailer is 33 Euro pallets, 13.6 metres and 24 tonnes', () => {
    expect(land({ transport_mode: 'land', pallets: 33 }, { kg: 24_000 })).toEqual([])
    expect(land({ transport_mode: 'land', pallets: 34 }, { kg: 12_000 })).toEqual([])
    expect(land({ transport_mode: 'land', pallets: 35 }, { kg: 12_000 })).toEqual([
      'impossible: Bu yük tek araca sığmaz: bir tır 24.000 kg, 90 m³ veya 33 palet alır. 2 × tır alır.',
    ])
    expect(land({ transport_mode: 'land', pallets: 35, stackable: true }, { kg: 12_000 })).toEqual([])
    expect(land({}, { kg: 90_000 })).toEqual([
      'impossible: Bu yük tek araca sığmaz: bir tır 24.000 kg, 90 m³ veya 33 palet alır. 4 × tır alır.',
    ])
    expect(land({}, { kg: 25_500 })).toEqual([
      'unusual: 1 × tır çoğunlukla 24.000 kg taşır; 25.500 kg kara yolu sınırına takılabilir. 2 × tır alır.',
    ])
  })

  test('more than one truck holds as much more', () => {
    expect(land({ vehicle_count: 4 }, { kg: 90_000 })).toEqual([])
    expect(land({ vehicle_count: 2, pallets: 68 }, { kg: 40_000 })).toEqual([])
    expect(land({ vehicle_count: 3 }, { kg: 90_000 })).toEqual([
      'impossible: Bu yük 3 araca sığmaz: bir tır 24.000 kg, 90 m³ veya 33 palet alır. 4 × tır alır.',
    ])
    expect(land({ vehicle_type: 'lowbed', vehicle_count: 1 }, { kg: 250_000 })).toEqual([
      'impossible: Bu yük tek araca sığmaz: bir lowbed 30.000 kg alır. 9 × lowbed alır.',
    ])
  })

  test('what is suggested holds the load without any remark, and one fewer does not', () => {
    const load = fc.record({
      kg: fc.integer({ min: 1, max: 900_000 }),
      pallets: fc.integer({ min: 1, max: 900 }),
      key: fc.constantFrom('tenteli' as const, 'mega' as const, 'frigorifik' as const, 'platform' as const),
    })
    fc.assert(
      fc.property(load, ({ kg, pallets, key: vehicle_type }) => {
        const found = (vehicle_count: number) =>
          loadFindings(
            sensed(
              { vehicle_type, pallets, vehicle_count },
              { kg },
              { shipment_type: 'land', service_type: 'FTL' },
            ),
          )
        const fit = found(1)[0]?.fit
        if (!fit) return
        expect(found(fit.quantity)).toEqual([])
        expect(found(fit.quantity - 1)).not.toEqual([])
      }),
    )
  })

  test('more than a truck is not a part load', () => {
    expect(land({}, { kg: 30_000 }, 'LTL')).toEqual([
      'impossible: Bu yük bir tırdan fazla; parsiyel gitmez. 2 × tır alır.',
    ])
  })

  test('a piece that the chosen trailer cannot take needs another; where none is chosen, that is said', () => {
    const dimensions = { length: 900, width: 320, height: 310 }
    expect(land({ vehicle_type: 'tenteli', dimensions, piece_count: 1 }, { kg: 20_000 })).toEqual([
      'impossible: 900 × 320 × 310 cm parça tır içine sığmaz. Lowbed veya platform gerekir.',
    ])
    expect(land({ dimensions, piece_count: 1 }, { kg: 20_000 })).toEqual([
      'unusual: 900 × 320 × 310 cm parça tır içine sığmaz. Lowbed veya platform gerekir.',
    ])
    expect(land({ vehicle_type: 'lowbed', dimensions, piece_count: 1 }, { kg: 20_000 })).toEqual([
      'unusual: 900 × 320 × 310 cm parça gabari dışıdır; izin ister ve parçaya göre fiyatlanır.',
    ])
  })

  test('a lowbed and a platform have their ends too, and a tanker takes no pieces', () => {
    const piece = (length: number, width: number, height: number) => ({
      dimensions: { length, width, height },
      piece_count: 1,
    })
    expect(land({ vehicle_type: 'lowbed', ...piece(1200, 250, 300) }, { kg: 20_000 })).toEqual([])
    expect(land({ vehicle_type: 'lowbed', ...piece(3000, 600, 600) }, { kg: 30_000 })).toEqual([
      'impossible: 3000 × 600 × 600 cm parça lowbed üzerine sığmaz. Proje taşıması için bize yazın.',
    ])
    expect(land({ vehicle_type: 'platform', ...piece(1500, 450, 400) }, { kg: 20_000 })).toEqual([
      'impossible: 1500 × 450 × 400 cm parça açık platform üzerine sığmaz. Lowbed gerekir.',
    ])
    // As long as the trailer and broader than it: still one.
    expect(land({ vehicle_type: 'platform', ...piece(1360, 400, 250) }, { kg: 20_000 })).toEqual([
      'unusual: 1360 × 400 × 250 cm parça gabari dışıdır; izin ister ve parçaya göre fiyatlanır.',
    ])
    expect(land({ vehicle_type: 'tanker' }, { kg: 22_000, m3: 30 })).toEqual([])
    expect(land({ vehicle_type: 'tanker', ...piece(120, 80, 100) }, { kg: 900 })).toEqual([
      'impossible: Parça yük tanker içine yüklenmez; yalnız sıvı taşır.',
    ])
    expect(land({ vehicle_type: 'tanker' }, { kg: 22_000, m3: 60 })).toEqual([
      'impossible: Bu yük tek araca sığmaz: bir tanker 24.000 kg veya 35 m³ alır. 2 × tanker alır.',
    ])
  })
})

test('more than a freighter carries is told', () => {
  const air = (kg: number) => said(sensed({}, { kg }, { shipment_type: 'air', service_type: 'AWB' }))
  expect(air(100_000)).toEqual([])
  expect(air(500_000)).toEqual([
    'unusual: Bir kargo uçağı yaklaşık 100.000 kg taşır; bu yük birkaç uçakla gider.',
  ])
})

test('by air no piece is too heavy before it is known how many there are', () => {
  const air = (piece_count: number | null) =>
    said(
      sensed(
        { dimensions: { length: 300, width: 240, height: 240 }, piece_count },
        { kg: 28_000 },
        { shipment_type: 'air', service_type: 'AWB' },
      ),
    ).filter((text) => text.startsWith('impossible'))
  expect(air(null)).toEqual([])
  expect(air(4)).toEqual([])
  expect(air(1)).toHaveLength(1)
})

test('by air a piece has a height, a length and a weight that are asked for first', () => {
  const air = (length: number, width: number, height: number, kg: number, service_type = 'AWB') =>
    said(
      sensed(
        { dimension_rows: [{ length, width, height, quantity: 1 }] },
        { kg },
        { shipment_type: 'air', service_type },
      ),
    )
  expect(air(120, 80, 100, 120)).toEqual([])
  expect(air(120, 80, 190, 140)).toEqual(['unusual: 160 cm üstü parça yalnız kargo uçağıyla gider.'])
  expect(air(400, 80, 100, 140)).toEqual(['unusual: 317 cm üstü parça yalnız kargo uçağıyla gider.'])
  expect(air(610, 80, 100, 140)).toEqual([
    'unusual: 606 cm üstü parça ancak burun kapılı kargo uçağıyla veya charterla gider; önce havayoluna sorarız.',
  ])
  expect(air(2100, 50, 50, 140)).toEqual([
    'impossible: 2100 × 50 × 50 cm parça tarifeli uçağa sığmaz; charter ya da deniz yolu gerekir.',
  ])
  expect(air(500, 330, 50, 2140)).toEqual([
    'impossible: 500 × 330 × 50 cm parça tarifeli uçağa sığmaz; charter ya da deniz yolu gerekir.',
  ])
  expect(air(120, 80, 100, 900)).toEqual(['unusual: Parça başına 150 kg üstü için önce havayoluna sorarız.'])
  expect(air(300, 240, 240, 14_000)).toEqual([
    'impossible: Tarifeli uçak 13.600 kg üstü tek parça almaz; charter ya da deniz yolu gerekir.',
  ])
  expect(air(300, 240, 240, 14_000, 'CHARTER')).toEqual([])
  expect(air(400, 350, 320, 9000)).toEqual([
    'impossible: 400 × 350 × 320 cm parça tarifeli uçağa sığmaz; charter ya da deniz yolu gerekir.',
  ])
  expect(air(400, 350, 320, 9000, 'CHARTER')).toEqual([])
})

test('weight and volume must be those of something that exists', () => {
  const order = (kg: number, m3: number) => said(sensed({}, { kg, m3 }))
  expect(order(22_000, 1)).toEqual([
    'impossible: Bu ağırlık ve hacimle metreküpü 22.000 kg gelir; kurşundan ağır bir yük olamaz. İkisini kontrol edin.',
  ])
  expect(order(5000, 1)).toEqual([
    'unusual: Bu ağırlık ve hacimle metreküpü 5.000 kg gelir; alışılmadık ölçüde ağır. İkisini kontrol edin.',
  ])
  expect(order(30, 3)).toEqual([
    'unusual: Bu ağırlık ve hacimle metreküpü 10 kg gelir; alışılmadık ölçüde hafif. İkisini kontrol edin.',
  ])
  expect(order(1, 3)).toEqual([
    'unusual: Bu ağırlık ve hacimle metreküpü 1 kg’dan az gelir; alışılmadık ölçüde hafif. İkisini kontrol edin.',
  ])
})

test('measured pieces and the typed volume must not contradict each other', () => {
  const pieces = (m3: number, piece_count: number | null) =>
    said(sensed({ dimensions: { length: 120, width: 100, height: 100 }, piece_count }, { m3 }))
  expect(pieces(12, 10)).toEqual([])
  expect(pieces(11, 10)).toEqual([])
  expect(pieces(5, 10)).toEqual(['impossible: Parçaların ölçüleri 12 m³ eder, yazılan hacim 5 m³.'])
  expect(pieces(10, 10)).toEqual(['unusual: Parçaların ölçüleri 12 m³ eder, yazılan hacim 10 m³.'])
  expect(pieces(40, 10)).toEqual(['unusual: Parçaların ölçüleri 12 m³ eder, yazılan hacim 40 m³.'])
  // Of uncounted pieces one is measured; there may be more.
  expect(pieces(40, null)).toEqual([])
})

test('every row of the tables says where it is from and how sure it is, and is a box', () => {
  for (const limits of Object.values<Limits>({ ...containerLimits, ...truckLimits })) {
    expect(limits.source).not.toBe('')
    expect(limits.mostKg).toBeGreaterThanOrEqual(limits.easyKg)
    const { length, width, height } = limits.inside
    if (!length || !limits.cubicMetres) continue
    expect((length * width * height) / 1_000_000 / limits.cubicMetres).toBeCloseTo(1, 1)
  }
})
