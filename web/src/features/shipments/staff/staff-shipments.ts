/** The office's list of shipments, as it is declared. */
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { delayedWord, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#features/auth/session.ts'
import { chooseCustomer } from '#features/customers/customer-filter.tsx'
import { staffShipmentColumns } from '#features/shipments/staff/staff-shipment-columns.tsx'
import {
  endsOf,
  laneText,
  nobody,
  oneself,
  type StaffShipmentRow,
} from '#features/shipments/staff/staff-shipment-list.ts'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { api, client } from '#spine/api/api.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import type { BulkAct, FilterOption, ListDefinition } from '#spine/lists/list-definition.ts'

const statusTab = (status: keyof typeof shipmentStatusWords, rare = false): FilterOption => ({
  key: status,
  rare,
  label: shipmentStatusWords[status],
  params: { status },
  empty: { title: 'Bu durumda gönderi yok' },
})

const tabs: readonly FilterOption[] = [
  { key: 'total', label: 'Tümü', params: {} },
  {
    key: 'active',
    label: 'Süren',
    params: { status: 'active' },
    empty: { title: 'Süren gönderi yok' },
  },
  {
    key: 'delayed',
    label: delayedWord,
    params: { status: 'delayed' },
    urgent: true,
    empty: { title: 'Geciken gönderi yok', text: 'Süren gönderilerin hepsi söz verilen günde.' },
  },
  statusTab('preparing', true),
  statusTab('in_transit'),
  statusTab('customs'),
  statusTab('delivered'),
  statusTab('cancelled', true),
]

const plain: Omit<ListDefinition<StaffShipmentRow>, 'selects' | 'acts'> = {
  label: 'Gönderi listesi',
  caption: 'Gönderiler',
  columns: staffShipmentColumns,
  defaultSort: '-created',
  searchLabel: 'Numara, müşteri, konteyner, konşimento veya plaka ara',
  chips: { label: 'Durum süzgeci', options: tabs },
  links: [
    {
      name: 'customer',
      isValid: (id) => /^[\da-f-]{36}$/i.test(id),
      choose: chooseCustomer,
      text: (_, rows) => `Müşteri: ${rows?.[0]?.customer_company || rows?.[0]?.customer_name || 'seçilen'}`,
    },
  ],
  newRows: 'yeni gönderi',
  noun: 'gönderi',
  rowName: ({ shipment_number }) => shipment_number,
  notFound: 'Gönderi bulunamadı',
  empty: { title: 'Henüz gönderi yok', text: 'Bir teklif onaylandığında gönderisi burada görünür.' },
  failure: { title: 'Sevkiyat Verisi Hatası' },
}

const setStatus: BulkAct<StaffShipmentRow> = {
  key: 'status',
  label: 'Durumu değiştir',
  choices: Object.entries(shipmentStatusWords).map(([value, label]) => ({ value, label })),
  question: ({ length: count }, status = '') => ({
    title: `${formatCount(count)} gönderinin durumu «${status}» olsun mu?`,
    description:
      'Her biri elle girilmiş bir kayıt olur ve müşterisi hemen görür. Kayıtlar gönderinin sayfasında geri alınabilir.',
  }),
  done: 'için durum değişti',
  failed: 'için durum değişmedi',
  problem: requestWords.statusFailed,
  stale: () => api.shipments.key(),
  run: ({ id }, status) =>
    client.tracking.staff.tell({
      id,
      kind: 'status_set',
      status: status as StaffShipmentRow['status'],
      happened_at: new Date().toISOString(),
    }),
}

/** Of what may have arrived although its answer was lost: sent again, it is the same notice. */
const unanswered = new Map<string, string>()

const notifyCustomers: BulkAct<StaffShipmentRow> = {
  key: 'notify',
  label: 'Müşteriye bildir',
  question: ({ length: count }) => ({
    title: `${formatCount(count)} gönderinin müşterisine bildirilsin mi?`,
    description:
      'Gönderinin bugünkü durumu, son yeri ve beklenen varışı bildirim ve e-posta olarak gider; her gönderi için bir kez.',
  }),
  done: 'müşterisine bildirildi',
  failed: 'müşterisine bildirilemedi',
  stale: () => api.shipments.key(),
  run: async ({ id }) => {
    const idempotencyKey = unanswered.get(id) ?? randomKey()
    unanswered.set(id, idempotencyKey)
    await client.shipments.staff.notify({ id, to: 'customer' }, { context: { idempotencyKey } })
    unanswered.delete(id)
  },
}

const assigning = { done: 'atandı', failed: 'atanamadı', stale: () => api.shipments.key() }

export function useStaffShipmentDefinition(): ListDefinition<StaffShipmentRow> {
  const me = useSession('office').data?.person?.id
  const colleagues = useQuery(api.quotes.choices.queryOptions({ staleTime: 300_000 })).data?.people
  const lanes = useQuery(api.shipments.staff.lanes.queryOptions({ staleTime: 300_000 })).data?.lanes
  const [asked, lane] = [useParam('owner'), useParam('lane')]
  return useMemo(() => {
    const others = colleagues
      ?.filter(({ id }) => id !== me)
      .map(({ id, full_name }) => ({ value: id, label: full_name }))
    const acts: BulkAct<StaffShipmentRow>[] = [
      {
        key: 'take',
        label: 'Bana ata',
        ...assigning,
        run: ({ id }) => client.shipments.staff.assign({ id, assigned_to: me ?? '' }),
      },
      {
        key: 'assign',
        label: 'Operasyonu ata',
        choices: others ?? [],
        ...assigning,
        run: ({ id }, assigned_to = '') => client.shipments.staff.assign({ id, assigned_to }),
      },
      setStatus,
      notifyCustomers,
    ]
    return {
      ...plain,
      selects: [
        {
          name: 'owner',
          label: 'Operasyon sorumlusu',
          all: 'Bütün sorumlular',
          options: [
            { value: oneself, label: 'Benim' },
            { value: nobody, label: 'Sorumlusu yok' },
            // Until the names are there, so that the first page is filtered already.
            ...(others ?? (asked && asked.length === 36 ? [{ value: asked, label: 'Seçilen kişi' }] : [])),
          ],
        },
        {
          name: 'type',
          label: 'Taşıma türü',
          all: 'Bütün taşımalar',
          options: Object.entries(shipmentTypeWords).map(([value, label]) => ({ value, label })),
        },
        { name: 'lane', label: 'Hat', all: 'Bütün hatlar', options: laneOptions(lanes ?? [], lane) },
        {
          name: 'delay',
          label: 'Gecikme',
          all: 'Geciken ve gecikmeyen',
          options: [
            { value: 'late', label: delayedWord },
            { value: 'on_time', label: 'Gecikmeyen' },
          ],
        },
        {
          name: 'free',
          label: 'Ücretsiz süre',
          all: 'Ücretsiz süre: hepsi',
          options: [
            { value: 'running', label: 'Süresi işleyen' },
            { value: 'soon', label: 'Üç gün ve altı' },
            { value: 'over', label: 'Süresi dolan' },
          ],
        },
      ],
      acts,
    }
  }, [me, colleagues, lanes, asked, lane])
}

/** With the one that a link names, which may be a rare one. */
function laneOptions(lanes: readonly { origin: string; destination: string }[], named: string | null) {
  const known = lanes.map(({ origin, destination }) => laneText(origin, destination))
  const all = named && endsOf(named) && !known.includes(named) ? [named, ...known] : known
  return all.map((lane) => ({ value: lane, label: lane }))
}
