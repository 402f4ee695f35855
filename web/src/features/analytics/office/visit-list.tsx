/** The list of visits: its columns, its filters and where its rows come from. */

import {
  campaignName,
  countryName,
  type DeviceType,
  deviceTypes,
  deviceWords,
  durationText,
  noPlace,
  placeOfVisit,
  sourceName,
  type UserType,
  userTypes,
  userTypeWords,
} from '@kervan/domain/analytics/analytics.copy.ts'
import { measuredPages, pageName } from '@kervan/domain/analytics/pages.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { formatDate, formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { Link, useLocation } from 'react-router'
import { hourSpan } from '#features/analytics/office/hour-card.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import type { LinkFilter, ListColumn, ListDefinition } from '#spine/lists/list-definition.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

const columns: readonly ListColumn<Visit, 'start' | 'activity'>[] = [
  {
    key: 'page',
    head: 'Son sayfa',
    place: 'main',
    cell: (visit) => <VisitLink visit={visit} />,
    width: 11,
    grow: 6,
  },
  { key: 'user_type', head: 'Kim', cell: ({ user_type }) => userTypeWords[user_type], width: 5 },
  {
    key: 'place',
    head: 'Yer',
    cell: (visit) => (visit.country || visit.city ? placeOfVisit(visit) : null),
    width: 8,
    grow: 3,
    className: 'text-muted',
  },
  {
    key: 'device',
    head: 'Cihaz',
    cell: ({ device_type, browser }) => [deviceWords[device_type], browser].filter(Boolean).join(', '),
    width: 11,
    className: 'text-muted',
  },
  {
    key: 'source',
    head: 'Kaynak',
    cell: ({ source, campaign }) => [sourceName(source), campaign].filter(Boolean).join(' · '),
    width: 9,
    grow: 3,
    className: 'text-muted',
  },
  { key: 'views', head: 'Sayfa', cell: ({ views }) => formatCount(views), width: 5, numeric: true },
  {
    key: 'seconds',
    head: 'Süre',
    cell: ({ seconds }) => durationText(seconds),
    width: 7,
    numeric: true,
  },
  {
    key: 'start',
    sort: 'start',
    head: 'Başladı',
    cell: ({ start_time }) => formatShortDateTime(start_time),
    width: 10.5,
    optional: true,
    className: 'figures text-muted',
  },
  {
    key: 'activity',
    sort: 'activity',
    head: 'Son hareket',
    cell: ({ last_activity }) => formatShortDateTime(last_activity),
    width: 10.5,
    className: 'figures text-muted',
  },
]

function VisitLink({ visit: { id, current_page } }: { visit: Visit }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { visit: id }) }}
      state={openedHere}
      preventScrollReset
      {...rowLink(id)}
      className="min-w-0 truncate outline-none after:absolute after:inset-0"
    >
      {pageName(current_page)}
    </Link>
  )
}

const shown = (
  name: string,
  text: (value: string) => string,
  isValid?: (value: string) => boolean,
): LinkFilter<Visit> => ({
  name,
  text,
  ...(isValid && { isValid }),
})
const isPage = (page: string) => measuredPages.includes(page)

export const visitsDefinition: ListDefinition<Visit> = {
  label: 'Ziyaretler',
  caption: 'Ziyaretler',
  columns,
  defaultSort: '-activity',
  chips: {
    label: 'Ziyaret süzgeci',
    options: [
      { key: 'total', label: 'Tümü', params: {} },
      {
        key: 'active',
        label: 'Şu anda gezenler',
        params: { active: '1' },
        empty: { title: 'Şu anda aktif ziyaretçi yok' },
      },
      {
        key: 'last_day',
        label: 'Son 24 saat',
        params: { last_day: '1' },
        empty: { title: 'Son 24 saatte ziyaret yok' },
      },
      {
        key: 'tool',
        label: 'Araç veya form açanlar',
        params: { tool: '1' },
        empty: { title: 'Araç veya talep formu açan yok' },
      },
    ],
  },
  selects: [
    {
      name: 'user_type',
      label: 'Kim',
      all: 'Herkes',
      options: userTypes.map((value) => ({ value, label: userTypeWords[value] })),
    },
    {
      name: 'device',
      label: 'Cihaz',
      all: 'Bütün cihazlar',
      options: deviceTypes.map((value) => ({ value, label: deviceWords[value] })),
    },
    {
      name: 'page',
      label: 'Sayfa',
      all: 'Bütün sayfalar',
      options: measuredPages.map((value) => ({ value, label: pageName(value) })),
    },
  ],
  links: [
    shown(
      'hour',
      (hour) => `Saat ${hourSpan(hour)}`,
      (hour) => /^([01]\d|2[0-3])$/.test(hour),
    ),
    shown('day', (day) => formatDate(day), isDay),
    shown('viewed', () => 'Bu sürede sayfa açanlar'),
    shown('from', (day) => `${formatDate(day)} ve sonrası`, isDay),
    shown('to', (day) => `${formatDate(day)} ve öncesi`, isDay),
    shown('without_staff', () => 'Personel dışında'),
    shown('entry', (page) => `İlk sayfa: ${pageName(page)}`, isPage),
    shown('exit', (page) => `Son sayfa: ${pageName(page)}`, isPage),
    shown('country', (code) => (code === '-' ? noPlace : countryName(code))),
    shown('source', (source) => `Kaynak: ${sourceName(source === '-' ? '' : source)}`),
    shown('campaign', (campaign) => `Kampanya: ${campaignName(campaign === '-' ? '' : campaign)}`),
  ],
  noun: 'ziyaret',
  rowName: ({ current_page }) => pageName(current_page),
  notFound: 'Ziyaret bulunamadı',
  empty: {
    title: 'Henüz ziyaret yok',
    text: 'Ölçüme onay veren ziyaretçilerin açtığı sayfalar burada görünür.',
  },
  failure: { title: 'Ziyaretler yüklenirken bir hata oluştu' },
}

export function useVisits(state: ListState) {
  return useListPages(
    api.analytics.visits.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

function filtersOf({ filters }: ListState) {
  const { user_type, device, hour, active, last_day, viewed, tool, without_staff, ...texts } = filters
  return {
    ...texts,
    ...(active && { active: 'true' }),
    ...(last_day && { last_day: 'true' }),
    ...(viewed && { viewed: 'true' }),
    ...(tool && { tool: 'true' }),
    ...(without_staff && { without_staff: 'true' }),
    ...(hour && { hour: Number(hour) }),
    ...(user_type && { user_type: user_type as UserType }),
    ...(device && { device: device as DeviceType }),
  }
}

/** What an export of the list is sent. */
export function visitInput(state: ListState): Record<string, string> {
  const given = Object.entries({ ...orderAndSearch(state), ...filtersOf(state) })
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
