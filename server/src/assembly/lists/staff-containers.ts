/** The containers of all customers as a file. */

import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { containerListContract } from '@kervan/domain/tracking/container-list.contract.ts'
import type { TrackedContainer } from '@kervan/domain/tracking/container-list.ts'
import { daysLeft } from '@kervan/domain/tracking/days-left.ts'
import { eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import { freeTimeWords } from '@kervan/domain/tracking/free-time-words.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { containerList } from '#features/tracking/containers.list.ts'

export const staffContainers = exportableList({
  name: 'staff_containers',
  title: 'Konteynerler',
  door: 'staff',
  input: inputOf(containerListContract.list),
  ...pagesOf(containerList),
  columns: [
    { head: 'Konteyner', kind: 'text', of: ['number'], value: (row: TrackedContainer) => row.number },
    {
      head: 'Ücretsiz süre',
      kind: 'text',
      of: ['free'],
      value: (row) => (row.free_kind ? freeTimeWords[row.free_kind] : ''),
    },
    {
      head: 'Kalan gün',
      kind: 'number',
      of: ['free'],
      value: (row) => (row.free_until ? daysLeft(row.free_until, new Date()) : null),
    },
    { head: 'Yer', kind: 'text', of: ['place'], value: (row) => row.place_name },
    {
      head: 'Son olay',
      kind: 'text',
      of: ['last'],
      value: (row) => (row.last_kind ? eventKinds[row.last_kind].word : ''),
    },
    { head: 'Son olayın zamanı', kind: 'moment', of: ['last'], value: (row) => row.last_at },
    { head: 'Beklenen varış', kind: 'moment', of: ['eta'], value: (row) => row.eta },
    { head: 'Gönderi', kind: 'text', of: ['shipment'], value: (row) => row.shipment_number },
    {
      head: 'Gönderi durumu',
      kind: 'text',
      of: ['status'],
      value: (row) => shipmentStatusWords[row.shipment_status],
    },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Boy ve tür',
      kind: 'text',
      of: ['size'],
      value: (row) => sizeTypeWords[row.size_type as SizeType] ?? row.size_type,
    },
    { head: 'Mühür', kind: 'text', of: ['seal'], value: (row) => row.seal },
  ],
})
