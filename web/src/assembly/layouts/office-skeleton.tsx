/** The office while it is being loaded: its frame and menu as they will be, so that nothing jumps, and the place of the page. */
import { entriesFor } from '#assembly/layouts/navigation.ts'
import { OfficeFrame } from '#assembly/layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#assembly/layouts/office-navigation.ts'
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { ViewSkeleton } from '#assembly/layouts/view-skeleton.tsx'

/** As wide as search and bell. */
function UpdatesPlace() {
  return (
    <>
      <span aria-hidden className="size-10 @max-xs:hidden" />
      <span aria-hidden className="size-10" />
    </>
  )
}

export function OfficeSkeleton() {
  return (
    <OfficeFrame
      entries={entriesFor(useBuiltEntries(officeNavigation), null)}
      bottomEntries={useBuiltEntries(officeBottomBar)}
      badges={{}}
      person={null}
      connection="connecting"
      updates={<UpdatesPlace />}
    >
      <ViewSkeleton />
    </OfficeFrame>
  )
}
