import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, emissionsOf, factorOf } from '#tracking/emissions.ts'

test('distance times weight times factor, as in the worked example', () => {
  // 19,600 km with 20 t at 8.15 g are 3,194.8 kg.
  expect((19_600 * 20 * factorOf('sea', 19_600).grams) / 1000).toBeCloseTo(3194.8, 6)
  const way = emissionsOf('sea', ['CNSHA', 'NLRTM'], 20_000)
  expect(way?.kg).toBeCloseTo(((way?.legs[0]?.km ?? 0) * 20 * 8.15) / 1000, 6)
  expect(way?.legs[0]).toMatchObject({ tier: 'default', factor: { source: 'GLEC 3.2' } })
})

test('a road’s factor has no source, and a flight’s depends on how far it goes', () => {
  expect(factorOf('land', 2000).source).toBe('')
  expect([1000, 3000, 8000].map((km) => factorOf('air', km).grams)).toEqual([830, 789, 608])
})

test('a road’s factor is what the company has set, with its source; nothing else follows it', () => {
  const set = { grams: 62.5, source: 'GLEC 3.2' }
  const [own, usual] = [
    emissionsOf('land', ['TRIST', 'DEMUC'], 1000, set),
    emissionsOf('land', ['TRIST', 'DEMUC'], 1000),
  ]
  expect(own?.legs[0]?.factor).toMatchObject(set)
  expect(own?.kg).toBeCloseTo(((usual?.kg ?? 0) * 62.5) / 80, 6)
  expect(factorOf('sea', 1000, set).grams).toBe(8.15)
})

test('a ship round the Cape burns more than one through the canal, and is taken to go round unless it is known', () => {
  const way = ['CNSHA', 'TRAMR']
  const [round, through] = [emissionsOf('sea', way, 1000), emissionsOf('sea', way, 1000, undefined, true)]
  expect(round?.kg).toBeGreaterThan(1.5 * (through?.kg ?? Number.POSITIVE_INFINITY))
})

test('what is not known is not guessed', () => {
  expect(emissionsOf('sea', ['CNSHA', 'TRANK'], 1000)).toBeNull()
  expect(emissionsOf('air', ['DEFRA', ''], 1000)).toBeNull()
  expect(emissionsOf('air', ['DEFRA', 'TRIST'], null)).toBeNull()
  expect(emissionsOf('air', ['DEFRA'], 1000)).toBeNull()
})

test('the legs add up, and a call on the way makes it no shorter', () => {
  const ports = ['CNSHA', 'SGSIN', 'TRMER', 'DEHAM', 'USNYC']
  fc.assert(
    fc.property(fc.subarray(ports, { minLength: 2 }), fc.integer({ min: 1, max: 50_000 }), (way, kg) => {
      const whole = emissionsOf('sea', way, kg)
      const sum = whole?.legs.reduce((total, leg) => total + leg.kg, 0)
      expect(whole?.kg).toBeCloseTo(sum ?? -1, 6)
      const direct = distanceKm('sea', way[0] ?? '', way.at(-1) ?? '') ?? 0
      expect(whole?.legs.reduce((total, leg) => total + leg.km, 0)).toBeGreaterThanOrEqual(direct * 0.999)
    }),
    { numRuns: 50 },
  )
})
