/** The office's list of all containers, as it is declared. */
import { useMemo } from 'react'
import { chooseCustomer } from '#features/customers/customer-filter.tsx'
import { containerColumns } from '#features/tracking/containers/container-columns.tsx'
import type { ContainerRow } from '#features/tracking/containers/container-list.ts'
import { useParam } from '#spine/addresses/dialog-address.ts'
import type { FilterOption, ListDefinition } from '#spine/lists/list-definition.ts'

const tabs: readonly FilterOption[] = [
  { key: 'open', label: 'Takipte', params: {} },
  {
    key: 'running',
    label: 'Süresi işleyen',
    params: { free: 'running' },
    empty: { title: 'Ücretsiz süresi işleyen konteyner yok' },
  },
  {
    key: 'soon',
    label: 'Üç gün ve altı',
    params: { free: 'soon' },
    urgent: true,
    empty: { title: 'Süresi dolmak üzere olan konteyner yok' },
  },
  {
    key: 'over',
    label: 'Süresi dolan',
    params: { free: 'over' },
    urgent: true,
    empty: { title: 'Süresi dolan konteyner yok', text: 'Hiçbir konteyner için ücret işlemiyor.' },
  },
  { key: 'closed', label: 'Kapanan', params: { state: 'closed' }, empty: { title: 'Kapanan konteyner yok' } },
  { key: 'all', label: 'Hepsi', params: { state: 'all' }, rare: true },
]

const plain: Omit<ListDefinition<ContainerRow>, 'selects'> = {
  label: 'Konteyner listesi',
  caption: 'Konteynerler',
  columns: containerColumns,
  defaultSort: 'free',
  searchLabel: 'Konteyner, mühür, gönderi numarası veya müşteri ara',
  chips: { label: 'Ücretsiz süre süzgeci', options: tabs },
  links: [
    {
      name: 'customer',
      isValid: (id) => /^[\da-f-]{36}$/i.test(id),
      choose: chooseCustomer,
      text: (_, rows) => `Müşteri: ${rows?.[0]?.customer_company || rows?.[0]?.customer_name || 'seçilen'}`,
    },
  ],
  newRows: 'yeni konteyner',
  noun: 'konteyner',
  rowName: ({ number }) => number,
  notFound: 'Konteyner bulunamadı',
  empty: {
    title: 'Takipte konteyner yok',
    text: 'Bir gönderiye konteyner yazıldığında burada görünür.',
  },
  failure: { title: 'Sevkiyat Verisi Hatası' },
}

/** `places` are those where there are boxes now. */
export function useContainerDefinition(
  places: readonly { place: string; boxes: number }[] | undefined,
): ListDefinition<ContainerRow> {
  const asked = useParam('place')
  return useMemo(() => {
    const options = (places ?? []).map(({ place, boxes }) => ({ value: place, label: `${place} (${boxes})` }))
    const isKnown = !asked || options.some(({ value }) => value === asked)
    return {
      ...plain,
      selects: [
        {
          name: 'place',
          label: 'Liman veya yer',
          all: 'Bütün yerler',
          // Also before the places are known, so that the first page is filtered already.
          options: isKnown ? options : [{ value: asked, label: asked }, ...options],
        },
      ],
    }
  }, [places, asked])
}
