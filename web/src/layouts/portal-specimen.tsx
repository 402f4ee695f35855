/** For the catalogue: the real portal layout as a whole page, with every view of its menu. */
import { Outlet } from 'react-router'
import { useDocumentTitle } from '#document-title.ts'
import { PortalFrame } from '#layouts/portal-frame.tsx'
import { portalNavigation } from '#layouts/portal-navigation.ts'
import { LiveSpecimen, portalSample } from '#layouts/specimen-sample.tsx'
import { SpecimenUpdates } from '#layouts/specimen-updates.tsx'
import { useChoice } from '#search-params.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

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
  const [view, choose] = useChoice('view', { options: views }, 'overview')
  const options = portalNavigation.map(({ key, label }) => ({ value: key, label }))
  return (
    <SpecimenUpdates heading={options.find(({ value }) => value === view)?.label ?? ''} surface="portal">
      <Field label="Görünüm" hint="Adresteki view değeriyle birlikte değişir." className="max-w-80">
        <Select
          options={options}
          value={view}
          onChange={({ target }) => choose(views.find((each) => each === target.value) ?? 'overview')}
        />
      </Field>
    </SpecimenUpdates>
  )
}
