/** The customer portal, for customers who have said who they are: what is new, and their representative, on every page. */
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#api.ts'
import { CompleteProfileProvider } from '#customers/complete-profile.tsx'
import { KnownProfile } from '#customers/known-profile.tsx'
import { RepresentativeContact } from '#customers/representative-contact.tsx'
import type { BadgeCounts } from '#layouts/navigation.ts'
import { PageSkeleton } from '#layouts/page-skeleton.tsx'
import { PortalFrame, type PortalFrameProps } from '#layouts/portal-frame.tsx'
import { portalBottomBar, portalNavigation } from '#layouts/portal-navigation.ts'
import { SignedInLayout } from '#layouts/signed-in-layout.tsx'
import { OffersBanner } from '#notifications/offers-banner.tsx'
import { PushInvitation } from '#notifications/push-invitation.tsx'
import { disablePush, followClickedNews, renewPush } from '#notifications/push-permission.ts'
import { useUnread } from '#notifications/read-state.ts'
import { UpdateToasts } from '#notifications/update-toasts.tsx'
import { AfterRequestContext } from '#requests/quick/after-request.ts'
import { useStartRequest } from '#requests/start-request.ts'
import { Button } from '#ui/button.tsx'

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

type Props = PortalFrameProps & { children: ReactNode }

function CustomerFrame(props: Props) {
  return (
    <KnownProfile waiting={<PageSkeleton surface="portal" />}>
      <CompleteProfileProvider>
        <LivingFrame {...props} />
      </CompleteProfileProvider>
    </KnownProfile>
  )
}

function LivingFrame({ children, onSignOut, ...props }: Props) {
  const navigate = useNavigate()
  useEffect(() => void renewPush().catch(() => undefined), [])
  useEffect(() => followClickedNews((path) => void navigate(path)), [navigate])
  return (
    <PortalFrame
      {...props}
      badges={usePortalBadges()}
      // The next person at this machine must not read this one's news; whether that succeeds or not, they leave.
      onSignOut={() =>
        void disablePush()
          .catch(() => undefined)
          .then(onSignOut)
      }
      quickAction={<QuickAction />}
      representative={<RepresentativeContact />}
    >
      <UpdateToasts />
      <OffersBanner />
      <AfterRequestContext value={<PushInvitation />}>{children}</AfterRequestContext>
    </PortalFrame>
  )
}

/** Not saffron: each page has its own one thing to do next. */
function QuickAction() {
  return (
    <Button onClick={useStartRequest()}>
      <Plus strokeWidth={1.75} aria-hidden /> Yeni gönderi
    </Button>
  )
}

function usePortalBadges(): BadgeCounts {
  const counts = useQuery(api.requests.counts.queryOptions())
  const unread = useUnread()
  return {
    pending_requests: counts.data?.pending ?? 0,
    unread_notifications: unread.data?.unread ?? 0,
  }
}
