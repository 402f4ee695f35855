/** Caches the company's row, its calendar and the texts of its mails: every sign-in, list of work or mail reads one of them, and they hardly ever change. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import { type MailTexts, readMailTexts } from '#features/company/mail-texts.queries.ts'
import { readCalendar } from '#features/company/read-calendar.ts'
import { readLogo } from '#features/company/read-logo.ts'
import { guest, system } from '#spine/database/act-as.ts'
import type { QueryAs } from '#spine/database/shared-connections.ts'

/** A change reaches every process as an event; this bounds the age of the row if the event is delayed. */
const maxAgeMs = 5_000

export type CompanyCache = {
  get(): Promise<Company>
  /** When the office works. */
  calendar(): Promise<OfficeCalendar>
  /** Those that an admin has worded anew. */
  mailTexts(): Promise<MailTexts>
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
  const company = remember(() => readCompany(queryAs))
  const calendar = remember(() => readCalendar((text, values) => queryAs(guest, text, values)))
  // As the system: guests cause mails, and have no right to read their texts.
  const mailTexts = remember(() => readMailTexts((text, values) => queryAs(system, text, values)))
  return {
    get: company.get,
    calendar: calendar.get,
    mailTexts: mailTexts.get,
    logo: async () => readLogo(siteFolder, (await company.get()).logo),
    forget() {
      company.forget()
      calendar.forget()
      mailTexts.forget()
    },
  }
}

/** One read for all who ask within its age; a read that fails is forgotten. */
function remember<Value>(read: () => Promise<Value>) {
  let cached: { value: Promise<Value>; until: number } | undefined
  const forget = () => {
    cached = undefined
  }
  const get = () => {
    if (!cached || cached.until < performance.now()) {
      const value = read()
      value.catch(forget)
      cached = { value, until: performance.now() + maxAgeMs }
    }
    return cached.value
  }
  return { get, forget }
}

async function readCompany(queryAs: QueryAs): Promise<Company> {
  const [row] = await queryAs<{ data: Company }>(guest, 'select data from company', [])
  if (!row) throw new Error('The company row is missing.')
  return row.data
}
