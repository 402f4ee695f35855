/** For the catalogue: a list of 5,000 invented loads, sorted and filtered in the page. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney, formatWeight } from '@kervan/domain/values/format-number.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const routes = ['Mersin – Hamburg', 'İstanbul – Şanghay', 'İzmir – Aşkabat', 'Gemlik – Iğdır']
const statuses = { pending: 'Bekliyor', approved: 'Onaylandı', delayed: 'Gecikmiş' } as const
type Status = keyof typeof statuses
const statusKeys = Object.keys(statuses) as Status[]
const day = 86_400_000

export type Load = {
  id: string
  number: string
  route: string
  status: Status
  kilograms: number
  amount: number
  at: number
}

export const loads: readonly Load[] = Array.from({ length: 5_000 }, (_, index) => ({
  id: String(index),
  number: `TLP-2026-${String(5_000 - index).padStart(6, '0')}`,
  route: routes[index % routes.length] ?? '',
  status: statusKeys[(index * 7) % statusKeys.length] ?? 'pending',
  kilograms: 320 + ((index * 7_919) % 24_000),
  amount: 980 + ((index * 104_729) % 12_000),
  at: Date.UTC(2026, 2, 5) - Math.floor(index / 14) * day,
}))

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const loadList: ListDefinition<Load> = {
  label: 'Örnek liste',
  caption: 'Örnek yükler',
  columns: [
    {
      key: 'number',
      head: 'Numara',
      place: 'main',
      sort: 'number',
      width: 11,
      grow: 1,
      cell: ({ id, number }) => (
        <a
          href="#listeler"
          data-row={id}
          className="figures font-medium outline-none after:absolute after:inset-0"
        >
          {number}
        </a>
      ),
    },
    { key: 'route', head: 'Güzergâh', sort: 'route', width: 11, grow: 3, cell: ({ route }) => route },
    {
      key: 'status',
      head: 'Durum',
      width: 9,
      cell: ({ status }) => <StatusBadge tone={status}>{statuses[status]}</StatusBadge>,
    },
    {
      key: 'date',
      head: 'Tarih',
      sort: 'at',
      numeric: true,
      width: 7,
      cell: ({ at }) => formatShortDate(new Date(at).toISOString()),
    },
    {
      key: 'weight',
      head: 'Ağırlık',
      sort: 'kilograms',
      optional: true,
      numeric: true,
      width: 7,
      cell: ({ kilograms }) => formatWeight(String(kilograms)),
    },
    {
      key: 'amount',
      head: 'Tutar',
      sort: 'amount',
      numeric: true,
      width: 8,
      cell: ({ amount }) => formatMoney(`${amount}.00`, 'EUR'),
    },
  ],
  defaultSort: '-number',
  searchLabel: 'Numara veya güzergâh ara',
  chips: {
    label: 'Duruma göre süz',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      ...statusKeys.map((status) => ({
        key: status,
        label: statuses[status],
        params: { status },
        urgent: status === 'delayed',
      })),
    ],
  },
  selects: [
    {
      name: 'route',
      label: 'Güzergâh',
      all: 'Bütün güzergâhlar',
      options: routes.map((route) => ({ value: route, label: route })),
    },
  ],
  noun: 'yük',
  rowName: ({ number }) => number,
  notFound: 'Yük bulunamadı',
  empty: { title: 'Henüz yük yok', text: 'İlk yük geldiği anda burada görünür.' },
  failure: { title: 'Yükler yüklenirken bir hata oluştu' },
  acts: [
    {
      key: 'take',
      label: 'Üstlen',
      done: 'üstlenildi',
      failed: 'üstlenilemedi',
      // Every fifth fails, to show how that is said.
      run: async ({ id }) => {
        await wait(200)
        if (Number(id) % 5 === 0) throw new TypeError('refused')
      },
      stale: () => ['catalogue'],
    },
  ],
}

/** What a server would answer. */
export function findLoads({ search, sort, filters }: ListState): Load[] {
  const words = foldTurkish(search)
  const found = loads.filter(
    ({ number, route, status }) =>
      foldTurkish(`${number} ${route}`).includes(words) &&
      (!filters.status || filters.status === status) &&
      (!filters.route || filters.route === route),
  )
  if (!sort) return found
  const [key, sign] = [sort.replace(/^-/, '') as keyof Load, sort.startsWith('-') ? -1 : 1]
  return found.toSorted((one, other) => sign * compare(one[key], other[key]))
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'tr')
}
