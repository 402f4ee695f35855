/** The checklist of a shipment or a request: its facts, its documents and what was asked for, put together by the domain's rules. */
import type { DocumentChecklist } from '@kervan/domain/documents/checklist.contract.ts'
import {
  type ChecklistFacts,
  type ChecklistItem,
  checklistOf,
  type KeptDocument,
} from '@kervan/domain/documents/checklist.ts'
import type { Paper } from '@kervan/domain/documents/papers.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { documentRequests } from '#features/documents/document-requests.table.ts'
import { isKept } from '#features/documents/documents.queries.ts'
import { documents } from '#features/documents/documents.table.ts'
import { type Matter, type NamedMatter, readMatter } from '#features/documents/matter.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { and, eq, max, or } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Facts = Omit<ChecklistFacts, 'origin' | 'destination' | 'inContainers'> & {
  origin_country: string
  destination_country: string
  origin_code: string
  destination_code: string
  in_containers: boolean
}

/** The shipment knows best, then the quote that was accepted or is current, then the request. */
const factColumns = `coalesce(s.shipment_type, r.shipment_type) as mode,
    coalesce(q.incoterm, r.cargo_details ->> 'incoterm') as incoterm, coalesce(r.cargo_type, q.cargo_type) as cargo,
    coalesce(nullif(s.origin_country, ''), r.origin_country, '') as origin_country,
    coalesce(nullif(s.destination_country, ''), r.destination_country, '') as destination_country,
    coalesce(s.origin_code, '') as origin_code, coalesce(s.destination_code, '') as destination_code,
    coalesce(cardinality(s.container_numbers), 0) > 0 or coalesce(r.service_type, '') = 'FCL'
      or coalesce(r.cargo_details ->> 'transport_mode', '') = 'sea_fcl' as in_containers,
    coalesce(q.etd, r.preferred_date)::text as departure,
    ((coalesce(s.eta, s.promised_at, q.eta::timestamptz)) at time zone 'Europe/Istanbul')::date::text as arrival`
const readFacts = `select ${factColumns}
  from (select $1::uuid as shipment_id, $2::uuid as request_id) m
    left join shipments s on s.id = m.shipment_id
    left join requests r on r.id = coalesce(s.request_id, m.request_id)
    left join quotes q on q.id = coalesce(s.quote_id, r.quote_id)`
const readFactsOfMany = `select s.id, ${factColumns}
  from shipments s left join requests r on r.id = s.request_id left join quotes q on q.id = coalesce(s.quote_id, r.quote_id)
  where s.id = any($1::uuid[])`
const readKeptOfMany = `select s.id as of, d.id, d.document_type, d.paper, d.review from shipments s
    join documents d on d.shipment_id = s.id where s.id = any($1::uuid[]) and d.deleted_at is null
  union select s.id as of, d.id, d.document_type, d.paper, d.review from shipments s
    join documents d on d.request_id = s.request_id where s.id = any($1::uuid[]) and d.deleted_at is null`

/** What shipments need, with the system's rights. */
export async function checklistsOf(
  tx: Pick<Transaction, 'asSystem'>,
  shipmentIds: readonly string[],
): Promise<Map<string, ChecklistItem[]>> {
  const [facts, kept] = await Promise.all([
    tx.asSystem<Facts & { id: string }>(readFactsOfMany, [shipmentIds]),
    tx.asSystem<KeptDocument & { of: string }>(readKeptOfMany, [shipmentIds]),
  ])
  const documentsOf = Map.groupBy(kept, ({ of }) => of)
  const today = dayInIstanbul(new Date())
  return new Map(
    facts.map(({ id, ...each }) => [id, checklistOf(toFacts(each), documentsOf.get(id) ?? [], today)]),
  )
}

export function readChecklist(
  { services, actor }: Pick<SignedInCall, 'services' | 'actor'>,
  named: NamedMatter,
): Promise<DocumentChecklist> {
  return services.actAs(actor, async (tx) => checklistFor(tx, await readMatter(tx, named)))
}

/** With the actor's rights: a customer's counts what they may see. */
export async function checklistFor(tx: Transaction, matter: Matter): Promise<DocumentChecklist> {
  const [[facts], kept, asked] = await Promise.all([
    tx.query<Facts>(readFacts, [matter.shipment_id, matter.request_id]),
    keptOf(tx, matter),
    askedOf(tx, matter),
  ])
  if (!facts) throw new Error('A matter without facts.')
  const askedAt = new Map(asked.map(({ paper, asked_at }) => [paper, asked_at]))
  const items = checklistOf(toFacts(facts), kept, dayInIstanbul(new Date())).map((item) => ({
    ...item,
    asked_at: askedAt.get(item.paper) ?? null,
  }))
  const isMissing = ({ state, certainty }: (typeof items)[number]) =>
    certainty !== 'depends' && (state === 'missing' || state === 'refused')
  return { items, missing: items.filter(isMissing).length }
}

function toFacts({ origin_country, destination_country, in_containers, ...facts }: Facts): ChecklistFacts {
  const codeOf = (name: string, place: string) => findCountry(name)?.code ?? place.slice(0, 2)
  const { origin_code, destination_code, ...rest } = facts
  return {
    ...rest,
    origin: codeOf(origin_country, origin_code),
    destination: codeOf(destination_country, destination_code),
    inContainers: in_containers,
  }
}

const keptOf = ({ db }: Transaction, matter: Matter): PromiseLike<KeptDocument[]> => {
  const { id, document_type, paper, review } = documents
  return db
    .select({ id, document_type, paper, review })
    .from(documents)
    .where(and(isKept, isOf(documents, matter)))
}

const askedOf = (
  { db }: Transaction,
  matter: Matter,
): PromiseLike<{ paper: Paper; asked_at: string | null }[]> =>
  db
    .select({ paper: documentRequests.paper, asked_at: max(documentRequests.asked_at) })
    .from(documentRequests)
    .where(isOf(documentRequests, matter))
    .groupBy(documentRequests.paper)

function isOf(
  { shipment_id, request_id }: typeof documents | typeof documentRequests,
  matter: Pick<Matter, 'shipment_id' | 'request_id'>,
) {
  return or(
    matter.shipment_id ? eq(shipment_id, matter.shipment_id) : undefined,
    matter.request_id ? eq(request_id, matter.request_id) : undefined,
  )
}
