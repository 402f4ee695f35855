/** What people of the demo have asked about their own data: two wait for an answer, one was corrected, one was erased. */
import { dataRequestDays } from '@kervan/domain/consents/consents.copy.ts'
import { type DataRequestKind, dataRequestKindWords } from '@kervan/domain/consents/data-requests.copy.ts'
import { demoAdmin } from '#assembly/demo/demo-world.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { dataRequests } from '#features/consents/data-requests.table.ts'
import type { erasures } from '#features/customers/data-requests/erasures.table.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type Request = typeof dataRequests.$inferInsert & { id: string; due_at: string; created_at: string }
type Erasure = typeof erasures.$inferInsert
type WorkItem = typeof workItems.$inferInsert

const dayMs = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

/** By whom, of the customers in their order. */
const applicants = { erasure: 31, access: 57, correction: 83 }

export function inventDataRequests(
  random: Random,
  now: number,
  customers: readonly Customer[],
): { requests: Request[]; erasures: Erasure[]; work: WorkItem[] } {
  const [wantsErasure, wantsCopy, wasCorrected] = Object.values(applicants).map((place) => customers[place])
  if (!wantsErasure || !wantsCopy || !wasCorrected) return { requests: [], erasures: [], work: [] }
  const received = (days: number, kind: DataRequestKind, customer: Customer | null) => {
    const at = now - days * dayMs
    return {
      id: random.id(at),
      user_id: customer?.id ?? null,
      person_name: customer ? `${customer.first_name} ${customer.last_name}` : '',
      person_email: customer?.email ?? '',
      kind,
      channel: 'portal' as Request['channel'],
      status: 'open' as Request['status'],
      note: '',
      created_at: iso(at),
      due_at: iso(at + dataRequestDays * dayMs),
      closed_at: null as string | null,
      closed_by: null as string | null,
      answer: '',
      identity_check: null as Request['identity_check'],
      identity_checked_at: null as string | null,
      identity_checked_by: null as string | null,
      identity_note: '',
      corrections: [] as Request['corrections'],
    }
  }
  const checked = (days: number, check: NonNullable<Request['identity_check']>) => ({
    identity_check: check,
    identity_checked_at: iso(now - days * dayMs),
    identity_checked_by: check === 'session' ? null : demoAdmin.id,
  })
  const closed = (days: number) => ({
    status: 'done' as const,
    closed_at: iso(now - days * dayMs),
    closed_by: demoAdmin.id,
  })
  const erased = { ...received(61, 'erasure', null), ...checked(61, 'session'), ...closed(58) }
  const correctedAt = iso(now - 33 * dayMs)
  const requests = [
    erased,
    {
      ...received(36, 'correction', wasCorrected),
      ...checked(35, 'registered_email'),
      ...closed(33),
      channel: 'email' as const,
      note: 'Görev unvanım yanlış görünüyor.',
      answer: 'Kaydınızdaki görev bilgisi düzeltildi.',
      corrections: [
        { field: 'position' as const, before: 'Satın Alma', after: 'Satın Alma Müdürü', at: correctedAt },
      ],
    },
    {
      ...received(9, 'erasure', wantsErasure),
      ...checked(9, 'session'),
      note: 'Artık bu şirkette çalışmıyorum.',
    },
    {
      ...received(2, 'access', wantsCopy),
      channel: 'letter' as const,
      note: 'Hakkımda tutulan verilerin bir kopyasını istiyorum.',
    },
  ]
  const waiting = [
    { request: requests[2], customer: wantsErasure },
    { request: requests[3], customer: wantsCopy },
  ]
  return {
    requests,
    erasures: [proofOf(random, erased, now)],
    work: waiting.flatMap(({ request, customer }) => (request ? [workOf(random, request, customer)] : [])),
  }
}

function proofOf(random: Random, { id, closed_at }: Request, now: number): Erasure {
  const counted = (table: string, name: string, erased: number, emptied = 0) => ({
    ...{ table, name, erased, emptied },
    kept: 0,
  })
  return {
    id: random.id(Date.parse(closed_at ?? iso(now))),
    request_id: id,
    record_id: null,
    begun_at: closed_at ?? iso(now),
    finished_at: closed_at ?? iso(now),
    tables: [
      counted('customer_contacts', 'Görüşmeler ve e-postalar', 3),
      counted('notifications', 'Bildirimler', 12),
      counted('consents', 'Onaylar', 2),
      counted('requests', 'Talepler', 1),
      counted('profiles', 'Müşteri kaydı', 1),
      counted('sessions', 'Oturumlar', 1),
      counted('users', 'Hesap', 1),
      counted('data_requests', 'Veri başvuruları', 0, 1),
      counted('audit_entries', 'Değişiklik kayıtları', 0, 4),
    ],
    files: 2,
  }
}

function workOf(random: Random, request: Request, customer: Customer): WorkItem {
  return {
    id: random.id(Date.parse(request.created_at)),
    kind: 'data_request',
    title: `KVKK başvurusu: ${dataRequestKindWords[request.kind]}`,
    customer_name: request.person_name ?? '',
    company: customer.company,
    email: customer.email,
    phone: customer.phone,
    customer_id: customer.id,
    assigned_to: null,
    priority: 'medium',
    due_at: request.due_at,
    metadata: { data_request_id: request.id },
    created_at: request.created_at,
    updated_at: request.created_at,
  }
}
