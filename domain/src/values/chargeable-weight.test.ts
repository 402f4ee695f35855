import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  airWeight,
  lclWeight,
  measureLoad,
  type Pieces,
  roadWeight,
  trailerLoadingMetres,
} from '#values/chargeable-weight.ts'
import { atLeast, type Ratio, rounded } from '#values/ratio.ts'

const thousandths = (ratio: Ratio) => Number(rounded(ratio, 3)) / 1000
const pieces = (count: number, sides: [number, number, number], kilograms: number, stackable = false) => ({
  count: BigInt(count),
  lengthMm: BigInt(sides[0] * 10),
  widthMm: BigInt(sides[1] * 10),
  heightMm: BigInt(sides[2] * 10),
  grossGrams: BigInt(kilograms * 1000),
  stackable,
})
/** Cubic metres and kilograms as such, for rules that ask for nothing else. */
const load = (litres: number, kilograms: number) =>
  measureLoad([pieces(1, [100, 100, litres / 10], kilograms)])

describe('air', () => {
  const pallets = measureLoad([pieces(3, [120, 80, 100], 450)])

  test('three pallets: 2.88 m³ are 480 kg, and 576 kg by the express divisor', () => {
    expect(thousandths(pallets.volume)).toBe(2.88)
    const cargo = airWeight(pallets, 'cargo')
    expect(cargo.rule).toBe('volume')
    expect([cargo.volumetric, cargo.chargeable].map(thousandths)).toEqual([480, 480])
    expect(thousandths(airWeight(pallets, 'express').chargeable)).toBe(576)
  })

  test('58.327 kg are charged as 58.5 kg', () => {
    const weight = airWeight(measureLoad([pieces(2, [73, 51, 47], 20)]), 'cargo')
    expect([weight.volumetric, weight.chargeable].map(thousandths)).toEqual([58.327, 58.5])
  })

  test('one cubic metre is 166.67 kg', () => {
    expect(thousandths(airWeight(load(1000, 1), 'cargo').volumetric)).toBe(166.667)
  })

  test.each([
    [58, 58],
    [58.001, 58.5],
    [58.5, 58.5],
    [58.501, 59],
  ])('a gross weight of %d kg is charged as %d kg', (gross, charged) => {
    const weight = airWeight(load(10, gross), 'cargo')
    expect(weight.rule).toBe('gross')
    expect(thousandths(weight.chargeable)).toBe(charged)
  })

  test('when both are the same, neither wins', () => {
    expect(airWeight(load(600, 100), 'cargo').rule).toBe('equal')
  })
})

describe('LCL', () => {
  test.each([
    [4200, 1850, 4.2, 'volume'],
    [1200, 3400, 3.4, 'weight'],
    [2000, 2000, 2, 'equal'],
    [300, 250, 1, 'minimum'],
    [1000, 200, 1, 'volume'],
  ])('%i litres and %i kg are %d W/M by %s', (litres, kilograms, charged, rule) => {
    const weight = lclWeight(load(litres, kilograms))
    expect(thousandths(weight.chargeable)).toBe(charged)
    expect(weight.rule).toBe(rule)
  })
})

