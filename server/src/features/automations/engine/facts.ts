/** Reads what conditions and templates know of a subject: one statement for many rows, each fact as text. */
import type { Facts } from '@kervan/domain/automations/conditions.ts'
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { settingAddress } from '@kervan/domain/company/setting-areas.ts'
import { officeReadings } from '#features/automations/engine/office-readings.ts'
import type { Reading } from '#features/automations/engine/reading.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

/** A row that a rule is about. */
export type Known = {
  id: string
  /** Its number or name. */
  label: string
  customer_id: string | null
  /** Who of the office has it. */
  holder_id: string | null
  representative_id: string | null
  facts: Facts
}

const money = (amount: string, currency: string) => `${amount}::text || ' ' || ${currency}`

/** The fields as pairs of a JSON object; PostgreSQL takes a hundred arguments at once. */
const object = (fields: Readonly<Record<string, string>>) =>
  `jsonb_build_object(${Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`

const customer = object({
  'musteri.ad': `trim(p.first_name || ' ' || p.last_name)`,
  'musteri.firma': 'p.company',
  'musteri.eposta': 'p.email',
  'musteri.telefon': 'p.phone',
  'musteri.sehir': 'p.city',
  'musteri.ulke': 'p.country',
  'musteri.durum': `case when p.id is null then null when p.first_request_at is null then 'lead'
    when p.last_accepted_at > now() - interval '1 year' then 'active' else 'potential' end`,
  'musteri.kaynak': 'p.lead_source',
  'musteri.sektor': '(select g.name from customer_groups g where g.id = p.sector_id)',
  'musteri.segment': '(select g.name from customer_groups g where g.id = p.segment_id)',
  'musteri.ciro': money('p.total_revenue', `'EUR'`),
  'musteri.hesabi_var': 'p.has_account::text',
  'musteri.temsilci': 'p.assigned_to',
  'musteri.temsilci_adi': '(select u.name from users u where u.id = p.assigned_to)',
  'musteri.son_temas': isoText('p.last_contact_at'),
  'musteri.son_talep': isoText('(select max(q.created_at) from requests q where q.customer_id = p.id)'),
  'musteri.bulten':
    '(exists (select from newsletter_subscribers n where n.email = p.email and n.may_receive))::text',
  'musteri.kayit': isoText('p.created_at'),
})

/** Each time it begins is a round. */
const roundOf = (value: string) =>
  `(select ${value} from chat_rounds r where r.conversation_id = s.id order by r.id desc limit 1)`

