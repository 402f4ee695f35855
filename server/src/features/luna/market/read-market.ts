/** Reads the index tables: what holds today, and how it has changed over 30 days. */
import type { FigureKind } from '@kervan/domain/luna/market.copy.ts'
import { freshDays } from '@kervan/domain/luna/market.ts'
import type { TradeRegion } from '@kervan/domain/luna/trade-routes.ts'
import { changePercent } from '@kervan/domain/luna/trend.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { marketFigures } from '#features/luna/market/market-figures.table.ts'
import { marketNotes } from '#features/luna/market/market-notes.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, inArray, isNull, or, sql } from '#spine/database/drizzle.ts'

type FigureRow = typeof marketFigures.$inferSelect
export type CurrentFigure = FigureRow & {
  /** Against the value of 30 to 60 days earlier; null where there is none. */
  change: number | null
  before: Pick<FigureRow, 'day' | 'value'> | null
}

const today = () => dayInIstanbul(new Date())

/** The newest of each subject, unless it is too old to say anything. */
export async function currentFigures(
  db: Db,
  kind: FigureKind,
  subjects?: readonly string[],
): Promise<Map<string, CurrentFigure>> {
  const day = today()
  const isFresh = sql`${marketFigures.day} between ${day}::date - ${freshDays[kind]}::int and ${day}::date`
  const newest = await db
    .selectDistinctOn([marketFigures.subject])
    .from(marketFigures)
    .where(
      and(eq(marketFigures.kind, kind), isFresh, subjects && inArray(marketFigures.subject, [...subjects])),
    )
    .orderBy(marketFigures.subject, desc(marketFigures.day))
  const { rows: earlier } = await db.execute<{ subject: string; day: string; value: string }>(sql`
    select distinct on (f.subject) f.subject, f.day::text as day, f.value::text as value
    from market_figures f join (
      select subject, max(day) as day from market_figures
      where kind = ${kind} and day between ${day}::date - ${freshDays[kind]}::int and ${day}::date group by subject
    ) n on n.subject = f.subject
    where f.kind = ${kind} and f.day between n.day - 60 and n.day - 30 order by f.subject, f.day desc`)
  const before = new Map(earlier.map((row) => [row.subject, row]))
  return new Map(
    newest.map((row) => {
      const past = before.get(row.subject)
      const change = changePercent(Number(row.value), past ? Number(past.value) : null)
      return [row.subject, { ...row, change, before: past ? { day: past.day, value: past.value } : null }]
    }),
  )
}

/** Those that hold today, for a region and for all; severe ones first. Without a region all of them. */
export function currentNotes(db: Db, region?: TradeRegion) {
  const day = today()
  return db
    .select()
    .from(marketNotes)
    .where(
      and(
        sql`${day}::date between ${marketNotes.valid_from} and ${marketNotes.valid_until}`,
        region && or(eq(marketNotes.region, region), isNull(marketNotes.region)),
      ),
    )
    .orderBy(
      sql`array_position(array['high', 'medium', 'low'], ${marketNotes.severity})`,
      desc(marketNotes.id),
    )
}
