/** Queries of the holidays. */
import type { HolidayEntry } from '@kervan/domain/company/company.contract.ts'
import { companyHolidays } from '#features/company/company-holidays.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'

const columns = { day: companyHolidays.day, name: companyHolidays.name, half: companyHolidays.half }

export function saveHoliday(db: Db, entry: HolidayEntry): PromiseLike<HolidayEntry[]> {
  return db
    .insert(companyHolidays)
    .values(entry)
    .onConflictDoUpdate({
      target: companyHolidays.day,
      set: { name: entry.name, half: entry.half, updated_at: sql`now()` },
    })
    .returning(columns)
}

export function removeHoliday(db: Db, day: string) {
  return db.delete(companyHolidays).where(eq(companyHolidays.day, day)).returning(columns)
}
