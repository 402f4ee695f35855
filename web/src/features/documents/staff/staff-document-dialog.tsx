/** A document as the office opens it: to look at, verify or refuse, describe, move, save and delete. */
import { uploaderWords, visibilityWords } from '@kervan/domain/documents/document-kinds.ts'
import { papers } from '@kervan/domain/documents/papers.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useDeleteDocument } from '#features/documents/delete-document.tsx'
import { DocumentDialog } from '#features/documents/document-dialog.tsx'
import { DownloadButton } from '#features/documents/download-button.tsx'
import { EditDocument } from '#features/documents/edit-document.tsx'
import { MoveDocument } from '#features/documents/staff/move-document.tsx'
import { ReviewButtons } from '#features/documents/staff/review-document.tsx'
import { api } from '#spine/api/api.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

type Props = { id: string; onClose: () => void }

export function StaffDocumentDialog({ id, onClose }: Props) {
  const query = useQuery(api.documents.staff.get.queryOptions({ input: { id } }))
  const { ask, question } = useDeleteDocument('office', onClose)
  return (
    <>
      <DocumentDialog
        document={query.data}
        query={query}
        onClose={onClose}
        facts={(document) => [
          [
            'Müşteri',
            <Link key="customer" to={`/staff/documents?customer=${document.customer_id}`} className="link">
              {document.customer_company || document.customer_name || 'Adı bilinmiyor'}
            </Link>,
          ],
          ['Yükleyen', document.uploader_name || uploaderWords[document.uploaded_by]],
          ['Kim görür', visibilityWords[document.visibility]],
          ...(document.paper ? [['Belge', papers[document.paper].word] as const] : []),
          ...(document.reviewed_at
            ? [
                [
                  'İncelendi',
                  [formatDateTime(document.reviewed_at), document.reviewer_name].filter(Boolean).join(', '),
                ] as const,
              ]
            : []),
        ]}
        footer={(document) => (
          <>
            <IconButton
              label={`Sil: ${document.file_name}`}
              className="mr-auto max-md:flex-none!"
              onClick={() => ask(document)}
            >
              <Trash2 strokeWidth={1.75} aria-hidden />
            </IconButton>
            <MoveDocument document={document} onMoved={onClose} />
            <EditDocument document={document} surface="office" />
            <DownloadButton document={document} surface="office" />
            <ReviewButtons document={document} />
          </>
        )}
      />
      {question}
    </>
  )
}
