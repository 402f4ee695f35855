/** Handlers of visits as rows. */
import { type VisitPage, visitsContract } from '@kervan/domain/analytics/visits.contract.ts'
import type { z } from '@kervan/domain/z.ts'
import { invitableVisit } from '#features/analytics/visitors-here.ts'
import { visitList } from '#features/analytics/visits.list.ts'
import { isoText } from '#spine/database/columns.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract(visitsContract)

/** The newest of a visit that never ends: nobody reads more. */
const mostPages = 500
const pagesOfVisit = `select page, ${isoText('visited_at')} as at, seconds from (
    select page_path as page, visited_at, id,
      round(extract(epoch from lead(visited_at) over (order by visited_at, id) - visited_at))::int as seconds
    from page_views where session_id = $1 order by visited_at desc, id desc limit ${mostPages}
  ) as newest order by visited_at, id`

export const visitsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, visitList, input)),
  get: api.get.handler(async ({ input: { id }, context, errors }) => {
    const query = queryFor(context)
    const only = { limit: 1, sort: '-activity' as const, ids: [id] }
    const [{ items }, pages, invitable] = await Promise.all([
      visitList.page(query, context.person.id, only),
      query<z.output<typeof VisitPage>>(pagesOfVisit, [id]),
      invitableVisit(query, id),
    ])
    const [visit] = items
    if (!visit) throw errors.NOT_FOUND()
    return { visit, pages, ...invitable }
  }),
}
