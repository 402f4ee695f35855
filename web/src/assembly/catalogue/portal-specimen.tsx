/** For the catalogue: the real portal layout as a whole page, with every view of its menu. */
import { Outlet, useSearchParams } from 'react-router'
import { LiveSpecimen, portalSample } from '#assembly/catalogue/specimen-sample.tsx'
import { SpecimenUpdates } from '#assembly/catalogue/specimen-updates.tsx'
import { PortalFrame } from '#assembly/layouts/portal-frame.tsx'
import { portalNavigation } from '#assembly/layouts/portal-navigation.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'

export function PortalSpecimen() {
  return (
    <LiveSpecimen surface="portal">
      {(connection) => (
        <PortalFrame {...portalSample} connection={connection}>
          <Outlet />
        </PortalFrame>
      )}
    </LiveSpecimen>
  )
}

const views = portalNavigation.map(({ key }) => key)

export function PortalSpecimenPage() {
  useDocumentTitle('Portal örneği')
  const view = useChoice('view', views, 'overview')
  const [, setParams] = useSearchParams()
  const options = portalNavigation.map(({ key, label }) => ({ value: key, label }))
  return (
    <SpecimenUpdates heading={options.find(({ value }) => value === view)?.label ?? ''} surface="portal">
      <Field label="Görünüm" hint="Adresteki view değeriyle birlikte değişir." className="max-w-80">
        <Select options={options} value={view} onChange={({ target }) => setParams({ view: target.value })} />
      </Field>
    </SpecimenUpdates>
  )
}
