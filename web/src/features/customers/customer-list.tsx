/** The list of customers, newest first, updated live. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#spine/api/api.ts'
import { LiveTable } from '#spine/live/live-table.tsx'
import { CardHead } from '#spine/ui/card.tsx'
import type { Column } from '#spine/ui/data-table.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

type Customer = NonNullable<ReturnType<typeof useCustomers>['data']>[number]

const columns: readonly Column<Customer>[] = [
  { key: 'name', head: 'Ad soyad', cell: ({ full_name }) => full_name || '–', className: 'font-medium' },
  { key: 'company', head: 'Şirket', cell: ({ company }) => company || '–' },
  {
    key: 'email',
    head: 'E-posta',
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className="link break-all">
        {email}
      </a>
    ),
  },
  {
    key: 'representative',
    head: 'Temsilci',
    cell: ({ representative_name }) => representative_name ?? '–',
  },
  {
    key: 'state',
    head: 'Durum',
    cell: ({ profile_completed }) =>
      profile_completed ? (
        <StatusBadge tone="approved">Profil tam</StatusBadge>
      ) : (
        <StatusBadge tone="pending">Profil eksik</StatusBadge>
      ),
  },
  {
    key: 'since',
    head: 'Katıldı',
    cell: ({ joined_at, created_at }) => (
      <RelativeTime moment={joined_at ?? created_at} className="whitespace-nowrap text-muted" />
    ),
  },
]

export function CustomerList() {
  const [search, setSearch] = useState('')
  const searchText = useDebounced(search.trim())
  const customers = useCustomers(searchText)
  return (
    <LiveTable
      label="Müşteriler"
      caption="Müşteriler, en yenisi başta"
      columns={columns}
      pages={customers}
      listKey={searchText}
      empty={
        searchText ? (
          <EmptyState title="Müşteri bulunamadı">Aramanızı değiştirip yeniden deneyin.</EmptyState>
        ) : (
          <EmptyState title="Henüz müşteri yok">İlk müşteri katıldığı anda burada görünür.</EmptyState>
        )
      }
      failure={{ title: 'Müşteriler yüklenirken bir hata oluştu' }}
      head={
        <CardHead
          title="Yeni müşteriler"
          className="flex-wrap max-md:px-0"
          action={
            <SearchField
              label="Ad, şirket veya e-posta ara"
              value={search}
              onChange={setSearch}
              shortcut
              className="w-full sm:w-72"
            />
          }
        />
      }
    />
  )
}

function useCustomers(search: string) {
  return useInfiniteQuery(
    api.customers.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...(search && { search }),
        ...(after && { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: (previous) => previous,
    }),
  )
}
