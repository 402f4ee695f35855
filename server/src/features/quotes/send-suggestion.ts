/** When a quote is best sent, from what its customer has done with the quotes before. */
import { bestTime } from '@kervan/domain/quotes/best-time.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq, sql } from '#spine/database/drizzle.ts'

/** Habits change: only the newest count. */
const newest = 50

export async function sendSuggestion(db: Db, id: string, now: Date) {
  const ofCustomer = sql`(select customer_id from quotes own where own.id = ${id})`
  const [[quote], history] = await Promise.all([
    db.select({ timeZone: quotes.customer_timezone }).from(quotes).where(eq(quotes.id, id)),
    db
      .select({ sent: quotes.sent_at, opened: quotes.viewed_at, answered: quotes.answered_at })
      .from(quotes)
      .where(sql`${quotes.customer_id} = ${ofCustomer} and ${quotes.sent_at} is not null`)
      .orderBy(desc(quotes.sent_at))
      .limit(newest),
  ])
  if (!quote) return undefined
  const opened = history.flatMap((one) => (one.opened ? [new Date(one.opened)] : []))
  const answered = history.flatMap((one) =>
    one.answered && one.sent ? [{ sent: new Date(one.sent), at: new Date(one.answered) }] : [],
  )
  const { send_at, ...best } = bestTime({ opened, answered }, quote.timeZone, now)
  return {
    ...best,
    send_at: send_at?.toISOString() ?? null,
    opens: opened.length,
    answers: answered.length,
  }
}
