/** Queries of the company row. */
import type { Company, CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { companies } from '#features/company/company.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, eq, sql } from '#spine/database/drizzle.ts'

export function companyRecord(db: Db): PromiseLike<CompanyRecord[]> {
  return db.select({ company: companies.data, version: companies.version }).from(companies)
}

/** Returns nothing when the row has changed since `version`. */
export function replaceCompany(db: Db, company: Company, version: number): PromiseLike<CompanyRecord[]> {
  return db
    .update(companies)
    .set({ data: company, version: version + 1, updated_at: sql`now()` })
    .where(and(eq(companies.id, 1), eq(companies.version, version)))
    .returning({ company: companies.data, version: companies.version })
}
