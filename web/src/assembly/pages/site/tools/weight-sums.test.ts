import { measureLoad } from '@kervan/domain/values/chargeable-weight.ts'
import { expect, test } from 'vitest'
import { blankRow, type DraftRow, readRow, rowNotes } from '#assembly/pages/site/tools/load-draft.ts'
import { modeWords } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { airSums, lclSums, roadSums, sumsAsText } from '#features/requests/help/weight-sums.ts'

const typed = (part: Partial<DraftRow>) => readRow({ ...blankRow(1), ...part })
const load = (part: Partial<DraftRow>) => {
  const { pieces } = typed(part)
  if (!pieces) throw new Error('This row is not complete')
  return measureLoad([pieces])
}

test('by air the sum is written out, and the rounding explained', () => {
  expect(sumsAsText(airSums(load(modeWords.air.example), 'cargo'))).toBe(
    [
      'Ücrete esas ağırlık: 480 kg',
      'Brüt ağırlık: 450 kg',
      'Hacimsel ağırlık: 2.880.000 cm³ ÷ 6.000 = 480 kg (esas alınan)',
    ].join('\n'),
  )
  const small = load({ count: '2', length: '73', width: '51', height: '47', weight: '12,5' })
  expect(airSums(small, 'cargo')).toMatchObject({
    chargeable: '58,5 kg',
    after: '58,327 kg, yarım kiloya yukarı yuvarlandı: 58,5 kg',
  })
})

test('a figure that is rounded to be shown is only about equal', () => {
  const cube = load({ length: '100', width: '100', height: '100', weight: '1' })
  expect(airSums(cube, 'cargo').candidates[1]?.sum).toBe('1.000.000 cm³ ÷ 6.000 ≈ 166,667 kg')
})

test('LCL and road name the rule that won', () => {
  expect(lclSums(load(modeWords.lcl.example))).toMatchObject({
    chargeable: '4,2 W/M',
    rule: 'm³ cinsinden hacim, ton cinsinden ağırlıktan büyük.',
  })
  const road = roadSums(load(modeWords.road.example), 1750n)
  expect(road.chargeable).toBe('5.600 kg')
  expect(road.candidates.map(({ sum, won }) => [sum, won])).toEqual([
    ['2.400 kg', false],
    ['12,288 m³ × 333 = 4.091,904 kg', false],
    ['3,2 LDM × 1.750 = 5.600 kg', true],
  ])
})

test('a weight is shown to a tenth, its sum exactly', () => {
  const crate = { length: '100', width: '50', height: '83,7', weight: '120,26' }
  const road = roadSums(load({ ...crate, stackable: true }), 100n)
  expect(road.chargeable).toBe('139,4 kg')
  expect(road.candidates.map(({ sum }) => sum).slice(0, 2)).toEqual([
    '120,26 kg',
    '0,419 m³ × 333 ≈ 139,361 kg',
  ])
  const feather = load({ length: '1', width: '1', height: '1', weight: '0,04' })
  expect(roadSums(feather, 1n).chargeable).toBe('0,04 kg')
})

test('a row says what it lacks, and a weight that is not known holds nothing up', () => {
  const sides = { length: '120', width: '80', height: '100' }
  const reads = [
    typed({}),
    typed({ length: '120', weight: '5' }),
    typed({ ...sides, width: '1.5' }),
    typed({ ...sides, count: '0' }),
    typed(sides),
    typed({ ...sides, weight: '1.234,5' }),
  ]
  expect(reads.map(({ pieces }) => pieces?.grossGrams)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    0n,
    1_234_500n,
  ])
  expect(rowNotes(reads)).toEqual([
    '2. satır hesaba katılmadı: en, yükseklik eksik.',
    '3. satır hesaba katılmadı: işaretli alanı düzeltin.',
    '4. satır hesaba katılmadı: işaretli alanı düzeltin.',
    '5. satır: ağırlık yazılmadı, sonuç onsuz hesaplandı.',
  ])
  expect(reads[3]?.problems.count).toBe('En az 1 yazın.')
  expect(reads[2]?.problems.width).toMatch(/^Ondalık için virgül/)
})
