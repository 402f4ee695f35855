/** Reads when the office works: its hours and the holidays, in one statement. */
import type { OfficeCalendar } from '@kervan/domain/company/office-time.ts'

/** A statement with the rights of whoever reads. */
type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>

const calendar = `select data -> 'office_hours' as office_hours, coalesce((
    select json_agg(json_build_object('day', h.day, 'name', h.name, 'half', h.half) order by h.day) from company_holidays h), '[]') as holidays
  from company`

export async function readCalendar(query: Query): Promise<OfficeCalendar> {
  const [row] = await query<OfficeCalendar>(calendar, [])
  if (!row) throw new Error('The company row is missing.')
  return row
}
