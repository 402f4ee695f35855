/** The customers as cards or as a table, newest first, updated live; which of the two stands in the address. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import {
  type CustomerStatus,
  customerStatuses,
  customerStatusWords,
} from '@kervan/domain/customers/customers.policy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { CustomerCards } from '#features/customers/customer-cards.tsx'
import { customerColumns, customerName } from '#features/customers/customer-columns.tsx'
import { useCustomerGroups } from '#features/customers/record/use-customer-groups.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { List } from '#spine/lists/list.tsx'
import {
  type ListState,
  listQueryOf,
  shownColumns,
  useListState,
  withoutFilters,
} from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { ListToolbar } from '#spine/lists/list-toolbar.tsx'
import { sortOptionsOf } from '#spine/lists/phone-filters.tsx'
import { SortSelect } from '#spine/lists/sort-select.tsx'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

const customers: ListDefinition<Customer> = {
  label: 'Müşteriler',
  caption: 'Müşteriler',
  columns: customerColumns,
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
      { key: 'joined', label: 'Bu ay katılan', params: { joined: 'this_month' }, rare: true },
      { key: 'with_account', label: 'Hesabı var', params: { account: 'yes' }, rare: true },
      { key: 'without_account', label: 'Hesabı yok', params: { account: 'no' }, rare: true },
    ],
  },
  noun: 'müşteri',
  rowName: customerName,
  notFound: 'Müşteri bulunamadı',
  empty: { title: 'Henüz müşteri yok', text: 'İlk müşteri katıldığı anda burada görünür.' },
  failure: { title: 'Müşteriler yüklenirken bir hata oluştu' },
}

/** With the sectors that an admin keeps. */
function useCustomerDefinition(): ListDefinition<Customer> {
  const { sectors } = useCustomerGroups()
  return useMemo(
    () => ({
      ...customers,
      selects: [{ name: 'sector', label: 'Sektör', all: 'Bütün sektörler', options: sectors }],
    }),
    [sectors],
  )
}

/** Null where the address does not say it: cards. */
const tableView = 'table'

export function CustomerList() {
  const definition = useCustomerDefinition()
  const state = useListState(definition)
  const { search } = useLocation()
  const isWide = useWideScreen()
  const isTable = useParam('view') === tableView
  const pages = useCustomers(state)
  const counts = useCustomerCounts(state).data
  const query = new URLSearchParams(listQueryOf(definition, search))
  if (isTable) query.set('view', tableView)
  const actions = (
    <>
      {!isTable && isWide && (
        <SortSelect
          options={sortOptionsOf(definition)}
          sort={state.sort}
          defaultSort={definition.defaultSort}
          className="h-9 text-13"
        />
      )}
      <ViewSwitch isTable={isTable} />
      <SavedViewsMenu list="customers" query={query.toString()} />
      <ExportMenu
        list="customers"
        input={{ ...orderAndSearch(state), ...filtersOf(state) }}
        columns={shownColumns(definition, state)}
      />
    </>
  )
  if (isTable)
    return <List definition={definition} state={state} pages={pages} counts={counts} actions={actions} />
  return (
    <div className="flex flex-col gap-4 max-md:gap-2">
      <ListToolbar
        definition={definition}
        state={state}
        rows={pages.data}
        counts={counts}
        actions={actions}
        isTable={!isWide}
      />
      <PagedList
        pages={pages}
        failure={definition.failure}
        empty={<NoCustomers definition={definition} state={state} />}
        skeleton="h-44 rounded-card"
      >
        {(rows) => <CustomerCards rows={rows} />}
      </PagedList>
    </div>
  )
}

function ViewSwitch({ isTable }: { isTable: boolean }) {
  const { search } = useLocation()
  const link = (view: string | null, label: string, isChosen: boolean, icon: ReactNode) => (
    <Link
      to={{ search: withParams(search, { view }) }}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
      title={label}
      className={cn(
        'grid h-9 w-9 place-items-center rounded-field text-muted hover:bg-hover hover:text-ink max-md:h-10 max-md:w-10',
        isChosen && 'bg-hover text-ink',
      )}
    >
      {icon}
    </Link>
  )
  return (
    <div className="flex gap-0.5">
      {link(
        null,
        'Kart görünümü',
        !isTable,
        <LayoutGrid className="size-4" strokeWidth={1.75} aria-hidden />,
      )}
      {link(
        tableView,
        'Tablo görünümü',
        isTable,
        <Rows3 className="size-4" strokeWidth={1.75} aria-hidden />,
      )}
    </div>
  )
}

function NoCustomers({ definition, state }: { definition: ListDefinition<Customer>; state: ListState }) {
  const { pathname, search } = useLocation()
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0
  if (!isFiltered) return <EmptyState title={definition.empty.title}>{definition.empty.text}</EmptyState>
  return (
    <EmptyState
      title={definition.notFound}
      action={
        <LinkButton href={pathname + withoutFilters(definition, search)} preventScrollReset>
          Süzgeçleri temizle
        </LinkButton>
      }
    >
      Aramanızı veya süzgeçleri değiştirip yeniden deneyin.
    </EmptyState>
  )
}

function useCustomers(state: ListState) {
  return useListPages(
    api.customers.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

function filtersOf({ filters: { status, account, sector, joined } }: ListState) {
  return {
    ...(joined && { joined: 'this_month' as const }),
    ...(status && { status: status as CustomerStatus }),
    ...(account && { has_account: account === 'yes' ? 'true' : 'false' }),
    ...(sector && { sector_id: sector }),
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
