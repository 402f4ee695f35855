/** The delivered rule *ask for missing documents*: each paper that its customer has to give is asked for once, some days after the shipment was opened. */
import { documentAsked } from '@kervan/domain/documents/documents.events.ts'
import { type Paper, papers as paperTable } from '@kervan/domain/documents/papers.ts'
import { claimDeeds, switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { emailOf } from '#features/customers/erased-records.ts'
import type { Matter } from '#features/documents/matter.ts'
import { checklistsOf } from '#features/documents/read-checklist.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const askMissingPapersJob = defineJob({
  name: 'ask-missing-papers',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 600,
  // When people are at their desks.
  schedule: '30 10,14 * * 1-5',
})

const batchSize = 100

/** Older ones have been looked at by people; in the order of ids, so that each is looked at once. */
const nextBatch = `select s.customer_id, s.id as shipment_id, s.shipment_number, r.id as request_id, coalesce(r.number, '') as request_number
  from shipments s join profiles p on p.id = s.customer_id left join requests r on r.id = s.request_id
  where s.id > $1 and s.status not in ('delivered', 'cancelled') and (${emailOf('p')} <> '' or p.has_account)
    and s.created_at between now() - interval '60 days' and now() - make_interval(days => $2)
  order by s.id limit ${batchSize}`

/** By anybody, at any time. */
const askedBefore = `select shipment_id, request_id, paper from document_requests
  where shipment_id = any($1::uuid[]) or request_id = any($2::uuid[])`

const write = `insert into document_requests (customer_id, shipment_id, request_id, paper)
  select customer_id, shipment_id, request_id, paper from json_to_recordset($1) as a (customer_id uuid, shipment_id uuid, request_id uuid, paper text)`

type Of = Matter & { shipment_id: string }
type Asked = { shipment_id: string | null; request_id: string | null; paper: Paper }
type Needs = Pick<Services, 'actAs' | 'emit'>

export async function askMissingPapers(services: Needs, signal?: AbortSignal): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; last; ) {
    signal?.throwIfAborted()
    const after = last
    last = await services.actAs(system, async (tx) => {
      const { isOn, parameters } = await switchOf(tx, 'ask_for_papers')
      if (!isOn) return ''
      const matters = await tx.asSystem<Of>(nextBatch, [after, parameters.days])
      await askFor(tx, services, matters)
      return matters.length === batchSize ? (matters.at(-1)?.shipment_id ?? '') : ''
    })
  }
}

async function askFor(tx: Transaction, services: Needs, matters: readonly Of[]): Promise<void> {
  const ids = matters.map(({ shipment_id }) => shipment_id)
  const requestIds = matters.map(({ request_id }) => request_id).filter((id) => id !== null)
  const [checklists, asked] = await Promise.all([
    checklistsOf(tx, ids),
    tx.asSystem<Asked>(askedBefore, [ids, requestIds]),
  ])
  const wasAsked = ({ shipment_id, request_id }: Of, paper: Paper) =>
    asked.some(
      (each) =>
        each.paper === paper &&
        (each.shipment_id === shipment_id || (request_id !== null && each.request_id === request_id)),
    )
  const missing = matters.flatMap((matter) =>
    (checklists.get(matter.shipment_id) ?? [])
      .filter(
        ({ from, state, certainty }) => from === 'customer' && state === 'missing' && certainty !== 'depends',
      )
      .filter(({ paper }) => !wasAsked(matter, paper))
      .map(({ paper }) => ({ matter, paper, key: `${matter.shipment_id} ${paper}` })),
  )
  const claimed = await claimDeeds(
    tx,
    'ask_for_papers',
    missing.map(({ key }) => key),
  )
  const wanted = missing.filter(({ key }) => claimed.has(key))
  if (wanted.length === 0) return
  await tx.asSystem(write, [JSON.stringify(wanted.map(({ matter, paper }) => ({ ...matter, paper })))])
  for (const [matter, each] of Map.groupBy(wanted, ({ matter: of }) => of))
    await tell(
      tx,
      services,
      matter,
      each.map(({ paper }) => paper),
    )
}

async function tell(tx: Transaction, services: Needs, matter: Of, papers: Paper[]): Promise<void> {
  const { customer_id, shipment_id, shipment_number } = matter
  await services.emit(tx, documentAsked, ['staff', `user:${customer_id}`], { ...matter, papers, note: '' })
  await tellDeed(tx, services, 'ask_for_papers', {
    key: `${shipment_id} ${papers.join(' ')}`,
    subject: 'shipment',
    subject_id: shipment_id,
    subject_label: shipment_number,
    text: `Müşteriden istendi: ${papers.map((paper) => paperTable[paper].word).join(', ')}`,
    link: `/staff/shipments/${shipment_id}`,
  })
}
