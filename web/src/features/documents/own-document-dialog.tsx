/** A document as its customer opens it: to read, save, describe, delete, or replace after it was refused. */
import { uploaderWords } from '@kervan/domain/documents/document-kinds.ts'
import { papers } from '@kervan/domain/documents/papers.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useDeleteDocument } from '#features/documents/delete-document.tsx'
import { replaceAddress } from '#features/documents/document-addresses.ts'
import { DocumentDialog } from '#features/documents/document-dialog.tsx'
import { DownloadButton } from '#features/documents/download-button.tsx'
import { EditDocument } from '#features/documents/edit-document.tsx'
import { api } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Props = { id: string; onClose: () => void }

export function OwnDocumentDialog({ id, onClose }: Props) {
  const query = useQuery(api.documents.get.queryOptions({ input: { id } }))
  const { ask, question } = useDeleteDocument('portal', onClose)
  return (
    <>
      <DocumentDialog
        document={query.data}
        query={query}
        onClose={onClose}
        facts={({ uploaded_by, paper }) => [
          ['Yükleyen', uploaded_by === 'customer' ? 'Siz' : uploaderWords[uploaded_by]],
          ...(paper ? [['Belge', papers[paper].word] as const] : []),
        ]}
        footer={(document) => (
          <>
            {document.uploaded_by === 'customer' && (
              <>
                <Button variant="ghost" className="mr-auto" onClick={() => ask(document)}>
                  <Trash2 strokeWidth={1.75} aria-hidden />
                  Sil
                </Button>
                <EditDocument document={document} surface="portal" />
              </>
            )}
            <DownloadButton document={document} surface="portal" />
            {document.review === 'refused' && (
              <LinkButton variant="next" href={replaceAddress(document)}>
                Yenisini yükle
              </LinkButton>
            )}
          </>
        )}
      />
      {question}
    </>
  )
}
