/** The documents of one shipment or request, one under the other; each opens over the page. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Document } from '@kervan/domain/documents/document.ts'
import {
  documentTypeWords,
  type Visibility,
  visibilityWords,
} from '@kervan/domain/documents/document-kinds.ts'
import { papers } from '@kervan/domain/documents/papers.ts'
import { Link, useLocation } from 'react-router'
import { openDocumentSearch } from '#features/documents/document-addresses.ts'
import { DownloadButton } from '#features/documents/download-button.tsx'
import { ReviewBadge } from '#features/documents/review-badge.tsx'
import { TypeIcon } from '#features/documents/type-icon.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Shown = Document & { visibility?: Visibility }
type Props = { documents: readonly Shown[]; surface: Surface }

export function DocumentRows({ documents, surface }: Props) {
  const { search } = useLocation()
  return (
    <ul aria-label="Yüklenen belgeler" className="flex flex-col divide-y divide-line">
      {documents.map((document) => (
        <li key={document.id} className="flex items-center gap-x-3 py-2.5">
          <TypeIcon type={document.document_type} className="size-5 shrink-0 text-muted" />
          {/* The badge goes below a name that needs the width. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-48">
              <Link
                to={{ search: openDocumentSearch(search, document.id) }}
                state={openedHere}
                preventScrollReset
                className="link text-14 font-medium [overflow-wrap:anywhere]"
              >
                {document.file_name}
              </Link>
              <p className="text-13 text-muted">
                {document.paper ? papers[document.paper].word : documentTypeWords[document.document_type]} ·{' '}
                <RelativeTime moment={document.uploaded_at} />
                {document.visibility === 'internal' && ` · ${visibilityWords.internal}`}
              </p>
            </div>
            <ReviewBadge review={document.review} />
          </div>
          <DownloadButton document={document} surface={surface} isIcon />
        </li>
      ))}
    </ul>
  )
}
