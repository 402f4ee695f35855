/** Every list that can be exported and whose views can be saved: its columns, and the query it shares with its own call. */
import { customersContract, type Profile } from '@kervan/domain/customers/customers.contract.ts'
import {
  customerStatusWords,
  profileState,
  profileStateWords,
} from '@kervan/domain/customers/customers.policy.ts'
import { quoteListContract } from '@kervan/domain/quotes/quote-list.contract.ts'
import type { StaffQuote } from '@kervan/domain/quotes/quote-list.ts'
import { marginStateWords, staffQuoteStatusWords } from '@kervan/domain/quotes/quote-options.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import type { StaffRequest } from '@kervan/domain/requests/request.ts'
import {
  shipmentTypeWords,
  staffRequestStatusWords,
  transportModeWords,
  urgencyLevelWords,
} from '@kervan/domain/requests/request-options.ts'
import { requestsContract } from '@kervan/domain/requests/requests.contract.ts'
import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import { type ShipmentSummary, shipmentsContract } from '@kervan/domain/shipments/shipments.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { staffShipmentsContract } from '@kervan/domain/shipments/staff-shipments.contract.ts'
import type { StaffShipment } from '@kervan/domain/shipments/staff-shipments.ts'
import { containerListContract } from '@kervan/domain/tracking/container-list.contract.ts'
import type { TrackedContainer } from '@kervan/domain/tracking/container-list.ts'
import { daysLeft } from '@kervan/domain/tracking/days-left.ts'
import { eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import { turnWords } from '@kervan/domain/tracking/exception-words.ts'
import { freeTimeWords } from '@kervan/domain/tracking/free-time-words.ts'
import { priorityWords, workKindWords, workStatusWords } from '@kervan/domain/workqueue/work.copy.ts'
import { type WorkItem, workqueueContract } from '@kervan/domain/workqueue/workqueue.contract.ts'
import type { z } from '@kervan/domain/z.ts'
import { customerList } from '#features/customers/customers.list.ts'
import { type ExportableLists, exportableList } from '#features/lists/exportable-list.ts'
import { staffQuoteList } from '#features/quotes/staff-quotes.list.ts'
import { staffRequestList } from '#features/requests/staff-requests.list.ts'
import { ownShipmentList } from '#features/shipments/own-shipments.list.ts'
import { staffShipmentList } from '#features/shipments/staff-shipments.list.ts'
import { containerList } from '#features/tracking/containers.list.ts'
import { workList } from '#features/workqueue/work-items.list.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { List } from '#spine/lists/define-list.ts'

type Procedure<Input extends z.ZodType> = { '~orpc': { inputSchema?: Input | undefined } }

/** What the list's own call takes, so that an export takes the same. */
function inputOf<Input extends z.ZodType>({ '~orpc': { inputSchema } }: Procedure<Input>): Input {
  if (!inputSchema) throw new Error('A list without an input.')
  return inputSchema
}

type Asked<Input> = { input: Input; personId: string; ids?: readonly string[] | undefined }

/** The pages and the number of rows, of a list made the one way. */
function pagesOf<Row, Input>(list: List<Row, Input>) {
  return {
    readPage: (tx: Transaction, page: Asked<Input> & { limit: number; after: string | undefined }) =>
      list.page(tx.query, page.personId, {
        ...page.input,
        limit: page.limit,
        after: page.after,
        ids: page.ids,
      }),
    count: (tx: Transaction, { input, ids, personId, most }: Asked<Input> & { most: number }) =>
      list.count(tx.query, personId, { ...input, ids }, most),
  }
}

const place = (city: string, country: string) => [city, country].filter(Boolean).join(', ')

const staffRequests = exportableList({
  name: 'staff_requests',
  title: 'Talepler',
  door: 'staff',
  input: inputOf(requestsContract.staffList),
  ...pagesOf(staffRequestList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['title', 'number'], value: (row: StaffRequest) => row.number },
    { head: 'Başlık', kind: 'text', of: ['title'], value: (row) => row.title },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => staffRequestStatusWords[row.status] },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Taşıma türü',
      kind: 'text',
      of: ['title'],
      value: (row) => shipmentTypeWords[row.shipment_type],
    },
    {
      head: 'Çıkış',
      kind: 'text',
      of: ['title'],
      value: (row) => place(row.origin_city, row.origin_country),
    },
    {
      head: 'Varış',
      kind: 'text',
      of: ['title'],
      value: (row) => place(row.destination_city, row.destination_country),
    },
    { head: 'Tercih edilen gün', kind: 'day', value: (row) => row.preferred_date },
    {
      head: 'Aciliyet',
      kind: 'text',
      value: (row) => (row.urgency_level ? urgencyLevelWords[row.urgency_level] : ''),
    },
    { head: 'Teklif tutarı', kind: 'money', of: ['amount'], value: (row) => row.quote_amount },
    { head: 'Para birimi', kind: 'text', of: ['amount'], value: (row) => row.quote_currency },
    { head: 'Teklif geçerliliği', kind: 'moment', value: (row) => row.quote_valid_until },
    { head: 'Yanıt için son an', kind: 'moment', of: ['due'], value: (row) => row.quote_due_at },
    { head: 'Revize notu', kind: 'text', value: (row) => row.revision_note },
    { head: 'Oluşturulma', kind: 'moment', of: ['created'], value: (row) => row.created_at },
    { head: 'Son değişiklik', kind: 'moment', value: (row) => row.updated_at },
  ],
})

