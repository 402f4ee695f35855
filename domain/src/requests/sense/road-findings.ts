/** Whether a truck or van holds a load. Without zod. */
import { type AskedEquipment, type AskedLoad, volumeOf } from '#requests/sense/asked-load.ts'
import { type Limits, truckLimits, vanLimits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField } from '#requests/sense/finding.ts'
import { cubicMetres, impossible, kilograms, unusual } from '#requests/sense/finding-words.ts'
import { piecesIn } from '#requests/sense/piece-findings.ts'
import { fittingTrucks, loadingMetres, trailerMetres } from '#requests/sense/what-fits.ts'

type Truck = Extract<AskedEquipment, { kind: 'truck' }>

export function truckFindings(
  { key, chosen, partial }: Truck,
  load: AskedLoad,
  pieceField: SensedField,
): Finding[] {
  const limits: Limits = truckLimits[key]
  const severity = chosen ? impossible : unusual
  const pieces = piecesIn(load, [limits], pieceField, `${limits.name} içine`, null).map((found) => ({
    ...found,
    // Without a chosen vehicle there may be one that takes it.
    ...(found.severity === 'impossible' && severity),
    text: found.severity === 'impossible' ? `${found.text} Lowbed veya platform gerekir.` : found.text,
  }))
  const fit = fittingTrucks(load, key)
  if (fit.quantity === 1) return pieces
  const field = overfull(load, limits)
  return [
    partial
      ? finding('Bu yük bir tırdan fazla; parsiyel gitmez.', { ...impossible, field, fit })
      : finding(`Bu yük tek araca sığmaz: bir ${limits.name} ${truckWords(limits)} alır.`, {
          ...unusual,
          field,
          fit,
        }),
    ...pieces,
  ]
}

/** `24.000 kg, 90 m³ veya 33 palet` */
function truckWords({ easyKg, cubicMetres: space, euroPallets }: Limits): string {
  return [kilograms(easyKg), space && cubicMetres(space)]
    .filter(Boolean)
    .join(', ')
    .concat(` veya ${euroPallets}\u00a0palet`)
}

/** The field that says most clearly why one truck is too little. */
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
