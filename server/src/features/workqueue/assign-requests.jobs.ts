/**
 * The delivered rule *assign new requests*. A customer's own representative has their request from the beginning; what nobody has, or
 * who has it is away, is given away moments after it came. After the commit, so that nobody who sends a request waits for it.
 */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { assignWork } from '#features/workqueue/assign-work.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type RequestId = { request_id: string }

export const assignRequestsJob = defineJob<RequestId>({
  name: 'assign-requests',
  retries: 5,
  retryDelay: 5,
  expireSeconds: 60,
  batchSize: 5,
})

export async function assignNewRequest(
  tx: Transaction,
  { change, request_id }: z.output<typeof requestChanged.data>,
  { enqueue }: Pick<Services, 'enqueue'>,
): Promise<void> {
  if (change === 'created' || change === 'revised') await enqueue(tx, assignRequestsJob, { request_id })
}

const itemOf = `select id from work_items where request_id = $1 and status = 'open'`

export function createAssignRequests({
  actAs,
  emit,
}: Pick<Services, 'actAs' | 'emit'>): JobHandler<RequestId> {
  return ({ request_id }) =>
    actAs(system, async (tx) => {
      const { isOn } = await switchOf(tx, 'assign_requests')
      if (!isOn) return
      const items = await tx.asSystem<{ id: string }>(itemOf, [request_id])
      const assigned = await assignWork(
        tx,
        { emit },
        items.map(({ id }) => id),
      )
      for (const { id, title, request_number, to } of assigned)
        await tellDeed(tx, { emit }, 'assign_requests', {
          key: id,
          subject: 'request',
          subject_id: request_id,
          subject_label: request_number ?? title,
          text: `İş atandı: ${title}`,
          to: to.name,
          link: `/staff/work-queue/details/${id}`,
        })
    })
}
