/** The quotes that are being worked on in the offline file, each under a name of its own in the storage of the browser. */
import { usableRates } from '@kervan/domain/quotes/usable-rates.ts'
import { useEffect, useState } from 'react'
import type { DeskData, DeskRates } from '#assembly/desk/desk-data.ts'
import { deskStore } from '#assembly/desk/desk-storage.ts'
import type { FiledQuote } from '#features/quotes/import/quote-file.ts'
import { newQuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { hasSameShape } from '#spine/drafts/device-draft.ts'

export type DeskQuote = {
  id: string
  changed_at: number
  quote: FiledQuote
  /** Where somebody has typed rates of their own; otherwise those of the file hold. */
  rates?: DeskRates
}

/** What a quote is summed by: rates of its own, and those of the file where one of them is none. */
export function ratesOf({ rates: own }: DeskQuote, { rates }: DeskData): DeskRates {
  return own ? { date: own.date ?? rates.date, try_per: usableRates(own.try_per, rates.try_per) } : rates
}

const prefix = 'quote-'

export function newDeskQuote(): DeskQuote {
  const { request_id, customer_source, customer_id, customer_name, ...quote } = newQuoteDraft()
  return { id: randomKey(), changed_at: Date.now(), quote }
}

/** What was stored by another version of the file is taken only if it still fits. */
function readAll(): DeskQuote[] {
  const store = deskStore()
  const model = newDeskQuote()
  return store
    .names(prefix)
    .map((name) => store.read(name))
    .filter((found): found is DeskQuote => hasSameShape(found, model))
    .sort((one, other) => other.changed_at - one.changed_at)
}

export function useDeskQuotes() {
  const [quotes, setQuotes] = useState(readAll)
  const [isStored, setStored] = useState(true)
  useEffect(() => {
    // Another window has changed one, or whoever was signed in has gone; the browser may bring back a page of before.
    const readAgain = () => setQuotes(readAll())
    addEventListener('storage', readAgain)
    addEventListener('pageshow', readAgain)
    return () => {
      removeEventListener('storage', readAgain)
      removeEventListener('pageshow', readAgain)
    }
  }, [])
  const save = (quote: DeskQuote) => {
    const changed = { ...quote, changed_at: Date.now() }
    setStored(deskStore().write(prefix + quote.id, changed))
    setQuotes((known) => [changed, ...known.filter(({ id }) => id !== quote.id)])
  }
  const remove = (id: string) => {
    deskStore().remove(prefix + id)
    setQuotes((known) => known.filter((quote) => quote.id !== id))
  }
  return { quotes, isStored, save, remove }
}
