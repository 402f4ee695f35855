/** `/staff/settings/dosyalar`: how much of files is kept for a customer, and how their store is kept clean. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { DocumentRoomSettings } from '#features/documents/staff/document-room-settings.tsx'
import { UploadSweeps } from '#features/documents/staff/upload-sweeps.tsx'

export function FilesSection() {
  return (
    <SettingsFrame title="Dosyalar">
      <DocumentRoomSettings />
      <UploadSweeps />
    </SettingsFrame>
  )
}
