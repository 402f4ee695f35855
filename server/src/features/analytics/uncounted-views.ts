/** The views of which nothing is known but their page: of visitors who have not agreed to be measured, and of robots. */
import type { Transaction } from '#spine/database/act-as.ts'

/** Not one of the office's own; its sign-in pages are anybody's. Of the rows of earlier times some are. */
export const isVisitorsPage = (page: string) => `(${page} <> '/staff' and ${page} not like '/staff/%')`

const uncounted = `select coalesce(sum(views) filter (where kind = 'without_consent'), 0)::int as without_consent,
    coalesce(sum(views) filter (where kind = 'robot'), 0)::int as robots
  from anonymous_views where day between $1::date and $2::date and ${isVisitorsPage('page')}`

export type UncountedViews = { without_consent: number; robots: number }

export async function uncountedViews(tx: Transaction, from: string, to: string): Promise<UncountedViews> {
  const [found] = await tx.query<UncountedViews>(uncounted, [from, to])
  return found ?? { without_consent: 0, robots: 0 }
}
