/** Adds one paper of a checklist from its row. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { type Paper, papers } from '@kervan/domain/documents/papers.ts'
import { Upload as UploadIcon } from 'lucide-react'
import { documentRules } from '#features/documents/document-rules.ts'
import { useDocumentUploads } from '#features/documents/document-uploads.ts'
import { useFileChooser } from '#features/documents/file-chooser.ts'
import type { MatterIds } from '#features/documents/matter.ts'
import { UploadRows } from '#spine/api/file-upload.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = { paper: Paper; surface: Surface; matter: MatterIds }

const accepted = Object.keys(documentRules.kinds).join(',')

export function PaperUpload({ paper, surface, matter }: Props) {
  const { word, type } = papers[paper]
  const chooser = useFileChooser()
  const { uploads, add, retry, remove, forgetDone } = useDocumentUploads(
    surface,
    `${paper} ${Object.values(matter)}`,
  )
  const send = (files: readonly File[]) => {
    forgetDone()
    add(files, { ...matter, document_type: type, paper, description: '' })
  }
  return (
    <>
      <Button size="sm" aria-label={`Yükle: ${word}`} onClick={() => chooser.open(send)}>
        <UploadIcon strokeWidth={1.75} aria-hidden />
        Yükle
      </Button>
      <input {...chooser.input} aria-label={`Dosya: ${word}`} multiple accept={accepted} />
      {uploads.length > 0 && (
        <div className="w-full">
          <UploadRows uploads={uploads} retry={retry} remove={remove} done={documentMessages.uploaded} />
        </div>
      )}
    </>
  )
}
