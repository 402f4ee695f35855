/** The columns of the office's list of documents. */
import { documentTypeWords, uploaderWords, visibilityWords } from '@kervan/domain/documents/document-kinds.ts'
import { formatDateTime, formatShortDate } from '@kervan/domain/values/format-date.ts'
import { EyeOff } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { openDocumentSearch } from '#features/documents/document-addresses.ts'
import { ReviewBadge } from '#features/documents/review-badge.tsx'
import type { StaffDocumentRow } from '#features/documents/staff/staff-document-list.ts'
import { TypeIcon } from '#features/documents/type-icon.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { formatBytes } from '#spine/api/file-rules.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

export const staffDocumentColumns: readonly ListColumn<
  StaffDocumentRow,
  'name' | 'type' | 'review' | 'created'
>[] = [
  {
    key: 'name',
    sort: 'name',
    head: 'Belge',
    place: 'main',
    width: 11,
    grow: 5,
    cell: (row) => <Name row={row} />,
  },
  {
    key: 'customer',
    head: 'Müşteri',
    width: 8,
    grow: 3,
    cell: ({ customer_company, customer_name }) => cellText(customer_company || customer_name),
  },
  {
    key: 'type',
    sort: 'type',
    head: 'Tür',
    width: 8,
    cell: ({ document_type }) => documentTypeWords[document_type],
  },
  {
    key: 'matter',
    head: 'Gönderi veya talep',
    width: 8.5,
    className: 'figures',
    cell: ({ shipment_number, request_number }) => cellText(shipment_number || request_number),
  },
  {
    key: 'review',
    sort: 'review',
    head: 'Durum',
    width: 8.25,
    cell: ({ review }) => <ReviewBadge review={review} />,
  },
  {
    key: 'uploader',
    head: 'Yükleyen',
    width: 7,
    grow: 1,
    cell: ({ uploaded_by, uploader_name }) => cellText(uploader_name || uploaderWords[uploaded_by]),
  },
  {
    key: 'created',
    sort: 'created',
    head: 'Yüklendi',
    width: 7.25,
    className: 'figures text-muted',
    cell: ({ uploaded_at }) => (
      <span title={formatDateTime(uploaded_at)}>{formatShortDate(uploaded_at)}</span>
    ),
  },
  {
    key: 'visibility',
    head: 'Kim görür',
    optional: true,
    width: 9,
    cell: ({ visibility }) => visibilityWords[visibility],
  },
  {
    key: 'size',
    head: 'Boyut',
    optional: true,
    numeric: true,
    width: 5.5,
    cell: ({ file_size }) => formatBytes(file_size),
  },
  {
    key: 'description',
    head: 'Açıklama',
    optional: true,
    width: 8,
    grow: 2,
    cell: ({ description }) => cellText(description),
  },
]

function Name({ row: { id, file_name, document_type, visibility } }: { row: StaffDocumentRow }) {
  const { search } = useLocation()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TypeIcon type={document_type} className="size-4 shrink-0 text-muted" />
      <Link
        to={{ search: openDocumentSearch(search, id) }}
        state={openedHere}
        preventScrollReset
        {...rowLink(id)}
        title={file_name}
        className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
      >
        {file_name}
      </Link>
      {visibility === 'internal' && (
        <span title={visibilityWords.internal} className="shrink-0 text-muted">
          <EyeOff className="size-4" strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{visibilityWords.internal}</span>
        </span>
      )}
    </span>
  )
}
