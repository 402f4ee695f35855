/** The company's row, kept in memory: every mail and every sign-in asks for it, and it hardly ever changes. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { companyRecord } from '#company/company.queries.ts'
import { guest, type ReadAs } from '#database/act-as.ts'

/** Its change is told to every process by an event; this is for the case that the news does not come. */
const longestMs = 5_000

export type CompanyMemory = { get(): Promise<Company>; forget(): void }

export function createCompanyMemory(readAs: ReadAs): CompanyMemory {
  let kept: { company: Promise<Company>; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    get() {
      if (!kept || kept.until < performance.now()) {
        const company = read(readAs)
        company.catch(forget)
        kept = { company, until: performance.now() + longestMs }
      }
      return kept.company
    },
  }
}

async function read(readAs: ReadAs): Promise<Company> {
  const [record] = await readAs(guest, companyRecord)
  if (!record) throw new Error('The company row is missing.')
  return record.company
}
