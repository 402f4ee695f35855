/** Visits as a file. */
import {
  campaignName,
  deviceWords,
  placeOfVisit,
  sourceName,
  userTypeWords,
} from '@kervan/domain/analytics/analytics.copy.ts'
import { pageName } from '@kervan/domain/analytics/pages.ts'
import { type Visit, visitsContract } from '@kervan/domain/analytics/visits.contract.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { visitList } from '#features/analytics/visits.list.ts'
import { exportableList } from '#features/lists/exportable-list.ts'

export const visits = exportableList({
  name: 'visits',
  title: 'Ziyaretler',
  door: 'staff',
  input: inputOf(visitsContract.list),
  ...pagesOf(visitList),
  columns: [
    { head: 'Son sayfa', kind: 'text', of: ['page'], value: (row: Visit) => pageName(row.current_page) },
    { head: 'İlk sayfa', kind: 'text', of: ['page'], value: (row) => pageName(row.entry_page) },
    { head: 'Kim', kind: 'text', of: ['user_type'], value: (row) => userTypeWords[row.user_type] },
    { head: 'Yer', kind: 'text', of: ['place'], value: (row) => placeOfVisit(row) },
    { head: 'Cihaz', kind: 'text', of: ['device'], value: (row) => deviceWords[row.device_type] },
    { head: 'Tarayıcı', kind: 'text', of: ['device'], value: (row) => row.browser },
    { head: 'Kaynak', kind: 'text', of: ['source'], value: (row) => sourceName(row.source) },
    { head: 'Kampanya', kind: 'text', of: ['source'], value: (row) => campaignName(row.campaign) },
    { head: 'Sayfa', kind: 'number', of: ['views'], value: (row) => row.views },
    { head: 'Süre (sn)', kind: 'number', of: ['seconds'], value: (row) => row.seconds },
    { head: 'Başladı', kind: 'moment', of: ['start'], value: (row) => row.start_time },
    { head: 'Son hareket', kind: 'moment', of: ['activity'], value: (row) => row.last_activity },
  ],
})
