/** What a forwarder notices about a load and the equipment it asks for. Without zod. */
import {
  type AskedEquipment,
  type AskedLoad,
  equipmentOf,
  loadOfRequest,
  volumeOf,
  volumeOfPieces,
} from '#requests/sense/asked-load.ts'
import {
  airPieceLimits,
  containerLimits,
  densityLimits,
  type Limits,
  sharedContainerLimits,
  stowedShare,
  truckLimits,
  vanLimits,
} from '#requests/sense/equipment-limits.ts'
import { type Finding, finding, type SensedField, type SensedRequest } from '#requests/sense/finding.ts'
import {
  fittingBoxes,
  fittingTrucks,
  goesIn,
  loadingMetres,
  sidesOf,
  sizeText,
  standsIn,
  trailerMetres,
} from '#requests/sense/what-fits.ts'
import { formatCount, formatVolume, formatWeight } from '#values/format-number.ts'

const kilograms = (value: number) => formatWeight(plain(value))
const cubicMetres = (value: number) => formatVolume(plain(value))
/** At most three decimals, never in scientific notation. */
const plain = (value: number) => value.toFixed(3)

const impossible = { severity: 'impossible' } as const
const unusual = { severity: 'unusual' } as const

export function loadFindings(request: SensedRequest): Finding[] {
  const load = loadOfRequest(request)
  const equipment = equipmentOf(request)
  const pieceField: SensedField = request.cargo_details.dimensions ? 'dimensions' : 'dimension_rows'
  return [...densityFindings(load), ...equipmentFindings(equipment, load, pieceField)]
}

function equipmentFindings(
  equipment: AskedEquipment,
  load: AskedLoad,
  pieceField: SensedField,
): readonly Finding[] {
  switch (equipment.kind) {
    case 'containers':
      return containerFindings(equipment.boxes, load, pieceField)
    case 'shared_container':
      return sharedContainerFindings(load, pieceField)
    case 'air':
      return equipment.charter ? [] : airFindings(load, pieceField)
    case 'truck':
      return truckFindings(equipment, load, pieceField)
    case 'van':
      return vanFindings(load)
    case 'other':
      return []
  }
}

type Boxes = Extract<AskedEquipment, { kind: 'containers' }>['boxes']

function containerFindings(boxes: Boxes, load: AskedLoad, pieceField: SensedField): Finding[] {
  const limits = boxes.map(({ key, quantity }) => ({ ...(containerLimits[key] as Limits), quantity }))
  const sum = (of: (each: (typeof limits)[number]) => number) =>
    limits.reduce((total, each) => total + of(each) * each.quantity, 0)
  const words = limits.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  const keys = boxes.map(({ key }) => key)
  return [
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
    ...piecesIn(load, limits, pieceField, `${words} içine`, fittingBoxes(load, keys)),
    ...floorFindings(load, limits, words),
  ]
}

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

/** Pieces that go in no way at all, or only lying on their side. */
function piecesIn(
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

function sharedContainerFindings(load: AskedLoad, pieceField: SensedField): Finding[] {
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

function airFindings({ pieces, kg }: AskedLoad, field: SensedField): Finding[] {
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

type Truck = Extract<AskedEquipment, { kind: 'truck' }>

function truckFindings({ key, chosen, partial }: Truck, load: AskedLoad, pieceField: SensedField): Finding[] {
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

function vanFindings(load: AskedLoad): Finding[] {
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

/** A metre in every direction of lead weighs eleven tonnes; of feathers, more than twenty kilograms. */
function densityFindings(load: AskedLoad): Finding[] {
  return [...contradictions(load), ...implausibleDensity(load)]
}

function implausibleDensity(load: AskedLoad): Finding[] {
  const volume = volumeOf(load)
  if (load.kg === null || volume === null) return []
  const density = load.kg / volume
  const field = 'estimated_volume'
  const sentence = `Bu ağırlık ve hacimle metreküpü ${kilograms(Math.round(density))} gelir`
  if (density > densityLimits.lead)
    return [
      finding(`${sentence}; kurşundan ağır bir yük olamaz. İkisini kontrol edin.`, { ...impossible, field }),
    ]
  if (density > densityLimits.heavy)
    return [finding(`${sentence}; alışılmadık ölçüde ağır. İkisini kontrol edin.`, { ...unusual, field })]
  if (density < densityLimits.light)
    return [finding(`${sentence}; alışılmadık ölçüde hafif. İkisini kontrol edin.`, { ...unusual, field })]
  return []
}

/** Pieces cannot take more room than the whole load; a little more is rounding, much less is unusual. */
function contradictions(load: AskedLoad): Finding[] {
  const { cubicMetres: typed, pieces, piecesCounted } = load
  if (typed === null || pieces.length === 0) return []
  const measured = volumeOfPieces(load)
  const text = `Parçaların ölçüleri ${cubicMetres(measured)} eder, yazılan hacim ${cubicMetres(typed)}.`
  if (measured > typed * 2) return [finding(text, { ...impossible, field: 'estimated_volume' })]
  const differs = measured > typed * 1.1 || (piecesCounted && typed > measured * 1.5)
  return differs ? [finding(text, { ...unusual, field: 'estimated_volume' })] : []
}
