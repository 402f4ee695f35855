/** Whether pieces go into a container or truck. Without zod. */
import type { AskedLoad } from '#requests/sense/asked-load.ts'
import type { Limits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { impossible, unusual } from '#requests/sense/finding-words.ts'
import { goesIn, sizeText, standsIn } from '#requests/sense/what-fits.ts'

/** Pieces that go in no way at all, or only lying on their side. */
export function piecesIn(
  { pieces }: AskedLoad,
  places: readonly Limits[],
  field: SensedField,
  where: string,
  fit: Finding['fit'],
): Finding[] {
  const tooLarge = pieces.find((piece) => !places.some((place) => goesIn(piece, place)))
  if (tooLarge)
    return [finding(`${sizeText(tooLarge)} parça ${where} sığmaz.`, { ...impossible, field, fit })]
  const tooHigh = pieces.find((piece) => !places.some((place) => standsIn(piece, place)))
  return tooHigh
    ? [finding(`${sizeText(tooHigh)} parça ${where} ancak yatırılarak sığar.`, { ...unusual, field })]
    : []
}
