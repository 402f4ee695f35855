/** The layout of pages that are paper: signed in as elsewhere, but without menus. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { SheetFrame, SheetSkeleton } from '#assembly/layouts/sheet-skeleton.tsx'
import { SignedInLayout } from '#assembly/layouts/signed-in-layout.tsx'

export const PortalSheetLayout = () => (
  <SheetLayout surface="portal" accountAddress="/dashboard?view=account" />
)
export const OfficeSheetLayout = () => <SheetLayout surface="office" accountAddress="/staff/profile" />

function SheetLayout(props: { surface: Surface; accountAddress: string }) {
  return (
    <SignedInLayout
      {...props}
      skeleton={<SheetSkeleton />}
      frame={SheetFrame}
      entries={[]}
      bottomEntries={[]}
    />
  )
}
