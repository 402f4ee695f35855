/** The quotes that are being worked on in the offline file, each under a name of its own in the storage of the browser, for all windows at once. */
import { usableRates } from '@kervan/domain/quotes/usable-rates.ts'
import { useEffect, useState } from 'react'
import type { DeskData, DeskRates } from '#assembly/desk/desk-data.ts'
import type { FiledQuote } from '#features/quotes/import/quote-file.ts'
import { newQuoteDraft } from '#features/quotes/manual/quote-draft.ts'
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

const prefix = 'kervan-desk-quote-'

export function newDeskQuote(): DeskQuote {
  const { request_id, customer_source, customer_id, customer_name, ...quote } = newQuoteDraft()
  return { id: crypto.randomUUID(), changed_at: Date.now(), quote }
}

/** What was stored by another version of the file is taken only if it still fits. */
function readAll(): DeskQuote[] {
  const model = newDeskQuote()
  return storedKeys()
    .map((key) => parse(localStorage.getItem(key)))
    .filter((found): found is DeskQuote => hasSameShape(found, model))
    .sort((one, other) => other.changed_at - one.changed_at)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** False where there is no room, or the browser stores nothing. */
function write(quote: DeskQuote): boolean {
  try {
    localStorage.setItem(prefix + quote.id, JSON.stringify(quote))
    return true
  } catch {
    return false
  }
}

export function useDeskQuotes() {
  const [quotes, setQuotes] = useState(readAll)
  const [isStored, setStored] = useState(true)
  useEffect(() => {
    // Another window has changed one.
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key.startsWith(prefix)) && setQuotes(readAll())
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  const save = (quote: DeskQuote) => {
    const changed = { ...quote, changed_at: Date.now() }
    setStored(write(changed))
    setQuotes((known) => [changed, ...known.filter(({ id }) => id !== quote.id)])
  }
  const remove = (id: string) => {
    try {
      localStorage.removeItem(prefix + id)
    } catch {
      // It was never stored.
    }
    setQuotes((known) => known.filter((quote) => quote.id !== id))
  }
  return { quotes, isStored, save, remove }
}