const staffQuotes = exportableList({
  name: 'staff_quotes',
  title: 'Teklifler',
  door: 'staff',
  input: inputOf(quoteListContract.list),
  ...pagesOf(staffQuoteList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['number'], value: (row: StaffQuote) => row.quote_no },
    { head: 'Revizyon', kind: 'number', of: ['number'], value: (row) => row.revision },
    { head: 'Başlık', kind: 'text', value: (row) => row.title },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => staffQuoteStatusWords[row.status] },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'E-posta', kind: 'text', of: ['customer'], value: (row) => row.customer_email },
    { head: 'Yükleme', kind: 'text', of: ['lane'], value: (row) => row.pol },
    { head: 'Boşaltma', kind: 'text', of: ['lane'], value: (row) => row.pod },
    {
      head: 'Taşıma şekli',
      kind: 'text',
      of: ['mode'],
      value: (row) => transportModeWords[row.transport_mode],
    },
    { head: 'Sorumlu', kind: 'text', of: ['owner'], value: (row) => row.owner_name },
    { head: 'Son an', kind: 'moment', of: ['due'], value: (row) => row.due_at },
    { head: 'Tutar', kind: 'money', of: ['amount'], value: (row) => row.total_amount },
    { head: 'Para birimi', kind: 'text', of: ['amount'], value: (row) => row.currency },
    { head: 'Marj (%)', kind: 'number', of: ['margin'], value: (row) => row.margin_pct },
    { head: 'Marj durumu', kind: 'text', of: ['margin'], value: (row) => marginStateWords[row.margin_state] },
    { head: 'Geçerlilik', kind: 'moment', value: (row) => row.valid_until },
    { head: 'Gönderilme', kind: 'moment', of: ['sent'], value: (row) => row.sent_at },
    { head: 'Yanıt', kind: 'moment', value: (row) => row.answered_at },
    {
      head: 'Kaybedilme nedeni',
      kind: 'text',
      value: (row) => (row.rejection_reason ? rejectionReasonWords[row.rejection_reason] : ''),
    },
    { head: 'Oluşturulma', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})

