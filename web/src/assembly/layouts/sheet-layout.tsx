/** The layout of pages that are paper: signed in as elsewhere, but without menus. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { ReactNode } from 'react'
import { ReadOnlyBanner } from '#assembly/layouts/read-only-banner.tsx'
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
      frame={SignedInSheet}
      entries={[]}
      bottomEntries={[]}
    />
  )
}

const SignedInSheet = ({ children }: { children: ReactNode }) => (
  <SheetFrame banner={<ReadOnlyBanner />}>{children}</SheetFrame>
)
