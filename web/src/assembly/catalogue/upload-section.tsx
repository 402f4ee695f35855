/** Sending files. */
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { FileUpload } from '#spine/api/file-upload.tsx'

const rules = {
  maxBytes: 10 * 1024 ** 2,
  kinds: { '.pdf': 'PDF', '.jpg': 'JPG', '.jpeg': 'JPG', '.png': 'PNG' },
}

/** The catalogue has no server: what may be sent fails, and can be tried again. */
export function UploadSection() {
  return (
    <Specimen name="Dosya gönderme" className="block max-w-lg">
      <FileUpload label="Belge ekle" address="/api/ui-katalog" rules={rules} onSent={() => undefined} />
    </Specimen>
  )
}
