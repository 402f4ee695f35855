/** What a customer wants changed in an invented offer, and what the next one makes of it: more is never cheaper. */
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { inventedTerms, type Quote } from '#assembly/demo/history/invented-lines.ts'
import type { Price } from '#assembly/demo/history/invented-price.ts'

type Wish = {
  asked: string
  /** What the next offer costs beside this one. */
  dearer: number
  /** What its note says. */
  granted: string
  /** What it no longer leaves out. */
  included?: string
  terms?: Partial<Quote>
}

const term: Wish = {
  asked: 'Ödeme vadesi 45 gün olsun.',
  dearer: 1.01,
  granted: 'Ödeme vadesi 45 gündür.',
  terms: { payment_term: '45_days' },
}
const toTheDoor: Wish = {
  asked: 'Kapıya teslim fiyatını da görmek istiyoruz.',
  dearer: 1.14,
  granted: 'Kapıya teslim fiyata dahildir.',
  included: 'İç nakliye',
}
const earlier = (vehicle: string): Wish => ({
  asked: `Daha erken bir ${vehicle} var mı?`,
  dearer: 1.04,
  granted: `Daha erken bir ${vehicle} bulundu; fark fiyata dahildir.`,
})

const bySea: readonly Wish[] = [
  earlier('gemi'),
  {
    asked: 'Varış liman masrafları dahil olsun.',
    dearer: 1.08,
    granted: 'Varış liman masrafları fiyata dahildir.',
    included: 'Öngörülemeyen liman masrafları',
  },
  toTheDoor,
  term,
]
const byAir: readonly Wish[] = [earlier('uçuş'), toTheDoor, term]
/** A truck goes to the door anyway. */
const byRoad: readonly Wish[] = [earlier('araç'), term]

export function wishesOf(mode: TransportMode): readonly Wish[] {
  if (mode === 'air') return byAir
  return mode === 'land' || mode === 'van' ? byRoad : bySea
}

/** The offer that was answered with a wish, and the wish. */
function wished({ quotes }: { quotes: readonly Quote[] }) {
  const before = quotes.at(-1)
  const wish = before && wishesOf(before.transport_mode).find(({ asked }) => asked === before.answer_note)
  return before && wish ? { before, wish } : undefined
}

/** Stands on the price before it; what the wish costs is freight where it is sooner, else a cost of its own. */
export function revisedPrice(price: Price, story: { quotes: readonly Quote[] }): Price {
  const { before, wish } = wished(story) ?? {}
  if (!before || !wish) return price
  const [first, drawn] = [Number(before.total_amount), Number(price.total)]
  const total = Math.ceil((first * wish.dearer) / 5) * 5
  const { costs } = price
  if (costs.freight_cost === null) return { ...price, total: `${total}.00` }
  const part = (cost: string | null) => Math.round((Number(cost) / drawn) * first)
  const [baf, caf] = [part(costs.baf_cost), part(costs.caf_cost)]
  const other = part(costs.other_costs) + (wish.included ? total - first : 0)
  return {
    ...price,
    total: `${total}.00`,
    costs: {
      ...costs,
      freight_cost: `${total - baf - caf - other}.00`,
      baf_cost: `${baf}.00`,
      caf_cost: `${caf}.00`,
      other_costs: `${other}.00`,
    },
  }
}

export function revisedTerms(story: { quotes: readonly Quote[] }): Partial<Quote> {
  const { wish } = wished(story) ?? {}
  if (!wish) return {}
  return {
    ...wish.terms,
    notes: wish.granted,
    out_of_scope: inventedTerms.out_of_scope.filter((each) => each !== wish.included),
  }
}
