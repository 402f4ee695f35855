/**
 * What each container and vehicle holds. Usual figures of the trade, shown as approximate; a line's or carrier's own may differ.
 * Plain data, so that a row can be corrected without touching a rule.
 */

/** `checked`: found in a public table; `usual`: what the trade reckons with. */
type Certainty = 'checked' | 'usual'

export type Sides = { length: number; width: number; height: number }

export type Limits = {
  name: string
  /** The largest piece in centimetres: as high as the door, or with a permit where the sides are open. */
  inside: Sides
  /** What is larger than this stands out: it needs permits and is priced by the piece. */
  gauge?: Sides
  /** Nothing but liquids goes in. */
  liquid?: true
  cubicMetres: number | null
  /** What most of them carry without asking, in kilograms. */
  easyKg: number
  /** What the strongest of them carry; more is impossible. */
  mostKg: number
  /** Euro pallets side by side on the floor. */
  euroPallets: number | null
  source: string
  certainty: Certainty
}

const iso = 'ISO 668 dimensions and the data sheets of shipping lines'
const nothingSolid: Sides = { length: 0, width: 0, height: 0 }
const box = (length: number, height: number): Sides => ({ length, width: 235, height })

export const containerLimits = {
  '20GP': {
    name: '20GP',
    inside: box(590, 228),
    cubicMetres: 33.2,
    // The box itself carries 28.2 t; on the road 24 t are the end without a special chassis.
    easyKg: 24_000,
    mostKg: 30_200,
    euroPallets: 11,
    source: iso,
    certainty: 'checked',
  },
  '40GP': {
    name: '40GP',
    inside: box(1203, 228),
    cubicMetres: 67.7,
    easyKg: 26_700,
    mostKg: 28_500,
    euroPallets: 24,
    source: iso,
    certainty: 'checked',
  },
  '40HC': {
    name: '40HC',
    inside: box(1203, 258),
    cubicMetres: 76.3,
    easyKg: 26_500,
    mostKg: 28_500,
    euroPallets: 24,
    source: iso,
    certainty: 'checked',
  },
  '45HC': {
    name: '45HC',
    inside: box(1356, 258),
    cubicMetres: 86,
    easyKg: 27_700,
    mostKg: 29_200,
    euroPallets: 26,
    source: iso,
    certainty: 'usual',
  },
  '20RF': {
    name: '20RF',
    inside: { length: 545, width: 229, height: 227 },
    cubicMetres: 28.3,
    easyKg: 24_000,
    mostKg: 27_700,
    euroPallets: 9,
    source: 'Data sheets of shipping lines',
    certainty: 'checked',
  },
  '40RF': {
    name: '40RF',
    inside: { length: 1158, width: 229, height: 255 },
    cubicMetres: 67.5,
    easyKg: 27_000,
    mostKg: 29_500,
    euroPallets: 23,
    source: 'Data sheets of shipping lines; high cube, as nearly all are',
    certainty: 'usual',
  },
  '20OT': {
    name: '20OT',
    inside: { length: 590, width: 235, height: 450 },
    gauge: { length: 590, width: 235, height: 234 },
    cubicMetres: null,
    easyKg: 24_000,
    mostKg: 28_100,
    euroPallets: 11,
    source: 'Data sheets of shipping lines',
    certainty: 'usual',
  },
  '40OT': {
    name: '40OT',
    inside: { length: 1203, width: 235, height: 450 },
    gauge: { length: 1203, width: 235, height: 234 },
    cubicMetres: null,
    easyKg: 26_500,
    mostKg: 28_500,
    euroPallets: 24,
    source: 'Data sheets of shipping lines',
    certainty: 'usual',
  },
  '20FR': {
    name: '20FR',
    inside: { length: 600, width: 450, height: 450 },
    gauge: { length: 560, width: 244, height: 220 },
    cubicMetres: null,
    easyKg: 24_000,
    mostKg: 31_000,
    euroPallets: null,
    source: 'Data sheets of shipping lines',
    certainty: 'usual',
  },
  '40FR': {
    name: '40FR',
    inside: { length: 1400, width: 480, height: 480 },
    gauge: { length: 1163, width: 244, height: 195 },
    cubicMetres: null,
    easyKg: 39_000,
    mostKg: 45_000,
    euroPallets: null,
    source: 'Data sheets of shipping lines; what is wider or higher is priced by the piece',
    certainty: 'usual',
  },
  tank: {
    name: 'tank konteyner',
    inside: nothingSolid,
    liquid: true,
    cubicMetres: 26,
    easyKg: 26_000,
    mostKg: 30_000,
    euroPallets: null,
    source: 'Data sheets of tank operators',
    certainty: 'usual',
  },
} as const satisfies Record<string, Limits>
export type ContainerKey = keyof typeof containerLimits

