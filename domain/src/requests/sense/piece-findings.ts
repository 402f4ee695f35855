/** Whether pieces go into a container or truck. Without zod. */
import type { AskedLoad } from '#requests/sense/asked-load.ts'
import type { Limits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { impossible, unusual } from '#requests/sense/finding-words.ts'
import { goesIn, sizeText, standsIn } from '#requests/sense/what-fits.ts'

/** Pieces that go in no way at all, only lying on their side, or only standing out. */
export function piecesIn(
  { pieces }: AskedLoad,
  places: readonly Limits[],
  field: SensedField,
  where: string,
  fit: Finding['fit'],
): Finding[] {
  const fitsNone = (fits: (piece: (typeof pieces)[number], place: Limits) => boolean) =>
    pieces.find((piece) => !places.some((place) => fits(piece, place)))
  const tooLarge = fitsNone(goesIn)
  if (tooLarge)
    return [finding(`${sizeText(tooLarge)} parça ${where} sığmaz.`, { ...impossible, field, fit })]
  const tooHigh = fitsNone(standsIn)
  if (tooHigh)
    return [finding(`${sizeText(tooHigh)} parça ${where} ancak yatırılarak sığar.`, { ...unusual, field })]
  const standsOut = fitsNone((piece, { gauge, inside }) => standsIn(piece, { inside: gauge ?? inside }))
  if (!standsOut) return []
  return [
    finding(`${sizeText(standsOut)} parça gabari dışıdır; izin ister ve parçaya göre fiyatlanır.`, {
      ...unusual,
      field,
    }),
  ]
}

/** Pieces and pallets do not go into a tank. */
export function solidsIn({ pieces, pallets }: AskedLoad, name: string, field: SensedField): Finding[] {
  if (pieces.length === 0 && !pallets) return []
  return [
    finding(`Parça yük ${name} içine yüklenmez; yalnız sıvı taşır.`, {
      ...impossible,
      field: pieces.length > 0 ? field : 'pallets',
    }),
  ]
}
