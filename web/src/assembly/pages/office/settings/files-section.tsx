/** `/staff/settings/dosyalar`: how the store of files is kept clean. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { UploadSweeps } from '#features/documents/staff/upload-sweeps.tsx'

export function FilesSection() {
  return (
    <SettingsFrame title="Dosyalar">
      <UploadSweeps />
    </SettingsFrame>
  )
}
