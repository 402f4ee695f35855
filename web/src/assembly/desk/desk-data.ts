/** What the server writes into the offline file when it is downloaded, and what it says later to a file that is online. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import type { TryPer } from '@kervan/domain/quotes/quote-sums.ts'

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
    return answer.ok ? ((await answer.json()) as NewestDesk) : undefined
  } catch {
    return undefined
  }
}
