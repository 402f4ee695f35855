/** For the catalogue: the real office layout as a whole page, with every entry of its menu. */
import { Outlet, useParams } from 'react-router'
import { LiveSpecimen, officeSample } from '#assembly/catalogue/specimen-sample.tsx'
import { SpecimenUpdates } from '#assembly/catalogue/specimen-updates.tsx'
import { OfficeFrame } from '#assembly/layouts/office-frame.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'

export function OfficeSpecimen() {
  return (
    <LiveSpecimen surface="office">
      {(connection) => (
        <OfficeFrame {...officeSample} connection={connection}>
          <Outlet />
        </OfficeFrame>
      )}
    </LiveSpecimen>
  )
}

export function OfficeSpecimenPage() {
  useDocumentTitle('Ofis örneği')
  const { '*': open } = useParams()
  const entries = [...officeSample.entries, ...officeSample.bottomEntries]
  const entry = entries.find(({ key }) => key === open) ?? entries[0]
  return <SpecimenUpdates heading={entry?.label ?? ''} surface="office" />
}
