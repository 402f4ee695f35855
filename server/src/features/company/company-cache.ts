/** Caches the company's row: every mail and every sign-in reads it, and it hardly ever changes. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { readLogo } from '#features/company/read-logo.ts'
import { guest } from '#spine/database/act-as.ts'
import type { QueryAs } from '#spine/database/shared-connections.ts'

/** A change reaches every process as an event; this bounds the age of the row if the event is delayed. */
const maxAgeMs = 5_000

export type CompanyCache = {
  get(): Promise<Company>
  /** As paper shows it (`read-logo.ts`). */
  logo(): Promise<string | null>
  forget(): void
}
export type WithCompany = { company: CompanyCache }

/**
 * Read over a shared connection: the caller may hold one of the pool already, and must not wait for a second. The logo lies in the folder
 * of the site, if there is one.
 */
export function createCompanyCache(queryAs: QueryAs, siteFolder: string | undefined): CompanyCache {
  let cached: { company: Promise<Company>; until: number } | undefined
  const forget = () => {
    cached = undefined
  }
  const get = () => {
    if (!cached || cached.until < performance.now()) {
      const company = readCompany(queryAs)
      company.catch(forget)
      cached = { company, until: performance.now() + maxAgeMs }
    }
    return cached.company
  }
  return { forget, get, logo: async () => readLogo(siteFolder, (await get()).logo) }
}

async function readCompany(queryAs: QueryAs): Promise<Company> {
  const [row] = await queryAs<{ data: Company }>(guest, 'select data from company', [])
  if (!row) throw new Error('The company row is missing.')
  return row.data
}
