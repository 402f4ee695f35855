/** Whether full and shared containers hold a load. Without zod. */
import { type AskedEquipment, type AskedLoad, volumeOf } from '#requests/sense/asked-load.ts'
import {
  containerLimits,
  type Limits,
  sharedContainerLimits,
  stowedShare,
} from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { cubicMetres, impossible, kilograms, unusual } from '#requests/sense/finding-words.ts'
import { piecesIn, solidsIn } from '#requests/sense/piece-findings.ts'
import { fittingBoxes } from '#requests/sense/what-fits.ts'
import { formatCount } from '#values/format-number.ts'

type Boxes = Extract<AskedEquipment, { kind: 'containers' }>['boxes']

export function containerFindings(boxes: Boxes, load: AskedLoad, pieceField: SensedField): Finding[] {
  const limits = boxes.map(({ key, quantity, called }) => ({
    ...(containerLimits[key] as Limits),
    ...(called && { name: called }),
    quantity,
  }))
  const sum = (of: (each: (typeof limits)[number]) => number) =>
    limits.reduce((total, each) => total + of(each) * each.quantity, 0)
  const words = limits.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  const keys = boxes.map(({ key }) => key)
  const found = [
    ...boxWeight(load, words, { easy: sum(({ easyKg }) => easyKg), most: sum(({ mostKg }) => mostKg) }, keys),
    // An open container has no end above.
    ...(limits.every((each) => each.cubicMetres)
      ? boxVolume(
          load,
          words,
          sum((each) => each.cubicMetres ?? 0),
          keys,
        )
      : []),
    ...(limits.every(({ liquid }) => liquid)
      ? solidsIn(load, words, pieceField)
      : boxPieces(
          load,
          limits,
          pieceField,
          `${words} ${isOpen(keys) ? 'üzerine' : 'içine'}`,
          fittingBoxes(load, keys),
        )),
    ...floorFindings(load, limits, words),
  ]
  return boxes.some(({ called }) => called) ? found.map(asDetailedFormCallsIt) : found
}

/** What would fit is among its choices by that name. */
const asDetailedFormCallsIt = (found: Finding): Finding =>
  found.fit ? { ...found, fit: { ...found.fit, name: found.fit.name.replace('GP', 'DC') } } : found

/** Other pallets may be smaller than the euro pallets that are counted here, so it is no more than unusual. */
function floorFindings(
  { pallets, stackable }: AskedLoad,
  limits: readonly (Limits & { quantity: number })[],
  words: string,
): Finding[] {
  const places = limits.reduce((sum, each) => sum + (each.euroPallets ?? Infinity) * each.quantity, 0)
  if (!pallets || pallets <= (stackable ? places * 2 : places)) return []
  return [
    finding(
      `${words} tabanına ${formatCount(places)}\u00a0euro palet sığar, siz ${formatCount(pallets)} yazdınız.`,
      {
        ...unusual,
        field: 'pallets',
      },
    ),
  ]
}

type Keys = Parameters<typeof fittingBoxes>[1]

function boxWeight(
  load: AskedLoad,
  words: string,
  { easy, most }: { easy: number; most: number },
  keys: Keys,
): Finding[] {
  const field = 'estimated_weight'
  if (load.kg === null || load.kg <= easy) return []
  const fit = fittingBoxes(load, keys)
  if (load.kg > most)
    return [
      finding(`${kilograms(load.kg)}, ${words} için çok ağır: en fazla ${kilograms(most)} taşır.`, {
        ...impossible,
        field,
        fit,
      }),
    ]
  return [
    finding(
      `${words} çoğunlukla ${kilograms(easy)} taşır; ${kilograms(load.kg)} kara yolu veya hat sınırına takılabilir.`,
      { ...unusual, field, fit },
    ),
  ]
}

function boxVolume(load: AskedLoad, words: string, space: number, keys: Keys): Finding[] {
  const volume = volumeOf(load)
  const field = 'estimated_volume'
  if (volume === null || volume <= space * stowedShare) return []
  const fit = fittingBoxes(load, keys)
  if (volume > space)
    return [
      finding(`${cubicMetres(volume)}, ${words} içine sığmaz: içi ${cubicMetres(space)}.`, {
        ...impossible,
        field,
        fit,
      }),
    ]
  return [
    finding(
      `İstif payıyla ${words} yaklaşık ${cubicMetres(Math.round(space * stowedShare * 10) / 10)} alır; ${cubicMetres(volume)} sığmayabilir.`,
      { ...unusual, field, fit },
    ),
  ]
}

const isOpen = (keys: Keys) => keys.every((key) => key.endsWith('FR'))

/** What no container takes goes loose, in a ship of its kind. */
function boxPieces(...[load, limits, field, where, fit]: Parameters<typeof piecesIn>): Finding[] {
  return piecesIn(load, limits, field, where, fit).map((found) =>
    found.severity === 'impossible' && !fit
      ? { ...found, text: `${found.text} Parça yük (breakbulk) gemisi gerekir.` }
      : found,
  )
}

/** What a full container of no type would be; nothing is said before the load is known. */
export function unchosenContainerFindings(
  load: AskedLoad,
  cold: boolean,
  pieceField: SensedField,
): Finding[] {
  if (load.kg === null && volumeOf(load) === null) return []
  const fit = fittingBoxes(load, cold ? ['40RF'] : [])
  const noBox = Object.values<Limits>(containerLimits)
  return [
    finding('Konteyner tipi seçilmedi.', { ...unusual, field: 'container_type', fit }),
    ...boxPieces(load, noBox, pieceField, 'hiçbir konteynere', null).filter(
      ({ severity }) => severity === 'impossible',
    ),
  ]
}

export function sharedContainerFindings(load: AskedLoad, pieceField: SensedField): Finding[] {
  const volume = volumeOf(load) ?? 0
  const fit = fittingBoxes(load, [])
  const isLarge = volume > sharedContainerLimits.cubicMetres || (load.kg ?? 0) > sharedContainerLimits.kg
  return [
    ...(isLarge
      ? [
          finding('Bu kadar yük için tam konteyner (FCL) çoğunlukla daha uygundur.', {
            ...unusual,
            field: volume > sharedContainerLimits.cubicMetres ? 'estimated_volume' : 'estimated_weight',
            fit,
          }),
        ]
      : []),
    ...piecesIn(load, [containerLimits['40HC']], pieceField, 'parsiyel konteynere', fit),
  ]
}