const readings: Readonly<Record<Subject, Reading>> = {
  customer: {
    table: 'profiles',
    label: 's.listed_as',
    holder: 's.assigned_to',
    customer: 's.id',
    facts: {},
  },
  request: {
    table: 'requests',
    label: 's.number',
    holder: `(select w.assigned_to from work_items w where w.request_id = s.id and w.status = 'open' limit 1)`,
    customer: 's.customer_id',
    facts: {
      'talep.numara': 's.number',
      'talep.baslik': 's.title',
      'talep.durum': 's.status',
      'talep.tasima': 's.shipment_type',
      'talep.cikis_ulke': 's.origin_country',
      'talep.cikis_sehir': 's.origin_city',
      'talep.varis_ulke': 's.destination_country',
      'talep.varis_sehir': 's.destination_city',
      'talep.agirlik': 's.estimated_weight::text',
      'talep.hacim': 's.estimated_volume::text',
      'talep.yuk': 's.cargo_type',
      'talep.aciliyet': 's.urgency_level',
      'talep.fiyat': money('s.quote_amount', 's.quote_currency'),
      'talep.soz': isoText('s.quote_due_at'),
      'talep.olusturma': isoText('s.created_at'),
      'talep.fiyatlandi': isoText('s.first_quoted_at'),
      'talep.ustlenen': `(select w.assigned_to from work_items w where w.request_id = s.id and w.status = 'open' limit 1)`,
    },
  },
  quote: {
    table: 'quotes',
    label: 's.quote_no',
    holder: 's.owner_id',
    customer: 's.customer_id',
    facts: {
      'teklif.numara': 's.quote_no',
      'teklif.baslik': 's.title',
      'teklif.revizyon': 's.revision::text',
      'teklif.durum': 's.status',
      'teklif.tasima': 's.transport_mode',
      'teklif.cikis': 's.pol',
      'teklif.varis': 's.pod',
      'teklif.tutar': money('coalesce(s.accepted_amount, s.total_amount)', 's.currency'),
      'teklif.gecerlilik': isoText('s.valid_until'),
      'teklif.gonderildi': isoText('s.sent_at'),
      'teklif.goruldu': isoText('s.viewed_at'),
      'teklif.yanitlandi': isoText('s.answered_at'),
      'teklif.red_nedeni': 's.rejection_reason',
      'teklif.sorumlu': 's.owner_id',
    },
  },
  shipment: {
    table: 'shipments',
    label: 's.shipment_number',
    holder: 's.operations_assigned_to',
    customer: 's.customer_id',
    facts: {
      'gonderi.numara': 's.shipment_number',
      'gonderi.baslik': 's.title',
      'gonderi.durum': 's.status',
      'gonderi.tasima': 's.shipment_type',
      'gonderi.gecikiyor': 's.delayed::text',
      'gonderi.gecikme_nedeni': 's.delay_reason',
      'gonderi.gumruk': 's.customs_status',
      'gonderi.konum': 's.current_location',
      'gonderi.cikis_ulke': 's.origin_country',
      'gonderi.cikis_sehir': 's.origin_city',
      'gonderi.varis_ulke': 's.destination_country',
      'gonderi.varis_sehir': 's.destination_city',
      'gonderi.tutar': money('s.quote_amount', 's.quote_currency'),
      'gonderi.varis': isoText('s.eta'),
      'gonderi.soz': isoText('s.promised_at'),
      'gonderi.teslim': isoText('s.delivered_at'),
      'gonderi.olusturma': isoText('s.created_at'),
      'gonderi.operasyon': 's.operations_assigned_to',
    },
  },
  document: {
    table: 'documents',
    label: 's.number',
    holder: 'p.assigned_to',
    customer: 's.customer_id',
    facts: {
      'belge.numara': 's.number',
      'belge.dosya': 's.file_name',
      'belge.tur': 's.document_type',
      'belge.inceleme': 's.review',
      'belge.yukleyen': 's.uploaded_by',
      'belge.gorunurluk': 's.visibility',
      'belge.gonderi_no': 's.shipment_number',
      'belge.talep_no': 's.request_number',
      'belge.yuklendi': isoText('s.uploaded_at'),
    },
  },
  work_item: {
    table: 'work_items',
    label: 's.title',
    holder: 's.assigned_to',
    customer: 's.customer_id',
    facts: {
      'is.baslik': 's.title',
      'is.tur': 's.kind',
      'is.oncelik': 's.priority',
      'is.durum': 's.status',
      'is.son_tarih': isoText('s.due_at'),
      'is.olusturma': isoText('s.created_at'),
      'is.ustlenen': 's.assigned_to',
    },
  },
  conversation: {
    table: 'chat_conversations',
    label: `coalesce(nullif(p.listed_as, ''), (select g.full_name from chat_guests g where g.id = s.guest_id), 'Ziyaretçi')`,
    holder: 's.staff_id',
    customer: 's.customer_id',
    facts: {
      'konusma.durum': 's.status',
      'konusma.kisi': `case when s.customer_id is null then 'guest' else 'customer' end`,
      'konusma.baslatan': roundOf('r.opened_by'),
      'konusma.basladi': isoText(roundOf('r.opened_at')),
      'konusma.ilk': '((select count(*) from chat_rounds r where r.conversation_id = s.id) < 2)::text',
      'konusma.son_yazan': 's.last_side',
      'konusma.bekliyor': isoText('s.waiting_since'),
      'konusma.son_mesaj': isoText('s.last_message_at'),
      'konusma.ustlenen': 's.staff_id',
    },
  },
  subscriber: {
    table: 'newsletter_subscribers',
    label: 's.email',
    holder: 'p.assigned_to',
    customer: '(select known.id from profiles known where known.email = s.email limit 1)',
    facts: {
      'abone.eposta': 's.email',
      'abone.ad': 's.name',
      'abone.durum': 's.status',
      'abone.kaynak': 's.subscription_source',
      'abone.kayit': isoText('s.subscription_date'),
      'abone.onay': isoText('s.confirmed_at'),
      'abone.ayrilma': isoText('s.unsubscribed_at'),
    },
  },
  campaign: {
    table: 'newsletter_campaigns',
    label: 's.title',
    holder: 's.created_by',
    customer: 'null',
    facts: {
      'kampanya.baslik': 's.title',
      'kampanya.konu': 's.subject',
      'kampanya.tur': 's.campaign_type',
      'kampanya.durum': 's.status',
      'kampanya.sablon': 's.is_template::text',
      'kampanya.alici': 's.recipients_count::text',
      'kampanya.gonderilen': 's.sent_count::text',
      'kampanya.sorun': 's.trouble',
      'kampanya.baslama': isoText('s.started_at'),
      'kampanya.bitis': isoText('s.sent_at'),
      'kampanya.hazirlayan': 's.created_by',
    },
  },
  ...officeReadings,
}

