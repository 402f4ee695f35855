/** `/staff/leads`: who has asked for nothing yet, where they came from, how long they have been here, and what comes next with them. */
import { type LeadSource, leadSources, leadSourceWords } from '@kervan/domain/customers/customers.policy.ts'
import { type LeadFilter, leadFilters, leadFilterWords } from '@kervan/domain/workqueue/lead-steps.ts'
import type { Lead } from '@kervan/domain/workqueue/leads.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { leadColumns, leadName } from '#features/workqueue/leads/lead-columns.tsx'
import { api } from '#spine/api/api.ts'
import { List } from '#spine/lists/list.tsx'
import { type ListState, useListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

const emptyWords: Record<LeadFilter, { title: string; text: string }> = {
  waiting: {
    title: 'Karar bekleyen aday yok',
    text: 'Uzun süre ses çıkmayan adaylar her sabah burada sorulur.',
  },
  parked: { title: 'Bekletilen aday yok', text: 'Bekletilen bir aday, gününe kadar burada durur.' },
  given_up: { title: 'Vazgeçilen aday yok', text: 'Vazgeçilen bir adayla görüşülürse yeniden ele alınır.' },
}

const leads: ListDefinition<Lead> = {
  label: 'Adaylar',
  caption: 'Adaylar',
  columns: leadColumns,
  defaultSort: '-created',
  searchLabel: 'Ad, şirket veya e-posta ara',
  chips: {
    label: 'Aday süzgeci',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      ...leadFilters.map((only) => ({
        key: only,
        label: leadFilterWords[only],
        params: { only },
        urgent: only === 'waiting',
        empty: emptyWords[only],
      })),
    ],
  },
  selects: [
    {
      name: 'source',
      label: 'Kaynak',
      all: 'Bütün kaynaklar',
      options: leadSources.map((source) => ({ value: source, label: leadSourceWords[source] })),
    },
  ],
  noun: 'aday',
  rowName: leadName,
  notFound: 'Aday bulunamadı',
  empty: {
    title: 'Henüz aday yok',
    text: 'Talebi olmayan her yeni kayıt burada görünür; ilk talebiyle potansiyel müşteri olur.',
  },
  failure: { title: 'Adaylar yüklenirken bir hata oluştu' },
}

export function LeadsPage() {
  useDocumentTitle('Adaylar')
  const state = useListState(leads)
  const pages = useListPages(
    api.workqueue.leads.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
  const counts = useLeadCounts(state).data
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h1 className="text-22">Adaylar</h1>
          <p className="measure text-13 text-muted">
            İlk talebiyle potansiyel, kabul ettiği teklifle aktif müşteri olur.
          </p>
        </div>
        <LinkButton href="/staff/customer-management">Müşteriler</LinkButton>
      </header>
      <List definition={leads} state={state} pages={pages} counts={counts} />
    </div>
  )
}

function filtersOf({ filters: { only, source } }: ListState) {
  return {
    ...(only && { only: only as LeadFilter }),
    ...(source && { source: source as LeadSource }),
  }
}

function useLeadCounts({ search, filters: { source } }: ListState) {
  return useQuery(
    api.workqueue.leads.counts.queryOptions({
      input: { ...(search && { search }), ...(source && { source: source as LeadSource }) },
      placeholderData: keepPreviousData,
    }),
  )
}