const trailers =
  'Data sheets of trailer makers; 40 t gross, of which 24 t are load, three more with the lightest tractor and trailer'
const permits = 'Data sheets of heavy haulers; what stands out needs a permit for its route'

export const truckLimits = {
  tenteli: {
    name: 'tır',
    inside: { length: 1360, width: 245, height: 270 },
    cubicMetres: 90,
    easyKg: 24_000,
    mostKg: 27_000,
    euroPallets: 33,
    source: trailers,
    certainty: 'usual',
  },
  mega: {
    name: 'mega tır',
    inside: { length: 1360, width: 245, height: 300 },
    cubicMetres: 100,
    easyKg: 24_000,
    mostKg: 27_000,
    euroPallets: 33,
    source: trailers,
    certainty: 'usual',
  },
  frigorifik: {
    name: 'frigorifik tır',
    inside: { length: 1330, width: 246, height: 260 },
    cubicMetres: 85,
    easyKg: 22_000,
    mostKg: 24_000,
    euroPallets: 33,
    source: trailers,
    certainty: 'usual',
  },
  platform: {
    name: 'açık platform',
    inside: { length: 2000, width: 400, height: 330 },
    gauge: { length: 1360, width: 255, height: 280 },
    cubicMetres: null,
    easyKg: 25_000,
    mostKg: 28_000,
    euroPallets: 33,
    source: permits,
    certainty: 'usual',
  },
  lowbed: {
    name: 'lowbed',
    inside: { length: 2500, width: 550, height: 450 },
    gauge: { length: 1300, width: 255, height: 310 },
    cubicMetres: null,
    easyKg: 30_000,
    mostKg: 100_000,
    euroPallets: null,
    source: permits,
    certainty: 'usual',
  },
  tanker: {
    name: 'tanker',
    inside: nothingSolid,
    liquid: true,
    cubicMetres: 35,
    easyKg: 24_000,
    mostKg: 27_000,
    euroPallets: null,
    source: 'Data sheets of tank trailer makers',
    certainty: 'usual',
  },
} as const satisfies Record<string, Limits>
export type TruckKey = keyof typeof truckLimits

/** Panel vans take the easy figures, vans with a box the most. */
export const vanLimits = {
  easy: { kg: 1200, cubicMetres: 14, euroPallets: 5 },
  most: { kg: 1500, cubicMetres: 22, euroPallets: 10 },
  source: 'Data sheets of 3.5 t vans',
  certainty: 'usual' as Certainty,
}

/** One piece by air, in centimetres and kilograms. */
export const airPieceLimits = {
  /** Higher goes on the main deck of a freighter only. */
  freighterHeight: 160,
  /** Higher goes by outsize charter only. */
  charterHeight: 300,
  /** Broader than the largest aircraft pallet in its second side: no scheduled flight takes it. */
  charterWidth: 318,
  /** The long side of the usual pallets: longer goes on the main deck of a freighter only. */
  freighterLength: 317,
  /** The longest pallet of a freighter; longer needs one that loads through its nose. */
  noseLength: 606,
  /** What such a one takes. */
  charterLength: 2000,
  /** Heavier is asked for first. */
  askedKg: 150,
  /** What the largest pallet of a freighter bears; a heavier piece goes by outsize charter only. */
  charterKg: 13_600,
  /** What one freighter carries. */
  freighterKg: 100_000,
  source: 'Loading guides of cargo airlines',
  certainty: 'usual' as Certainty,
}

/** Kilograms in a cubic metre. Stowed cargo rarely fills more than 85 % of a container. */
export const densityLimits = { light: 20, heavy: 4000, lead: 12_000 }
export const stowedShare = 0.85

/** From here on a full container is usually the better way. */
export const sharedContainerLimits = { kg: 10_000, cubicMetres: 15 }
