/** Whether a truck or van holds a load. Without zod. */
import { type AskedEquipment, type AskedLoad, volumeOf } from '#requests/sense/asked-load.ts'
import { type Limits, truckLimits, vanLimits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { cubicMetres, impossible, kilograms, unusual } from '#requests/sense/finding-words.ts'
import { piecesIn, solidsIn } from '#requests/sense/piece-findings.ts'
import { fittingTrucks, loadingMetres, trailerMetres } from '#requests/sense/what-fits.ts'
import { formatCount } from '#values/format-number.ts'

type Truck = Extract<AskedEquipment, { kind: 'truck' }>

export function truckFindings(truck: Truck, load: AskedLoad, pieceField: SensedField): Finding[] {
  const limits: Limits = truckLimits[truck.key]
  return [
    ...amountFindings(truck, limits, load),
    ...(limits.liquid
      ? solidsIn(load, limits.name, pieceField)
      : truckPieces(truck, limits, load, pieceField)),
  ]
}

/** Whether all of it goes into so many trucks. */
function amountFindings({ key, partial, quantity }: Truck, limits: Limits, load: AskedLoad): Finding[] {
  const fit = fittingTrucks(load, key)
  if (fit.quantity <= quantity) return []
  const field = overfull(load, limits)
  if (partial) return [finding('Bu yük bir tırdan fazla; parsiyel gitmez.', { ...impossible, field, fit })]
  const { easyKg, mostKg, name } = limits
  const heavy = load.kg ?? 0
  if (heavy <= mostKg * quantity && fittingTrucks({ ...load, kg: null }, key).quantity <= quantity)
    return [
      finding(
        `${quantity} × ${name} çoğunlukla ${kilograms(easyKg * quantity)} taşır; ${kilograms(heavy)} kara yolu sınırına takılabilir.`,
        { ...unusual, field, fit },
      ),
    ]
  const trucks = quantity === 1 ? 'tek' : formatCount(quantity)
  return [
    finding(`Bu yük ${trucks} araca sığmaz: bir ${name} ${truckWords(limits)} alır.`, {
      ...impossible,
      field,
      fit,
    }),
  ]
}

function truckPieces(truck: Truck, limits: Limits, load: AskedLoad, field: SensedField): Finding[] {
  const severity = truck.chosen ? impossible : unusual
  return piecesIn(load, [limits], field, `${limits.name} ${limits.gauge ? 'üzerine' : 'içine'}`, null).map(
    (found) => ({
      ...found,
      // Without a chosen vehicle there may be one that takes it.
      ...(found.severity === 'impossible' && severity),
      text: found.severity === 'impossible' ? `${found.text} ${instead(truck)}` : found.text,
    }),
  )
}

function instead({ key }: Truck): string {
  if (key === 'lowbed') return 'Proje taşıması için bize yazın.'
  return key === 'platform' ? 'Lowbed gerekir.' : 'Lowbed veya platform gerekir.'
}

/** `24.000 kg, 90 m³ veya 33 palet` */
function truckWords({ easyKg, cubicMetres: space, euroPallets }: Limits): string {
  const words = [kilograms(easyKg), space && cubicMetres(space), euroPallets && `${euroPallets}\u00a0palet`]
  const known = words.filter((word) => typeof word === 'string')
  return known.length === 1 ? known.join() : `${known.slice(0, -1).join(', ')} veya ${known.at(-1)}`
}

/** The field that says most clearly why so many trucks are too few. */
function overfull(load: AskedLoad, limits: Limits): SensedField {
  if ((load.kg ?? 0) > limits.easyKg) return 'estimated_weight'
  return load.pallets && loadingMetres(load) > trailerMetres ? 'pallets' : 'estimated_volume'
}

export function vanFindings(load: AskedLoad): Finding[] {
  const { easy, most } = vanLimits
  const pallets = load.pallets && (load.stackable ? Math.ceil(load.pallets / 2) : load.pallets)
  const fit = fittingTrucks(load, 'tenteli')
  const measures = [
    ['estimated_weight', load.kg, easy.kg, most.kg, kilograms],
    ['estimated_volume', volumeOf(load), easy.cubicMetres, most.cubicMetres, cubicMetres],
    ['pallets', pallets, easy.euroPallets, most.euroPallets, (value: number) => `${value}\u00a0palet`],
  ] as const
  return measures.flatMap(([field, value, easily, atMost, words]) => {
    if (value === null || value <= easily) return []
    if (value > atMost)
      return [
        finding(`Van en fazla ${words(atMost)} alır. Bu yük için kara yolunu seçin.`, {
          ...impossible,
          field,
          fit,
        }),
      ]
    return [finding(`${words(easily)} üstü için kasalı veya büyük bir van gerekir.`, { ...unusual, field })]
  })
}