const staffShipments = exportableList({
  name: 'staff_shipments',
  title: 'Gönderiler',
  door: 'staff',
  input: inputOf(staffShipmentsContract.list),
  ...pagesOf(staffShipmentList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['number'], value: (row: StaffShipment) => row.shipment_number },
    { head: 'Başlık', kind: 'text', value: (row) => row.title },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Çıkış',
      kind: 'text',
      of: ['lane'],
      value: (row) => place(row.origin_city, row.origin_country),
    },
    {
      head: 'Varış',
      kind: 'text',
      of: ['lane'],
      value: (row) => place(row.destination_city, row.destination_country),
    },
    {
      head: 'Taşıma türü',
      kind: 'text',
      of: ['type'],
      value: (row) => shipmentTypeWords[row.shipment_type],
    },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => shipmentStatusWords[row.status] },
    { head: 'Gecikme', kind: 'moment', of: ['delay'], value: (row) => row.delayed_since },
    { head: 'Gecikme nedeni', kind: 'text', of: ['delay'], value: (row) => row.delay_reason },
    { head: 'Beklenen varış', kind: 'moment', of: ['eta'], value: (row) => row.eta },
    { head: 'Son yer', kind: 'text', of: ['place'], value: (row) => row.current_location },
    { head: 'Konteyner', kind: 'text', of: ['container'], value: (row) => row.container_numbers.join(', ') },
    { head: 'Operasyon', kind: 'text', of: ['owner'], value: (row) => row.operations_name },
    { head: 'Tutar', kind: 'money', value: (row) => row.quote_amount },
    { head: 'Para birimi', kind: 'text', value: (row) => row.quote_currency },
    { head: 'Teslim', kind: 'moment', value: (row) => row.delivered_at },
    { head: 'Oluşturulma', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})

/** The portal shows cards and no columns, so that all of it is exported. */
const ownShipments = exportableList({
  name: 'own_shipments',
  title: 'Gönderilerim',
  door: 'customer',
  input: inputOf(shipmentsContract.list),
  ...pagesOf(ownShipmentList),
  columns: [
    { head: 'Numara', kind: 'text', value: (row: ShipmentSummary) => row.shipment_number },
    { head: 'Sipariş numaranız', kind: 'text', value: (row) => row.own_reference },
    { head: 'Verdiğiniz ad', kind: 'text', value: (row) => row.own_name },
    { head: 'Başlık', kind: 'text', value: (row) => row.title },
    { head: 'Taşıma türü', kind: 'text', value: (row) => shipmentTypeWords[row.shipment_type] },
    { head: 'Durum', kind: 'text', value: (row) => shipmentStatusWords[row.status] },
    { head: 'Gecikmiş', kind: 'text', value: (row) => (row.delayed ? 'Evet' : 'Hayır') },
    { head: 'Çıkış', kind: 'text', value: (row) => place(row.origin_city, row.origin_country) },
    { head: 'Varış', kind: 'text', value: (row) => place(row.destination_city, row.destination_country) },
    { head: 'Konteyner', kind: 'text', value: (row) => row.container_numbers.join(', ') },
    { head: 'Son yer', kind: 'text', value: (row) => row.current_location },
    { head: 'Beklenen varış', kind: 'moment', value: (row) => row.eta },
    { head: 'Teslim', kind: 'moment', value: (row) => row.delivered_at },
    { head: 'Tutar', kind: 'money', value: (row) => row.quote_amount },
    { head: 'Para birimi', kind: 'text', value: (row) => row.quote_currency },
    { head: 'Oluşturulma', kind: 'moment', value: (row) => row.created_at },
  ],
})

const staffContainers = exportableList({
  name: 'staff_containers',
  title: 'Konteynerler',
  door: 'staff',
  input: inputOf(containerListContract.list),
  ...pagesOf(containerList),
  columns: [
    { head: 'Konteyner', kind: 'text', of: ['number'], value: (row: TrackedContainer) => row.number },
    {
      head: 'Ücretsiz süre',
      kind: 'text',
      of: ['free'],
      value: (row) => (row.free_kind ? freeTimeWords[row.free_kind] : ''),
    },
    {
      head: 'Kalan gün',
      kind: 'number',
      of: ['free'],
      value: (row) => (row.free_until ? daysLeft(row.free_until, new Date()) : null),
    },
    { head: 'Yer', kind: 'text', of: ['place'], value: (row) => row.place_name },
    {
      head: 'Son olay',
      kind: 'text',
      of: ['last'],
      value: (row) => (row.last_kind ? eventKinds[row.last_kind].word : ''),
    },
    { head: 'Son olayın zamanı', kind: 'moment', of: ['last'], value: (row) => row.last_at },
    { head: 'Beklenen varış', kind: 'moment', of: ['eta'], value: (row) => row.eta },
    { head: 'Gönderi', kind: 'text', of: ['shipment'], value: (row) => row.shipment_number },
    {
      head: 'Gönderi durumu',
      kind: 'text',
      of: ['status'],
      value: (row) => shipmentStatusWords[row.shipment_status],
    },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Boy ve tür',
      kind: 'text',
      of: ['size'],
      value: (row) => sizeTypeWords[row.size_type as SizeType] ?? row.size_type,
    },
    { head: 'Mühür', kind: 'text', of: ['seal'], value: (row) => row.seal },
  ],
})

