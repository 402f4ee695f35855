/** Sending files, and a file in each state. */
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { documentAddress, documentRules } from '#features/documents/document-rules.ts'
import { FileUpload, UploadRow } from '#spine/api/file-upload.tsx'
import type { Upload } from '#spine/api/upload-queue.ts'

const file = (name: string, size: number) => new File([new Uint8Array(size)], name)
const states: readonly Omit<Upload, 'key' | 'about'>[] = [
  { file: file('konşimento.pdf', 480_000), state: 'waiting', sent: 0 },
  { file: file('fatura.pdf', 1_200_000), state: 'sending', sent: 740_000 },
  { file: file('çeki listesi.docx', 90_000), state: 'done', sent: 90_000 },
  {
    file: file('mühür.jpg', 2_000_000),
    state: 'failed',
    sent: 600_000,
    problem: 'Bağlantı koptu. Yeniden deneyin.',
  },
  { file: file('program.exe', 30_000), state: 'refused', sent: 0, problem: 'Dosya yüklenirken hata oluştu' },
]

/** To the account of whoever is signed in; to others the server says that they are not. */
export function UploadSection() {
  return (
    <>
      <Specimen name="Dosya gönderme" className="block max-w-lg">
        <FileUpload
          label="Belge ekle"
          address={documentAddress}
          rules={documentRules}
          onSent={() => undefined}
        />
      </Specimen>
      <Specimen name="Dosyanın durumları" className="block max-w-lg">
        <ul aria-label="Dosyanın durumları" className="flex flex-col divide-y divide-line">
          {states.map((upload) => (
            <UploadRow
              key={upload.state}
              upload={{ ...upload, key: upload.state }}
              onRetry={() => undefined}
              onRemove={() => undefined}
            />
          ))}
        </ul>
      </Specimen>
    </>
  )
}
