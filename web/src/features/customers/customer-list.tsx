/** The list of customers, newest first, updated live. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import {
  type CustomerStatus,
  customerStatuses,
  customerStatusWords,
  profileState,
  profileStateWords,
} from '@kervan/domain/customers/customers.policy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessagesSquare, UserRoundPlus } from 'lucide-react'
import { useLocation } from 'react-router'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import { api } from '#spine/api/api.ts'
import { List } from '#spine/lists/list.tsx'
import { type ListState, listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const statusTones = {
  lead: { icon: UserRoundPlus, colours: 'bg-cancelled-fill text-cancelled' },
  potential: { icon: MessagesSquare, colours: 'bg-transit-fill text-transit' },
  active: 'approved',
} as const

const customers: ListDefinition<Profile> = {
  label: 'Müşteriler',
  caption: 'Müşteriler',
  columns: [
    {
      key: 'name',
      sort: 'name',
      head: 'Ad soyad',
      place: 'main',
      cell: ({ full_name }) => full_name || '–',
      width: 10,
      grow: 2,
      className: 'font-medium',
    },
    {
      key: 'company',
      sort: 'company',
      head: 'Şirket',
      cell: ({ company }) => company || '–',
      width: 10,
      grow: 2,
    },
    {
      key: 'email',
      sort: 'email',
      head: 'E-posta',
      cell: ({ email, phone }) =>
        email ? (
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
        ) : (
          phone || '–'
        ),
      width: 12,
      grow: 3,
    },
    {
      key: 'representative',
      sort: 'representative',
      head: 'Temsilci',
      cell: ({ representative_name }) => representative_name ?? '–',
      width: 9,
      grow: 1,
    },
    {
      key: 'status',
      sort: 'status',
      head: 'Durum',
      cell: ({ customer_status }) => (
        <StatusBadge tone={statusTones[customer_status]}>{customerStatusWords[customer_status]}</StatusBadge>
      ),
      width: 8,
    },
    {
      key: 'state',
      sort: 'profile',
      head: 'Profil',
      cell: (row) => <ProfileBadge row={row} />,
      width: 8.5,
    },
    {
      key: 'since',
      sort: 'created',
      head: 'Katıldı',
      cell: ({ joined_at, created_at }) => (
        <RelativeTime moment={joined_at ?? created_at} className="whitespace-nowrap text-muted" />
      ),
      width: 9,
    },
  ],
  defaultSort: '-created',
  searchLabel: 'Ad, şirket veya e-posta ara',
  chips: {
    label: 'Müşteri süzgeci',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      ...customerStatuses.map((status) => ({
        key: status,
        label: customerStatusWords[status],
        params: { status },
        empty: { title: 'Bu durumda müşteri yok' },
      })),
      { key: 'with_account', label: 'Hesabı var', params: { account: 'yes' } },
      { key: 'without_account', label: 'Hesabı yok', params: { account: 'no' } },
    ],
  },
  noun: 'müşteri',
  rowName: ({ full_name, company, email }) => full_name || company || email,
  notFound: 'Müşteri bulunamadı',
  empty: { title: 'Henüz müşteri yok', text: 'İlk müşteri katıldığı anda burada görünür.' },
  failure: { title: 'Müşteriler yüklenirken bir hata oluştu' },
}

export function CustomerList() {
  const state = useListState(customers)
  const { search } = useLocation()
  return (
    <List
      definition={customers}
      state={state}
      pages={useCustomers(state)}
      counts={useCustomerCounts(state).data}
      actions={
        <>
          <SavedViewsMenu list="customers" query={listQueryOf(customers, search)} />
          <ExportMenu
            list="customers"
            input={{ ...orderAndSearch(state), ...filtersOf(state) }}
            columns={shownColumns(customers, state)}
          />
        </>
      }
    />
  )
}

function ProfileBadge({ row }: { row: Profile }) {
  const state = profileState(row)
  const words = profileStateWords[state]
  if (state === 'no_account') return <span className="text-muted">{words}</span>
  return <StatusBadge tone={state === 'complete' ? 'approved' : 'pending'}>{words}</StatusBadge>
}

function useCustomers(state: ListState) {
  return useListPages(
    api.customers.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

function filtersOf({ filters: { status, account } }: ListState) {
  return {
    ...(status && { status: status as CustomerStatus }),
    ...(account && { has_account: account === 'yes' ? 'true' : 'false' }),
  }
}

function useCustomerCounts({ search }: ListState) {
  return useQuery(
    api.customers.counts.queryOptions({
      input: { ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  )
}
