/** `/staff/settings`: what the company has set, for admins to change, and how the store of files is kept clean. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { UploadSweeps } from '#features/documents/staff/upload-sweeps.tsx'
import { LatenessSettings, SilenceSettings } from '#features/tracking/staff/lateness-settings.tsx'
import { RoadEmissionSettings } from '#features/tracking/staff/road-emission-settings.tsx'

export function SettingsPage() {
  useDocumentTitle('Ayarlar')
  const person = useSession('office').data?.person
  if (!person) return null
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <h1 className="text-22">Ayarlar</h1>
      {mayEnter('admin', person.role) ? (
        <>
          <LatenessSettings />
          <SilenceSettings />
          <RoadEmissionSettings />
          <UploadSweeps />
        </>
      ) : (
        <p className="text-muted">Şirket ayarlarını yöneticiler görür ve değiştirir.</p>
      )}
    </div>
  )
}
