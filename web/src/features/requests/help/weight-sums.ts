/** The calculation of a chargeable weight, written out as text. */
import {
  type AirService,
  airDivisors,
  airWeight,
  lclWeight,
  type Measures,
  roadKilogramsPerCubicMetre,
  roadWeight,
} from '@kervan/domain/values/chargeable-weight.ts'
import { writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { equal, type Ratio, ratio, rounded, times } from '@kervan/domain/values/ratio.ts'

export type Candidate = { name: string; sum: string; result: string; won: boolean; value: Ratio }
export type WeightSums = {
  chargeable: string
  /** Which rule won. */
  rule: string
  candidates: Candidate[]
  /** How the largest value was rounded, if it was. */
  after?: string
}

const maxDecimals = 3

export function figure(value: Ratio, decimals = maxDecimals): string {
  return writeDecimal(rounded(value, decimals), decimals)
}

/** Weights have one decimal, unless that would round them to zero; the calculations stay exact. */
export function kilograms(value: Ratio): string {
  return `${figure(value, rounded(value, 1) === 0n ? maxDecimals : 1)} kg`
}

/** `≈` for a value that is rounded for display. */
function equals(value: Ratio): string {
  return equal(value, ratio(rounded(value, maxDecimals), 10n ** BigInt(maxDecimals))) ? '=' : '≈'
}

function candidate(name: string, value: Ratio, unit: string, won: boolean, from?: string): Candidate {
  const result = `${figure(value)} ${unit}`
  return { name, value, result, won, sum: from ? `${from} ${equals(value)} ${result}` : result }
}

const whole = (value: bigint) => writeDecimal(value, 0)

export function airSums(measures: Measures, service: AirService): WeightSums {
  const { rule, gross, volumetric, chargeable } = airWeight(measures, service)
  const rules = {
    gross: 'Brüt ağırlık hacimsel ağırlıktan büyük.',
    volume: 'Hacimsel ağırlık brüt ağırlıktan büyük.',
    equal: 'Brüt ve hacimsel ağırlık eşit.',
  }
  const cubicCentimetres = `${figure(times(measures.volume, 1_000_000n))} cm³`
  const larger = rule === 'volume' ? volumetric : gross
  const sums = {
    chargeable: kilograms(chargeable),
    rule: rules[rule],
    candidates: [
      candidate('Brüt ağırlık', gross, 'kg', rule !== 'volume'),
      candidate(
        'Hacimsel ağırlık',
        volumetric,
        'kg',
        rule !== 'gross',
        `${cubicCentimetres} ÷ ${whole(airDivisors[service])}`,
      ),
    ],
  }
  if (equal(chargeable, larger)) return sums
  return { ...sums, after: `${figure(larger)} kg, yarım kiloya yukarı yuvarlandı: ${sums.chargeable}` }
}

export function lclSums(measures: Measures): WeightSums {
  const { rule, tonnes, cubicMetres, chargeable } = lclWeight(measures)
  const rules = {
    weight: 'Ton cinsinden ağırlık, m³ cinsinden hacimden büyük.',
    volume: 'm³ cinsinden hacim, ton cinsinden ağırlıktan büyük.',
    equal: 'Ağırlık ve hacim eşit.',
    minimum: 'İkisi de 1 W/M altında kaldığı için en az ücret uygulanır.',
  }
  const minimum = candidate('En az ücret', ratio(1n, 1n), 'W/M', rule === 'minimum')
  return {
    chargeable: `${figure(chargeable)} W/M`,
    rule: rules[rule],
    candidates: [
      candidate(
        'Ağırlık',
        tonnes,
        'W/M',
        rule === 'weight' || rule === 'equal',
        `${figure(measures.gross)} kg ÷ 1.000`,
      ),
      candidate(
        'Hacim',
        cubicMetres,
        'W/M',
        rule === 'volume' || rule === 'equal',
        `${figure(cubicMetres)} m³`,
      ),
      minimum,
    ],
  }
}

export function roadSums(measures: Measures, factor: bigint): WeightSums {
  const { rule, gross, byVolume, byLoadingMetres, chargeable } = roadWeight(measures, factor)
  const rules = {
    gross: 'Brüt ağırlık, hacim ve zemin karşılığından küçük değil.',
    volume: 'Hacmin karşılığı en büyük.',
    floor: 'Kaplanan zeminin (LDM) karşılığı en büyük.',
  }
  return {
    chargeable: kilograms(chargeable),
    rule: rules[rule],
    candidates: [
      candidate('Brüt ağırlık', gross, 'kg', rule === 'gross'),
      candidate(
        'Hacim karşılığı',
        byVolume,
        'kg',
        rule === 'volume',
        `${figure(measures.volume)} m³ × ${whole(roadKilogramsPerCubicMetre)}`,
      ),
      candidate(
        'Zemin karşılığı',
        byLoadingMetres,
        'kg',
        rule === 'floor',
        `${figure(measures.loadingMetres)} LDM × ${whole(factor)}`,
      ),
    ],
  }
}

/** For the clipboard. */
export function sumsAsText({ chargeable, candidates, after }: WeightSums): string {
  return [
    `Ücrete esas ağırlık: ${chargeable}`,
    ...candidates.map(({ name, sum, won }) => `${name}: ${sum}${won ? ' (esas alınan)' : ''}`),
    ...(after ? [after] : []),
  ].join('\n')
}
