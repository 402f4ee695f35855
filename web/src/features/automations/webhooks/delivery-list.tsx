/** The list of webhooks on their way and of those that nobody took, as it is declared and fetched. */
import { type DeliveryStatus, deliveryStatusWords } from '@kervan/domain/automations/deliveries.ts'
import type { Delivery } from '@kervan/domain/automations/webhooks.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { useMayChange } from '#features/automations/use-may-change.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client } from '#spine/api/api.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListState } from '#spine/lists/list-address.ts'
import type { BulkAct, ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { rowLink } from '#spine/ui/row-keys.ts'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'

const tones: Record<DeliveryStatus, StatusTone> = { waiting: 'pending', sent: 'approved', dead: 'rejected' }

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <StatusBadge tone={tones[status]}>{deliveryStatusWords[status]}</StatusBadge>
}

const columns: readonly ListColumn<Delivery, 'created'>[] = [
  {
    key: 'created',
    head: 'Zaman',
    sort: 'created',
    width: 11.5,
    className: 'figures text-muted',
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    key: 'url',
    head: 'Adres',
    place: 'main',
    width: 14,
    grow: 8,
    cell: (delivery) => <Opens delivery={delivery} />,
  },
  { key: 'rule', head: 'Kural', width: 10, grow: 4, cell: ({ rule_name }) => cellText(rule_name) },
  { key: 'status', head: 'Durum', width: 7.5, cell: ({ status }) => <DeliveryBadge status={status} /> },
  { key: 'attempts', head: 'Deneme', width: 5, numeric: true, cell: ({ attempts }) => attempts },
  {
    key: 'answer',
    head: 'Yanıt',
    width: 8,
    grow: 4,
    className: 'text-muted',
    cell: ({ answer_status, error }) => cellText(error || (answer_status ? String(answer_status) : '')),
  },
]

function Opens({ delivery: { id, url } }: { delivery: Delivery }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { delivery: id }) }}
      state={openedHere}
      preventScrollReset
      {...rowLink(id)}
      title={url}
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
    >
      {url}
    </Link>
  )
}

const deliveryList: ListDefinition<Delivery> = {
  label: 'Webhook gönderimleri',
  caption: 'Webhook gönderimleri',
  columns,
  defaultSort: '-created',
  chips: {
    label: 'Durum süzgeci',
    options: [
      { key: 'all', label: 'Tümü', params: {} },
      {
        key: 'dead',
        label: 'Ulaşmayan',
        params: { status: 'dead' },
        urgent: true,
        empty: { title: 'Ulaşmayan gönderim yok' },
      },
      {
        key: 'waiting',
        label: 'Sırada',
        params: { status: 'waiting' },
        empty: { title: 'Sırada gönderim yok' },
      },
      { key: 'sent', label: 'Ulaşan', params: { status: 'sent' }, empty: { title: 'Ulaşan gönderim yok' } },
    ],
  },
  newRows: 'yeni gönderim',
  noun: 'gönderim',
  rowName: ({ rule_name, url }) => `${rule_name}: ${url}`,
  notFound: 'Gönderim bulunamadı',
  empty: {
    title: 'Henüz webhook gönderimi yok',
    text: 'Bir kural başka bir programı çağırdığında burada görünür.',
  },
  failure: { title: 'Gönderimler yüklenirken bir hata oluştu' },
}

const sendAgain: BulkAct<Delivery> = {
  key: 'again',
  label: 'Yeniden gönder',
  done: 'yeniden sıraya kondu',
  failed: 'sıraya konamadı',
  run: ({ id }) => client.automations.webhooks.sendAgain({ id }),
  stale: () => api.automations.webhooks.key(),
}

/** Admins send many again at once. */
export function useDeliveryList(): ListDefinition<Delivery> {
  const mayChange = useMayChange()
  return useMemo(() => (mayChange ? { ...deliveryList, acts: [sendAgain] } : deliveryList), [mayChange])
}

export function useDeliveries(state: ListState) {
  const { status } = state.filters
  return useListPages(
    api.automations.webhooks.list.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(status && { status: status as DeliveryStatus }),
      }),
      ...pageOptions,
    }),
  )
}
