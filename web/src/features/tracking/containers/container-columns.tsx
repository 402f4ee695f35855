/** The columns of the office's list of all containers. */
import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import type { containerSorts } from '@kervan/domain/tracking/container-list.ts'
import { eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import { formatDateTime, formatShortDate } from '@kervan/domain/values/format-date.ts'
import { Link } from 'react-router'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import type { ContainerRow } from '#features/tracking/containers/container-list.ts'
import { FreeTimeLeft } from '#features/tracking/containers/free-time-left.tsx'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

type SortKey = (typeof containerSorts)[number]

export const containerColumns: readonly ListColumn<ContainerRow, SortKey>[] = [
  {
    key: 'number',
    sort: 'number',
    head: 'Konteyner',
    place: 'main',
    width: 8.25,
    cell: ({ id, number, shipment_id }) => (
      <Link
        to={`/staff/shipments/${shipment_id}`}
        {...rowLink(id)}
        className="figures block min-w-0 truncate text-13 font-medium outline-none after:absolute after:inset-0 max-md:text-14"
      >
        {number}
      </Link>
    ),
  },
  {
    key: 'free',
    sort: 'free',
    head: 'Ücretsiz süre',
    sortedBy: 'Kalan gün',
    width: 10.5,
    cell: (row) => row.free_kind && row.free_until && <FreeTimeLeft {...row} />,
  },
  {
    key: 'place',
    sort: 'place',
    head: 'Şimdiki yer',
    width: 7,
    grow: 2,
    cell: ({ place_name }) => cellText(place_name),
  },
  {
    key: 'last',
    sort: 'last',
    head: 'Son olay',
    sortedBy: 'Son olayın zamanı',
    width: 14.5,
    grow: 4,
    cell: ({ last_kind, last_at }) =>
      last_kind && last_at ? (
        // What happened may be cut; when it happened is not.
        <span
          className="flex min-w-0 gap-1.5"
          title={`${eventKinds[last_kind].word}, ${formatDateTime(last_at)}`}
        >
          <span className="truncate">{eventKinds[last_kind].word}</span>
          <span className="figures shrink-0 text-muted">{formatShortDate(last_at)}</span>
        </span>
      ) : null,
  },
  {
    key: 'eta',
    sort: 'eta',
    head: 'Varış',
    sortedBy: 'Beklenen varış',
    width: 6.25,
    className: 'figures',
    cell: ({ eta }) => (eta ? <span title={formatDateTime(eta)}>{formatShortDate(eta)}</span> : null),
  },
  {
    key: 'shipment',
    sort: 'shipment',
    head: 'Gönderi',
    width: 7.75,
    className: 'figures',
    cell: ({ shipment_number }) => cellText(shipment_number),
  },
  {
    key: 'customer',
    sort: 'customer',
    head: 'Müşteri',
    width: 7,
    grow: 3,
    cell: ({ customer_company, customer_name }) => cellText(customer_company || customer_name),
  },
  {
    key: 'size',
    head: 'Boy ve tür',
    optional: true,
    width: 7.25,
    grow: 1,
    cell: ({ size_type }) => cellText(sizeTypeWords[size_type as SizeType] ?? size_type),
  },
  {
    key: 'seal',
    head: 'Mühür',
    optional: true,
    width: 6.5,
    className: 'figures',
    cell: ({ seal }) => cellText(seal),
  },
  {
    key: 'status',
    head: 'Gönderi durumu',
    optional: true,
    width: 8.5,
    cell: ({ shipment_status, shipment_delayed }) => (
      <ShipmentBadge status={shipment_status} delayed={shipment_delayed} />
    ),
  },
]
