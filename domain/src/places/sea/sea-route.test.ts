import { describe, expect, test } from 'vitest'
import { curatedPlaces } from '#places/curated-places.ts'
import { greatCircleKm } from '#places/great-circle.ts'
import { portWaters } from '#places/sea/ports.ts'
import { net, seaRoute } from '#places/sea/sea-route.ts'

const ports = curatedPlaces.filter(({ kinds }) => kinds.includes('port'))
const milesOf = (from: string, to: string, ...avoid: Parameters<typeof seaRoute>[2] & object) =>
  seaRoute(from, to, avoid)?.nautical_miles ?? 0
const within = (miles: number, known: number, share: number) => Math.abs(miles / known - 1) <= share

test.each([
  ['NLRTM', 'TRAMR', 3286],
  ['CNSHA', 'USLAX', 5925],
  ['GBFXT', 'TRMER', 3541],
  ['CNSHA', 'NLRTM', 10_583],
])('%s – %s is within 3 %% of %i nautical miles', (from, to, known) => {
  expect(within(milesOf(from, to), known, 0.03)).toBe(true)
})

test('a short way inside one sea is hardly longer than the great circle', () => {
  const place = (code: string) => ports.find((port) => port.code === code) ?? { latitude: 0, longitude: 0 }
  const km = greatCircleKm(place('TRSSX'), place('GEPTI'))
  expect(seaRoute('TRSSX', 'GEPTI')?.km).toBeLessThanOrEqual(1.1 * km)
})

test('a closed canal is gone round, and what no water joins has no way', () => {
  expect(milesOf('CNSHA', 'TRAMR', 'suez') - milesOf('CNSHA', 'TRAMR')).toBeGreaterThan(5000)
  expect(seaRoute('KWSWK', 'TRMER', ['hormuz'])).toBeUndefined()
  expect(seaRoute('AZBAK', 'TRMER')).toBeUndefined()
  expect(seaRoute('TRANK', 'TRMER')).toBeUndefined()
})

test('the way goes from port to port, and back the same', () => {
  const way = seaRoute('TRMER', 'DEHAM')
  expect(way?.path[0]).toEqual({ latitude: 36.8, longitude: 34.64 })
  expect(way?.path.at(-1)).toEqual({ latitude: 53.55, longitude: 9.99 })
  expect(milesOf('DEHAM', 'TRMER')).toBeCloseTo(milesOf('TRMER', 'DEHAM'), 6)
})

test('the waters passed are named in their order', () => {
  const passes = (from: string, to: string) => seaRoute(from, to)?.passes ?? []
  expect(passes('CNSHA', 'TRAMR').map(({ name }) => name)).toEqual([
    'Tayvan Boğazı',
    'Singapur Boğazı',
    'Malakka Boğazı',
    'Sri Lanka açıkları',
    'Babülmendep Boğazı',
    'Kızıldeniz',
    'Süveyş Kanalı',
    'Çanakkale Boğazı',
  ])
  const shares = passes('DEHAM', 'TRIZM').map(({ share }) => share)
  expect(shares.every((share, index) => share > (shares[index - 1] ?? 0) && share < 1)).toBe(true)
})

describe('the net', () => {
  const caspian = ['AZBAK', 'KZAAU', 'TMKRW']

  test('knows every port of the list, near where it is', () => {
    expect(ports.map(({ code }) => code).filter((code) => !portWaters.has(code))).toEqual([])
    const far = ports.flatMap((port) =>
      (portWaters.get(port.code) ?? []).filter((name) => {
        const point = net().points.get(name)
        return !point || greatCircleKm(point, port) > 330
      }),
    )
    expect(far).toEqual([])
  })

  test('joins every port but those of the Caspian', () => {
    const apart = ports.filter(({ code }) => !seaRoute('TRAMR', code)).map(({ code }) => code)
    expect(apart.sort()).toEqual(caspian)
  })

  test('is never shorter than the great circle', () => {
    for (const port of ports) {
      const way = seaRoute('SGSIN', port.code)
      const singapore = ports.find(({ code }) => code === 'SGSIN') ?? port
      if (way) expect(way.km).toBeGreaterThanOrEqual(greatCircleKm(singapore, port))
    }
  })
})
