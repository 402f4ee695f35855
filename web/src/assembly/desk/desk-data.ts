/** What the server writes into the offline file when it is downloaded, and what it says later to a file that is online. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import type { TryPer } from '@kervan/domain/quotes/quote-sums.ts'
import { usableRates } from '@kervan/domain/quotes/usable-rates.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { readStored, writeStored } from '#spine/drafts/browser-storage.ts'

export type DeskRates = { date: string; try_per: TryPer }

export type DeskData = {
  company: string
  /** The address of the panel. */
  panel: string
  /** Which version of the file this is, and the day it was downloaded. */
  version: string
  day: string
  rates: DeskRates
  tax_codes: TaxCode[]
}

/** The answer of `/desktop-version.json`. */
export type NewestDesk = { version: string; rates: DeskRates; tax_codes: TaxCode[] }

export const deskDataId = 'desk-data'

export function readDeskData(): DeskData {
  return JSON.parse(document.getElementById(deskDataId)?.textContent ?? 'null') as DeskData
}

/** Undefined where the panel cannot be reached. */
export async function askForNewest({ panel }: DeskData): Promise<NewestDesk | undefined> {
  try {
    const answer = await fetch(new URL('/desktop-version.json', panel), { cache: 'no-store' })
    const newest = answer.ok ? ((await answer.json()) as NewestDesk) : undefined
    if (newest) remember(panel, newest)
    return newest
  } catch {
    return undefined
  }
}

const learnedKey = 'kervan-desk-learned'

/** What a panel has said, and on which day: nothing of it is anybody's own. */
type Learned = Pick<DeskData, 'panel' | 'day' | 'rates' | 'tax_codes'>

function remember(panel: string, { rates, tax_codes }: NewestDesk): void {
  const learned: Learned = { panel, day: dayInIstanbul(new Date()), rates, tax_codes }
  writeStored(learnedKey, JSON.stringify(learned))
}

/** The file with the rates and tax codes that its panel has named last, unless its own are newer. */
export function withLearned(data: DeskData): DeskData {
  try {
    const { panel, day, rates, tax_codes } = JSON.parse(readStored(learnedKey) ?? 'null') as Learned
    if (panel !== data.panel || !(day >= data.day) || !Array.isArray(tax_codes)) return data
    const try_per = usableRates(rates.try_per, data.rates.try_per)
    return { ...data, rates: { date: rates.date, try_per }, tax_codes }
  } catch {
    return data
  }
}