const workItems = exportableList({
  name: 'work_items',
  title: 'İş kuyruğu',
  door: 'staff',
  input: inputOf(workqueueContract.list),
  ...pagesOf(workList),
  columns: [
    { head: 'İş', kind: 'text', of: ['title'], value: (row: WorkItem) => row.title },
    { head: 'Tür', kind: 'text', of: ['kind'], value: (row) => workKindWords[row.kind] },
    { head: 'Öncelik', kind: 'text', of: ['priority'], value: (row) => priorityWords[row.priority] },
    { head: 'Durum', kind: 'text', value: (row) => workStatusWords[row.status] },
    { head: 'Son an', kind: 'moment', of: ['due'], value: (row) => row.due_at },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.company },
    { head: 'E-posta', kind: 'text', value: (row) => row.email },
    { head: 'Telefon', kind: 'text', value: (row) => row.phone },
    { head: 'Talep', kind: 'text', of: ['title'], value: (row) => row.request_number },
    { head: 'Gönderi', kind: 'text', of: ['title', 'number'], value: (row) => row.shipment_number },
    { head: 'Neden', kind: 'text', of: ['why'], value: (row) => row.description },
    {
      head: 'Hat',
      kind: 'text',
      of: ['lane'],
      value: ({ lane }) => [lane?.origin_city, lane?.destination_city].filter(Boolean).join(' – '),
    },
    { head: 'Başladı', kind: 'moment', of: ['since'], value: (row) => row.since },
    { head: 'Sıra', kind: 'text', of: ['turn'], value: (row) => (row.turn ? turnWords[row.turn] : '') },
    { head: 'Son gün', kind: 'moment', of: ['deadline'], value: (row) => row.deadline },
    { head: 'Üstlenen', kind: 'text', of: ['assignee'], value: (row) => row.assignee_name },
    { head: 'Tamamlayan', kind: 'text', of: ['doer'], value: (row) => row.done_by },
    {
      head: 'Tamamlanma',
      kind: 'moment',
      of: ['at'],
      value: (row) => (row.status === 'done' ? row.updated_at : null),
    },
    { head: 'Kapanma nedeni', kind: 'text', of: ['doer'], value: (row) => row.closed_because },
    { head: 'Eklenme', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})

const customers = exportableList({
  name: 'customers',
  title: 'Müşteriler',
  door: 'staff',
  input: inputOf(customersContract.list),
  ...pagesOf(customerList),
  columns: [
    { head: 'Ad soyad', kind: 'text', of: ['name'], value: (row: Profile) => row.full_name },
    { head: 'Şirket', kind: 'text', of: ['company'], value: (row) => row.company },
    { head: 'Bağlı olduğu firma', kind: 'text', of: ['company'], value: (row) => row.organisation_name },
    { head: 'E-posta', kind: 'text', of: ['email'], value: (row) => row.email },
    { head: 'Telefon', kind: 'text', of: ['email'], value: (row) => row.phone },
    { head: 'Görev', kind: 'text', value: (row) => row.position },
    { head: 'Temsilci', kind: 'text', of: ['representative'], value: (row) => row.representative_name },
    {
      head: 'Durum',
      kind: 'text',
      of: ['status'],
      value: (row) => customerStatusWords[row.customer_status],
    },
    { head: 'Profil', kind: 'text', of: ['state'], value: (row) => profileStateWords[profileState(row)] },
    { head: 'Katılma', kind: 'moment', of: ['since'], value: (row) => row.joined_at },
    { head: 'Kayıt', kind: 'moment', value: (row) => row.created_at },
  ],
})

export const exportableLists: ExportableLists = new Map(
  [staffRequests, staffQuotes, staffShipments, staffContainers, ownShipments, workItems, customers].map(
    (list) => [list.name, list],
  ),
)
