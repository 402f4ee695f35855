/** The account section for one's own data: downloading a copy, and requesting erasure. */
import { ArchiveOwnData } from '#features/consents/archive-own-data.tsx'
import { ErasureRequests } from '#features/consents/erasure-requests.tsx'
import { ExportOwnData } from '#features/consents/export-own-data.tsx'

export function OwnDataSection() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <ExportOwnData />
        <ArchiveOwnData />
      </div>
      <div className="border-line border-t pt-5">
        <ErasureRequests />
      </div>
    </div>
  )
}
