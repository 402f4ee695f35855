import { expect, test } from 'vitest'
import type { AskedLoad } from '#requests/sense/asked-load.ts'
import { type FitRow, fitTable } from '#requests/sense/fit-table.ts'

const pallets = { length: 120, width: 80, height: 100 }
const load = (more: Partial<AskedLoad>): AskedLoad => ({
  kg: null,
  cubicMetres: null,
  pieces: [],
  piecesCounted: true,
  pallets: null,
  stackable: false,
  ...more,
})
const named = (rows: FitRow[], name: string) => rows.find((row) => row.name === name)

test('a light load is counted by its volume, a heavy one by its weight', () => {
  const light = fitTable(load({ kg: 4_000, pieces: [{ ...pallets, quantity: 60 }] }))
  // 57,6 m³ in boxes of which 85 % are used.
  expect(named(light.containers, '20GP')).toMatchObject({ quantity: 3, by: 'volume' })
  expect(named(light.containers, '40HC')).toMatchObject({ quantity: 1, by: 'volume' })
  const heavy = fitTable(load({ kg: 50_000, pieces: [{ ...pallets, quantity: 10 }] }))
  expect(named(heavy.containers, '40HC')).toMatchObject({ quantity: 2, by: 'weight' })
})

test('a truck is full when its floor is', () => {
  const low = { length: 120, width: 80, height: 20 }
  const { trucks } = fitTable(load({ kg: 1_000, pieces: [{ ...low, quantity: 40 }] }))
  expect(named(trucks, 'tır')).toMatchObject({ quantity: 2, by: 'floor' })
})

test('a piece that goes into nothing is named', () => {
  const mast = { length: 1300, width: 60, height: 60, quantity: 1 }
  const { containers, trucks } = fitTable(load({ kg: 900, pieces: [mast] }))
  expect(named(containers, '40HC')?.tooLarge).toEqual([mast])
  expect(named(containers, '45HC')?.tooLarge).toEqual([])
  expect(named(trucks, 'tır')?.tooLarge).toEqual([])
})
