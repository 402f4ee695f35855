/** Which optional items of an offer are ticked, and the sums with them. What was accepted stays ticked. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { withOptions } from '@kervan/domain/quotes/offer-options.ts'
import { type PriceTerms, type Totals, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import { useMemo, useState } from 'react'

export type Chosen = {
  ids: readonly string[]
  /** The offer's own currency first. */
  totals: readonly Totals[]
  toggle: (id: string) => void
}

const none: readonly string[] = []

export function useChosenOptions(offer: Offer | undefined): Chosen {
  const [ticked, setTicked] = useState(none)
  const ids = offer?.accepted_options ?? ticked
  const totals = useMemo(() => (offer ? totalsOf(offer, ids) : []), [offer, ids])
  const toggle = (id: string) =>
    setTicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  return { ids, totals, toggle }
}

/** In the currencies that the offer itself is shown in. */
function totalsOf(offer: Offer, ids: readonly string[]): Totals[] {
  const terms: PriceTerms = {
    currency: offer.currency,
    tax_included: offer.tax_included,
    try_per: offer.rates.try_per,
  }
  const items = withOptions(offer.items, ids)
  return offer.totals.map(({ currency }) => totalsIn(currency, items, terms))
}
