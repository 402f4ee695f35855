/**
 * Erases a person and proves it. The rows go in one transaction, together with the proof and the list of files that are left; then the
 * files, one by one. Killed anywhere, the job is given out again and goes on with what is left.
 */
import { dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import { erasureAnswer, erasureRetryMinutes } from '@kervan/domain/consents/data-requests.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { answerMail } from '#features/customers/data-requests/answer-mail.ts'
import type { WithErasure } from '#features/customers/data-requests/erase-person.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type ErasureId = { erasure_id: string }
type Needed = Pick<Services, 'actAs' | 'config' | 'emit' | 'files' | 'queueMail'> & WithErasure & WithCompany

export const erasePersonJob = defineJob<ErasureId>({
  name: 'erase-person',
  retries: 5,
  retryDelay: 5,
  expireSeconds: 3_600,
})

/** Every night: what was kept for its time and has been kept long enough; and what was begun and has stopped is begun again. */
export const eraseKeptJob = defineJob({
  name: 'erase-kept',
  retries: 3,
  retryDelay: 60,
  expireSeconds: 3_600,
  schedule: '40 3 * * *',
})

type Begun = {
  request_id: string
  record_id: string | null
  person_email: string
  created_at: string
  tables: unknown[]
}

const readBegun = `select e.request_id, e.record_id, d.person_email, ${isoText('d.created_at')} as created_at, e.tables
  from erasures e join data_requests d on d.id = e.request_id where e.id = $1 and e.finished_at is null for update of e`
const writeProof = `update erasures set tables = $2, files_left = $3, files = cardinality($3::text[]), kept_until = $4,
    record_id = case when $5 then record_id end where id = $1`
/** Whatever else the person has asked for ends with them, in this transaction. */
const readWithdrawn = `select id from data_requests where status = 'withdrawn' and closed_at = now() and user_id is null and person_email = ''`
const finish = `with done as (update erasures set finished_at = now() where id = $1 and finished_at is null returning request_id)
  update data_requests d set status = 'done', closed_at = now() from done where d.id = done.request_id returning d.id`

export function createErasePerson(services: Needed): JobHandler<ErasureId> {
  return async ({ erasure_id }) => {
    await eraseRows(services, erasure_id)
    await removeFiles(services, erasure_id)
    await services.actAs(system, async (tx) => {
      for (const { id } of await tx.asSystem<{ id: string }>(finish, [erasure_id]))
        await services.emit(tx, dataRequestChanged, ['staff'], { request_id: id })
    })
  }
}

async function eraseRows(services: Needed, erasureId: string): Promise<void> {
  const { actAs, erasePerson, emit, queueMail } = services
  const letterhead = await readLetterhead(services)
  await actAs(system, async (tx) => {
    const [begun] = await tx.asSystem<Begun>(readBegun, [erasureId])
    // Done by a run that was thought lost.
    if (!begun?.record_id || begun.tables.length > 0) return
    const { tables, files, keptUntil, stays } = await erasePerson(tx, begun.record_id, begun.request_id)
    await tx.asSystem(writeProof, [erasureId, JSON.stringify(tables), files, keptUntil, stays])
    // The last that they hear of us, at an address that nothing here knows any more.
    if (begun.person_email)
      await queueMail(tx, {
        to: begun.person_email,
        ...answerMail(letterhead, { createdAt: begun.created_at, answer: erasureAnswer }),
      })
    for (const { id } of await tx.asSystem<{ id: string }>(readWithdrawn, []))
      await emit(tx, dataRequestChanged, ['staff'], { request_id: id })
    if (begun.record_id !== begun.request_id)
      await emit(tx, profileChanged, ['staff'], { customer_id: begun.record_id })
  })
}

async function removeFiles({ actAs, files }: Needed, erasureId: string): Promise<void> {
  const [left] = await actAs(system, (tx) =>
    tx.asSystem<{ files_left: string[] }>('select files_left from erasures where id = $1', [erasureId]),
  )
  for (const key of left?.files_left ?? []) await files.remove(key)
  await actAs(system, (tx) => tx.asSystem("update erasures set files_left = '{}' where id = $1", [erasureId]))
}

type Kept = { id: string; record_id: string; request_id: string }
const findOver = `select id, record_id, request_id from erasures
  where kept_until < now() and record_id is not null and finished_at is not null order by kept_until limit 100`
/** Adds to the proof what is erased later. */
const writeMore = `update erasures set tables = tables || $2::jsonb, files = files + cardinality($3::text[]), files_left = files_left || $3::text[],
    kept_until = $4, record_id = case when $5 then record_id end where id = $1`

const findStopped = `select id from erasures where finished_at is null and begun_at < now() - interval '${erasureRetryMinutes} minutes'`

const findJob = `select from pgboss.job where name = '${erasePersonJob.name}' and data->>'erasure_id' = $1
  and state in ('created', 'retry', 'active')`

/** Tried often enough in a row, such as while a disk was full; what of it is done already is not done again. One that waits for its turn is not given another. */
export async function beginAgain(
  { enqueue }: Pick<Services, 'enqueue'>,
  tx: Transaction,
  erasure_id: string,
): Promise<void> {
  if ((await tx.asSystem(findJob, [erasure_id])).length === 0)
    await enqueue(tx, erasePersonJob, { erasure_id })
}

async function beginStopped(services: Pick<Services, 'actAs' | 'enqueue'>): Promise<void> {
  await services.actAs(system, async (tx) => {
    for (const { id } of await tx.asSystem<{ id: string }>(findStopped, []))
      await beginAgain(services, tx, id)
  })
}

export async function eraseKept(services: Needed & Pick<Services, 'enqueue'>): Promise<void> {
  const { actAs, erasePerson } = services
  await beginStopped(services)
  const over = await actAs(system, (tx) => tx.asSystem<Kept>(findOver, []))
  for (const { id, record_id, request_id } of over) {
    await actAs(system, async (tx) => {
      const { tables, files, keptUntil, stays } = await erasePerson(tx, record_id, request_id)
      const later = tables.filter(({ erased }) => erased > 0)
      await tx.asSystem(writeMore, [id, JSON.stringify(later), files, keptUntil, stays])
    })
    await removeFiles(services, id)
  }
}
