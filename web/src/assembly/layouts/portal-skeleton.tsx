/** The portal while it is being loaded: its frame and menu as they will be, so that nothing jumps, and the place of the view. */
import { PortalFrame } from '#assembly/layouts/portal-frame.tsx'
import { portalBottomBar, portalNavigation } from '#assembly/layouts/portal-navigation.ts'
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { ViewSkeleton } from '#assembly/layouts/view-skeleton.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

export function PortalSkeleton() {
  return (
    <PortalFrame
      entries={useBuiltEntries(portalNavigation)}
      bottomEntries={useBuiltEntries(portalBottomBar)}
      badges={{}}
      person={null}
      connection="connecting"
      quickAction={<Skeleton className="h-10 shrink-0" />}
    >
      <ViewSkeleton />
    </PortalFrame>
  )
}
