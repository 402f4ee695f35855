/** For the catalogue: the real office layout as a whole page, with every entry of its menu. */
import { Outlet, useParams } from 'react-router'
import { useDocumentTitle } from '#document-title.ts'
import { OfficeFrame } from '#layouts/office-frame.tsx'
import { LiveSpecimen, officeSample } from '#layouts/specimen-sample.tsx'
import { SpecimenUpdates } from '#layouts/specimen-updates.tsx'

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