const statements = Object.fromEntries(
  Object.entries(readings).map(([subject, { id = 's.id', ...reading }]) => [
    subject,
    `select ${id} as id, ${reading.label} as label, p.id as customer_id, ${reading.holder} as holder_id, p.assigned_to as representative_id,
       ${Object.keys(reading.facts).length > 0 ? `${object(reading.facts)} || ` : ''}${customer} as facts
     from ${reading.table} s left join profiles p on p.id = ${reading.customer}
     where ${id} = any($1)`,
  ]),
) as Record<Subject, string>

/** By id; who is not there is gone. */
export async function readFacts(
  tx: Transaction,
  subject: Subject,
  ids: readonly string[],
): Promise<Map<string, Known>> {
  const rows = await tx.asSystem<Known>(statements[subject], [[...new Set(ids)]])
  return new Map(rows.map((row) => [row.id, row]))
}

const links: Readonly<Record<Subject, (known: Known) => string>> = {
  request: ({ id }) => `/staff/requests?request=${id}`,
  quote: ({ id }) => `/staff/quotes/${id}`,
  shipment: ({ id }) => `/staff/shipments/${id}`,
  customer: ({ id }) => `/staff/customer-management/${id}`,
  document: ({ id }) => `/staff/documents?document=${id}`,
  work_item: ({ id }) => `/staff/work-queue?item=${id}`,
  conversation: ({ id }) => `/staff/communication/${id}`,
  subscriber: ({ id }) => `/newsletter?subscriber=${id}`,
  campaign: ({ id }) => `/newsletter/campaigns/${id}`,
  contact: ({ customer_id }) => `/staff/customer-management/${customer_id ?? ''}`,
  mail: () => '/staff/work-queue?kind=inbound_mail',
  invitation: () => '/staff/analytics/visits',
  data_request: ({ id }) => `/staff/data-requests/${id}`,
  tracking_message: () => '/staff/tracking-messages',
  customer_import: ({ id }) => `/staff/customer-imports/${id}`,
  subscriber_import: ({ id }) => `/newsletter/imports/${id}`,
  rates: () => '/staff/rates',
  setting: ({ id }) => settingAddress(id),
  colleague: () => '/staff/settings/personel',
  rule: ({ id }) => `/staff/automations/${id}`,
  delivery: () => '/staff/automations?view=webhooks',
}
/** The page of the office that shows it. */
export const linkOf = (subject: Subject, known: Known) => links[subject](known)
