/** The customer portal, for customers who have said who they are; their representative is at hand on every page. */
import { CompleteProfileProvider } from '#customers/complete-profile.tsx'
import { KnownProfile } from '#customers/known-profile.tsx'
import { RepresentativeContact } from '#customers/representative-contact.tsx'
import { PortalFrame, type PortalFrameProps } from '#layouts/portal-frame.tsx'
import { portalBottomBar, portalNavigation } from '#layouts/portal-navigation.ts'
import { PageSkeleton } from '#layouts/session-guard.tsx'
import { SignedInLayout } from '#layouts/signed-in-layout.tsx'

export function PortalLayout() {
  return (
    <SignedInLayout
      surface="portal"
      frame={CustomerFrame}
      entries={portalNavigation}
      bottomEntries={portalBottomBar}
      accountAddress="/dashboard?view=account"
    />
  )
}

function CustomerFrame(props: PortalFrameProps & { children: React.ReactNode }) {
  return (
    <KnownProfile waiting={<PageSkeleton />}>
      <CompleteProfileProvider>
        <PortalFrame {...props} representative={<RepresentativeContact />} />
      </CompleteProfileProvider>
    </KnownProfile>
  )
}
