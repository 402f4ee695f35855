/** Sends documents to the server, each within the rules that the server has for them too. */
import { uploadProblems } from '@kervan/domain/documents/documents.copy.ts'
import { type UploadType, uploadMaxBytes, uploadTypeByEnd } from '@kervan/domain/documents/upload-rules.ts'
import { FileUpload } from '#spine/api/file-upload.tsx'

/** What the server has stored. It is deleted after a day unless something is made of it. */
export type UploadedDocument = { id: string; name: string; type: UploadType; size: number }

const wordsOf = (end: string) => (end === '.jpeg' ? 'JPG' : end.slice(1).toUpperCase())
const rules = {
  maxBytes: uploadMaxBytes,
  kinds: Object.fromEntries(Object.keys(uploadTypeByEnd).map((end) => [end, wordsOf(end)])),
  tooLarge: uploadProblems.FILE_TOO_LARGE.message,
}

type Props = { label: string; onUploaded: (document: UploadedDocument) => void }

export function DocumentUpload({ label, onUploaded }: Props) {
  return (
    <FileUpload
      label={label}
      address="/api/uploads"
      rules={rules}
      onSent={(answer) => onUploaded(answer as UploadedDocument)}
    />
  )
}
