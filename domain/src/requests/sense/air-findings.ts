/** Whether an aircraft takes a load. Without zod. */
import type { AskedLoad } from '#requests/sense/asked-load.ts'
import { airPieceLimits as limits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { impossible, kilograms, unusual } from '#requests/sense/finding-words.ts'
import { sidesOf, sizeText } from '#requests/sense/what-fits.ts'
import { formatCount } from '#values/format-number.ts'

export function airFindings({ pieces, piecesCounted, kg }: AskedLoad, field: SensedField): Finding[] {
  const { charterHeight, charterWidth, charterLength, freighterHeight, freighterLength, noseLength } = limits
  const outsize = pieces.find((piece) => {
    const [low = 0, broad = 0, long = 0] = sidesOf(piece)
    return low > charterHeight || broad > charterWidth || long > charterLength
  })
  if (outsize)
    return [
      finding(`${sizeText(outsize)} parça tarifeli uçağa sığmaz; charter ya da deniz yolu gerekir.`, {
        ...impossible,
        field,
      }),
    ]
  // Of several pieces the heaviest weighs at least the mean.
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const meanKg = count > 0 && kg !== null ? kg / count : 0
  if (piecesCounted && meanKg > limits.charterKg)
    return [
      finding(
        `Tarifeli uçak ${kilograms(limits.charterKg)} üstü tek parça almaz; charter ya da deniz yolu gerekir.`,
        { ...impossible, field: 'estimated_weight' },
      ),
    ]
  const longest = Math.max(0, ...pieces.map(({ length, width }) => Math.max(length, width)))
  const isLong = longest > freighterLength
  const isHigh = pieces.some(({ height }) => height > freighterHeight)
  const { freighterKg, askedKg } = limits
  return [
    ...(isHigh ? [mainDeck(freighterHeight, field)] : []),
    ...(isLong && longest <= noseLength ? [mainDeck(freighterLength, field)] : []),
    ...(longest > noseLength
      ? [
          finding(
            `${formatCount(noseLength)}\u00a0cm üstü parça ancak burun kapılı kargo uçağıyla veya charterla gider; önce havayoluna sorarız.`,
            { ...unusual, field },
          ),
        ]
      : []),
    ...(meanKg > askedKg
      ? [
          finding(`Parça başına ${kilograms(askedKg)} üstü için önce havayoluna sorarız.`, {
            ...unusual,
            field: 'estimated_weight',
          }),
        ]
      : []),
    ...(kg !== null && kg > freighterKg
      ? [
          finding(`Bir kargo uçağı yaklaşık ${kilograms(freighterKg)} taşır; bu yük birkaç uçakla gider.`, {
            ...unusual,
            field: 'estimated_weight',
          }),
        ]
      : []),
  ]
}

const mainDeck = (above: number, field: SensedField) =>
  finding(`${formatCount(above)}\u00a0cm üstü parça yalnız kargo uçağıyla gider.`, { ...unusual, field })
