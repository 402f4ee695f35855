/** Sending files. */
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { DocumentUpload } from '#features/documents/document-upload.tsx'

/** To the account of whoever is signed in; to others the server says that they are not. */
export function UploadSection() {
  return (
    <Specimen name="Dosya gönderme" className="block max-w-lg">
      <DocumentUpload label="Belge ekle" onUploaded={() => undefined} />
    </Specimen>
  )
}
