/** Whether an aircraft takes a load. Without zod. */
import type { AskedLoad } from '#requests/sense/asked-load.ts'
import { airPieceLimits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { impossible, kilograms, unusual } from '#requests/sense/finding-words.ts'
import { sidesOf, sizeText } from '#requests/sense/what-fits.ts'
import { formatCount } from '#values/format-number.ts'

export function airFindings({ pieces, kg }: AskedLoad, field: SensedField): Finding[] {
  const { charterHeight, freighterHeight, freighterKg, askedLength, askedKg } = airPieceLimits
  const outsize = pieces.find((piece) => (sidesOf(piece)[0] ?? 0) > charterHeight)
  if (outsize)
    return [
      finding(`${sizeText(outsize)} parça tarifeli uçağa sığmaz; charter ya da deniz yolu gerekir.`, {
        ...impossible,
        field,
      }),
    ]
  const high = pieces.find(({ height }) => height > freighterHeight)
  const long = pieces.find(({ length, width }) => Math.max(length, width) > askedLength)
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const heavy = count > 0 && kg !== null && kg / count > askedKg
  return [
    ...(high
      ? [
          finding(`${formatCount(freighterHeight)}\u00a0cm üstü parça yalnız kargo uçağıyla gider.`, {
            ...unusual,
            field,
          }),
        ]
      : []),
    ...(long
      ? [
          finding(`${formatCount(askedLength)}\u00a0cm üstü parça için önce havayoluna sorarız.`, {
            ...unusual,
            field,
          }),
        ]
      : []),
    ...(heavy
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
