/** The account section for one's own data: downloading a copy, and requesting erasure. */
import { ErasureRequests } from '#features/consents/erasure-requests.tsx'
import { ExportOwnData } from '#features/consents/export-own-data.tsx'

export function OwnDataSection() {
  return (
    <div className="flex flex-col gap-5">
      <ExportOwnData />
      <div className="border-line border-t pt-5">
        <ErasureRequests />
      </div>
    </div>
  )
}
