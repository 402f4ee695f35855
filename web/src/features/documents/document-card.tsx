/** One document of a customer's grid: what it looks like, what it is, and whether it was found right. */
import { documentTypeWords } from '@kervan/domain/documents/document-kinds.ts'
import { Trash2 } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { openDocumentSearch } from '#features/documents/document-addresses.ts'
import { DocumentPicture } from '#features/documents/document-picture.tsx'
import { DownloadButton } from '#features/documents/download-button.tsx'
import type { OwnDocumentRow } from '#features/documents/own-documents.ts'
import { ReviewBadge } from '#features/documents/review-badge.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { formatBytes } from '#spine/api/file-rules.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = { document: OwnDocumentRow; changes: number; onDelete: (document: OwnDocumentRow) => void }

export function DocumentCard({ document, changes, onDelete }: Props) {
  const { search } = useLocation()
  const { id, file_name, file_size, document_type, description, uploaded_at, uploaded_by } = document
  return (
    <li className="relative isolate flex flex-col overflow-clip rounded-card border border-line bg-card transition-colors hover:border-line-strong">
      {changes > 0 && (
        <span key={changes} aria-hidden="true" className="absolute inset-0 -z-10 animate-arrived" />
      )}
      <DocumentPicture document={document} className="aspect-[4/3] border-line border-b" />
      <article className="flex min-w-0 flex-1 flex-col gap-2 p-3">
        <h2 className="text-14 font-medium">
          <Link
            to={{ search: openDocumentSearch(search, id) }}
            state={openedHere}
            preventScrollReset
            title={file_name}
            className="line-clamp-2 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
          >
            {file_name}
          </Link>
        </h2>
        {/* Each wraps as a whole. */}
        <p className="text-13 text-muted *:inline-block">
          <span>{documentTypeWords[document_type]}</span> · <span>{formatBytes(file_size)}</span> ·{' '}
          <RelativeTime moment={uploaded_at} />
        </p>
        {description && <p className="line-clamp-2 break-words text-13">{description}</p>}
        {document.review === 'refused' && document.review_reason && (
          <p className="line-clamp-3 break-words text-13 text-rejected">{document.review_reason}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-1 pt-1">
          <ReviewBadge review={document.review} className="mr-auto" />
          <div className="relative flex">
            <DownloadButton document={document} surface="portal" isIcon />
            {uploaded_by === 'customer' && (
              <IconButton label={`Sil: ${file_name}`} size="sm" onClick={() => onDelete(document)}>
                <Trash2 strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </div>
        </div>
      </article>
    </li>
  )
}
