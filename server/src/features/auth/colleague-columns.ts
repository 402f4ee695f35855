/** Columns of `users` that tell of a colleague what their profile says: the last day of a leave that they are on today, and their photo. */
import { sql } from '#spine/database/drizzle.ts'

/** The table is named outright: in a query of one table its columns would be written without it. */
export const awayUntil = sql<
  string | null
>`(select to_char(s.absent_until, 'YYYY-MM-DD') from staff_profiles s
  where s.id = users.id and (now() at time zone 'Europe/Istanbul')::date between s.absent_from and s.absent_until)`

/** The days of a leave that lasts or comes. */
const leaveDay = (day: 'absent_from' | 'absent_until') =>
  sql<string | null>`(select to_char(s.${sql.raw(day)}, 'YYYY-MM-DD') from staff_profiles s
  where s.id = users.id and s.absent_until >= (now() at time zone 'Europe/Istanbul')::date)`
export const absentFrom = leaveDay('absent_from')
export const absentUntil = leaveDay('absent_until')

export const photoOf = sql<string | null>`(select s.photo from staff_profiles s where s.id = users.id)`
