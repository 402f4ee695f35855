/**
 * The twelve lanes of the demo world: how goods travel on them and for how much. Prices are invented; how long it takes is what the
 * estimates of a lane say.
 */
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { Currency } from '@kervan/domain/values/money.ts'

export type LaneEnd = { city: string; country: string; code: string; post: string; iata: string }
/** For one container, cubic metre, kilogram or truck. */
type Price = Partial<Record<TransportMode, number>>
export type Lane = {
  from: LaneEnd
  to: LaneEnd
  /** How often it is requested, relative to the others. */
  weight: number
  currency: Extract<Currency, 'EUR' | 'USD'>
  price: Price
  /** Where a ship is seen on its way to Türkiye. */
  seaway: readonly string[]
}

const end = (city: string, country: string, code: string, post: string, iata: string): LaneEnd => ({
  city,
  country,
  code,
  post,
  iata,
})
const istanbul = end('İstanbul', 'Türkiye', 'TR', '34000', 'IST')
const izmir = end('İzmir', 'Türkiye', 'TR', '35000', 'ADB')
const mersin = end('Mersin', 'Türkiye', 'TR', '33000', 'COV')

const europe = { sea_fcl: 1650, sea_lcl: 82, air: 3, land: 2900, van: 2350 }
const mediterranean = { sea_fcl: 1150, sea_lcl: 64, air: 2, land: 2600 }
const china = { sea_fcl: 3050, sea_lcl: 118, air: 5 }
/** Waters and ports that the map knows. */
const atlantic = ['Dover Boğazı', 'Biskay Körfezi', 'Cebelitarık Boğazı', 'Pire']
const east = ['Malakka Boğazı', 'Ümit Burnu', 'Cebelitarık Boğazı', 'Pire']

export const demoLanes: readonly Lane[] = [
  {
    from: end('Hamburg', 'Almanya', 'DE', '20457', 'HAM'),
    to: izmir,
    weight: 18,
    currency: 'EUR',
    price: europe,
    seaway: atlantic,
  },
  {
    from: end('Rotterdam', 'Hollanda', 'NL', '3011', 'AMS'),
    to: istanbul,
    weight: 14,
    currency: 'EUR',
    price: europe,
    seaway: atlantic,
  },
  {
    from: end('Anvers', 'Belçika', 'BE', '2000', 'BRU'),
    to: istanbul,
    weight: 9,
    currency: 'EUR',
    price: europe,
    seaway: atlantic,
  },
  {
    from: end('Felixstowe', 'Birleşik Krallık', 'GB', 'IP11', 'LHR'),
    to: mersin,
    weight: 4,
    currency: 'EUR',
    price: { sea_fcl: 1900, sea_lcl: 92 },
    seaway: atlantic,
  },
  {
    from: end('Barselona', 'İspanya', 'ES', '08039', 'BCN'),
    to: istanbul,
    weight: 8,
    currency: 'EUR',
    price: mediterranean,
    seaway: ['Marsilya', 'Gioia Tauro', 'Pire'],
  },
  {
    from: end('Napoli', 'İtalya', 'IT', '80133', 'NAP'),
    to: izmir,
    weight: 7,
    currency: 'EUR',
    price: mediterranean,
    seaway: ['Gioia Tauro', 'Messina Boğazı', 'Pire'],
  },
  {
    from: end('Şanghay', 'Çin', 'CN', '200080', 'PVG'),
    to: istanbul,
    weight: 16,
    currency: 'USD',
    price: china,
    seaway: east,
  },
  {
    from: end('Ningbo', 'Çin', 'CN', '315040', 'HGH'),
    to: izmir,
    weight: 8,
    currency: 'USD',
    price: china,
    seaway: east,
  },
  {
    from: end('Xingang', 'Çin', 'CN', '300456', 'TSN'),
    to: mersin,
    weight: 3,
    currency: 'USD',
    price: { sea_fcl: 3300 },
    seaway: east,
  },
  {
    from: end('Singapur', 'Singapur', 'SG', '098632', 'SIN'),
    to: istanbul,
    weight: 3,
    currency: 'USD',
    price: { sea_fcl: 2450, air: 4 },
    seaway: east,
  },
  {
    from: end('Busan', 'Güney Kore', 'KR', '48700', 'ICN'),
    to: mersin,
    weight: 3,
    currency: 'USD',
    price: { sea_fcl: 3150 },
    seaway: east,
  },
  {
    from: end('New York', 'Amerika Birleşik Devletleri', 'US', '10004', 'JFK'),
    to: istanbul,
    weight: 7,
    currency: 'USD',
    price: { sea_fcl: 2850, sea_lcl: 105, air: 4 },
    seaway: ['Cebelitarık Boğazı', 'Marsaxlokk', 'Pire'],
  },
]

/** Within a lane, of those it has. */
export const modeWeights: Record<TransportMode, number> = {
  sea_fcl: 10,
  sea_lcl: 5,
  air: 4,
  land: 6,
  van: 1.5,
}

export const landway = ['Kapıkule', 'Niş', 'Budapeşte'] as const