describe('road', () => {
  const pallets = measureLoad([pieces(8, [120, 80, 160], 2400)])

  test('eight Euro pallets: 3.2 LDM are 5600 kg, and 5920 kg at 1850', () => {
    const weight = roadWeight(pallets)
    expect(thousandths(pallets.loadingMetres)).toBe(3.2)
    expect(thousandths(pallets.volume)).toBe(12.288)
    expect([weight.byVolume, weight.byLoadingMetres, weight.chargeable].map(thousandths)).toEqual([
      4091.904, 5600, 5600,
    ])
    expect(weight.rule).toBe('floor')
    expect(thousandths(roadWeight(pallets, 1850n).chargeable)).toBe(5920)
  })

  test('a Euro pallet is 0.4 LDM, a pallet of 120 × 100 cm 0.5, and half of that when stackable', () => {
    const floor = (length: number, width: number, stackable = false) =>
      thousandths(measureLoad([pieces(1, [length, width, 100], 0, stackable)]).loadingMetres)
    expect([floor(120, 80), floor(120, 100), floor(120, 80, true)]).toEqual([0.4, 0.5, 0.2])
  })

  test('stackable pallets are charged by their volume once the floor is halved', () => {
    const weight = roadWeight(measureLoad([pieces(8, [120, 80, 160], 2400, true)]))
    expect(weight.rule).toBe('volume')
    expect(thousandths(weight.chargeable)).toBe(4091.904)
  })

  test('heavy goods are charged by what they weigh', () => {
    expect(roadWeight(measureLoad([pieces(2, [120, 80, 50], 2400)])).rule).toBe('gross')
  })

  test('34 Euro pallets fill a trailer', () => {
    const { loadingMetres } = measureLoad([pieces(34, [120, 80, 100], 0)])
    expect(atLeast(trailerLoadingMetres, loadingMetres)).toBe(true)
    expect(atLeast(loadingMetres, trailerLoadingMetres)).toBe(true)
  })
})

describe('any load', () => {
  const side = fc.bigInt({ min: 1n, max: 20_000n })
  const anyPieces: fc.Arbitrary<Pieces> = fc.record({
    count: fc.bigInt({ min: 1n, max: 999n }),
    lengthMm: side,
    widthMm: side,
    heightMm: side,
    grossGrams: fc.bigInt({ min: 0n, max: 30_000_000n }),
    stackable: fc.boolean(),
  })
  const anyLoad = fc.array(anyPieces, { minLength: 1, maxLength: 6 })

  test('is charged for no less than any of its figures', () => {
    fc.assert(
      fc.property(anyLoad, (rows) => {
        const measures = measureLoad(rows)
        const [air, lcl, road] = [airWeight(measures, 'cargo'), lclWeight(measures), roadWeight(measures)]
        expect(atLeast(air.chargeable, air.gross) && atLeast(air.chargeable, air.volumetric)).toBe(true)
        expect(atLeast(lcl.chargeable, lcl.tonnes) && atLeast(lcl.chargeable, lcl.cubicMetres)).toBe(true)
        for (const figure of [road.gross, road.byVolume, road.byLoadingMetres])
          expect(atLeast(road.chargeable, figure)).toBe(true)
      }),
    )
  })

  test('by air is charged in half kilograms, and for less than half a kilogram more than it must', () => {
    fc.assert(
      fc.property(anyLoad, (rows) => {
        const { chargeable, gross, volumetric } = airWeight(measureLoad(rows), 'cargo')
        expect((chargeable.numerator * 2n) % chargeable.denominator).toBe(0n)
        const halfLess = {
          numerator: chargeable.numerator * 2n - chargeable.denominator,
          denominator: chargeable.denominator * 2n,
        }
        expect(atLeast(halfLess, gross) && atLeast(halfLess, volumetric)).toBe(false)
      }),
    )
  })

  test('is the same in any order, and when its pieces are counted one by one', () => {
    fc.assert(
      fc.property(anyLoad, fc.bigInt({ min: 1n, max: 50n }), (rows, some) => {
        const [first, ...rest] = rows
        if (!first) return
        const split = [
          ...rest.reverse(),
          { ...first, count: some, grossGrams: 0n },
          { ...first, count: first.count + 1n },
        ]
        expect(measureLoad(split)).toEqual(
          measureLoad([{ ...first, count: first.count + 1n + some }, ...rest]),
        )
      }),
    )
  })

  test('is charged for at least as much by a larger factor', () => {
    fc.assert(
      fc.property(anyLoad, (rows) => {
        const measures = measureLoad(rows)
        expect(atLeast(roadWeight(measures, 2000n).chargeable, roadWeight(measures).chargeable)).toBe(true)
      }),
    )
  })
})
