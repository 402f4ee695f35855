/** The company's row, kept in memory: every mail and every sign-in asks for it, and it hardly ever changes. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { guest } from '#spine/database/act-as.ts'
import type { QueryAs } from '#spine/database/shared-connections.ts'

/** Its change is told to every process by an event; this is for the case that the news does not come. */
const longestMs = 5_000

export type CompanyCache = { get(): Promise<Company>; forget(): void }
export type WithCompany = { company: CompanyCache }

/** Read over a shared connection: the caller may hold one of the pool already, and must not wait for a second. */
export function createCompanyCache(queryAs: QueryAs): CompanyCache {
  let kept: { company: Promise<Company>; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    get() {
      if (!kept || kept.until < performance.now()) {
        const company = readCompany(queryAs)
        company.catch(forget)
        kept = { company, until: performance.now() + longestMs }
      }
      return kept.company
    },
  }
}

async function readCompany(queryAs: QueryAs): Promise<Company> {
  const [row] = await queryAs<{ data: Company }>(guest, 'select data from company', [])
  if (!row) throw new Error('The company row is missing.')
  return row.data
}
