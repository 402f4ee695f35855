/** Handlers of leads: the list, and what staff decide. */
import { leadsContract } from '@kervan/domain/workqueue/leads.contract.ts'
import { decideLead } from '#features/workqueue/leads/decide-lead.ts'
import { leadCounts, leadList } from '#features/workqueue/leads/leads.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract(leadsContract)

export const leadsHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, leadList, input)),
  counts: api.counts.handler(({ input, context }) => leadCounts(queryFor(context), input)),
  park: api.park.handler(({ input: { id, ...park }, context }) =>
    decideLead(context, id, { kind: 'park', ...park }),
  ),
  giveUp: api.giveUp.handler(({ input: { id, reason }, context }) =>
    decideLead(context, id, { kind: 'give up', reason }),
  ),
  resume: api.resume.handler(({ input: { id }, context }) => decideLead(context, id, { kind: 'resume' })),
}
