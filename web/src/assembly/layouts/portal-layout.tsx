/** The layout of the customer portal, for customers with a profile: notices and their representative on every page. */
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ElementType, lazy, type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { BadgeCounts } from '#assembly/layouts/navigation.ts'
import { PortalFrame, type PortalFrameProps } from '#assembly/layouts/portal-frame.tsx'
import { portalBottomBar, portalNavigation } from '#assembly/layouts/portal-navigation.ts'
import { PortalSkeleton } from '#assembly/layouts/portal-skeleton.tsx'
import { ReadOnlyBanner } from '#assembly/layouts/read-only-banner.tsx'
import { SignedInLayout } from '#assembly/layouts/signed-in-layout.tsx'
import { useReadOnly } from '#features/auth/read-only-session.ts'
import { ChatLauncher } from '#features/chat/customer/chat-launcher.tsx'
import type { CustomerChatProps } from '#features/chat/customer/customer-chat.tsx'
import { CompleteProfileProvider } from '#features/customers/complete-profile.tsx'
import { RepresentativeContact } from '#features/customers/representative-contact.tsx'
import { RequireBasicProfile } from '#features/customers/require-basic-profile.tsx'
import { RecommendationToasts } from '#features/luna/recommendations/recommendation-toasts.tsx'
import { OffersBanner } from '#features/notifications/offers-banner.tsx'
import { PushInvitation } from '#features/notifications/push-invitation.tsx'
import {
  disablePush,
  openClickedNotifications,
  renewPush,
} from '#features/notifications/push-subscription.ts'
import { useUnread } from '#features/notifications/read-notifications.ts'
import { UpdateToasts } from '#features/notifications/update-toasts.tsx'
import { AfterRequestContext } from '#features/requests/quick/after-request-context.ts'
import { useStartRequest } from '#features/requests/use-start-request.ts'
import { TaskTray } from '#features/tasks/task-tray.tsx'
import { api } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { useAppBadge } from '#spine/offline/app-badge.ts'
import { Button } from '#spine/ui/button.tsx'

/** Loaded when it is first opened. */
const Widget: ElementType<CustomerChatProps> = lazy(() =>
  loadDialog(async () => (await import('#features/luna/widget/customer-widget.tsx')).CustomerWidget),
)

export function PortalLayout() {
  return (
    <SignedInLayout
      surface="portal"
      skeleton={<PortalSkeleton />}
      frame={CustomerFrame}
      entries={portalNavigation}
      bottomEntries={portalBottomBar}
      accountAddress="/dashboard?view=account"
    />
  )
}

type Props = PortalFrameProps & { children: ReactNode }

function CustomerFrame(props: Props) {
  const unread = useUnread()
  // Offers lie above the page and would push it down. If they do not come at once, the page does.
  if (unread.isLoading && unread.failureCount === 0) return <PortalSkeleton />
  return (
    <RequireBasicProfile fallback={<PortalSkeleton />}>
      <CompleteProfileProvider>
        <ConnectedFrame {...props} />
      </CompleteProfileProvider>
    </RequireBasicProfile>
  )
}

function ConnectedFrame({ children, onSignOut, ...props }: Props) {
  const navigate = useNavigate()
  const readOnly = useReadOnly('portal')
  const unread = useUnread()
  const badges = usePortalBadges()
  useAppBadge(badges.unread_notifications + badges.waiting_offers)
  useEffect(() => {
    if (!readOnly) void renewPush().catch(() => undefined)
  }, [readOnly])
  useEffect(() => openClickedNotifications((path) => void navigate(path)), [navigate])
  return (
    <PortalFrame
      {...props}
      badges={badges}
      banner={<ReadOnlyBanner />}
      // The next person at this computer must not receive this one's push messages. Signing out goes on even if that fails.
      onSignOut={() => {
        if (readOnly) return onSignOut?.()
        void disablePush()
          .catch(() => undefined)
          .then(onSignOut)
      }}
      quickAction={<QuickAction />}
      representative={<RepresentativeContact />}
    >
      <UpdateToasts />
      <RecommendationToasts />
      <ChatLauncher unread={unread.data?.unread_messages ?? 0} panel={Widget} />
      <TaskTray />
      <OffersBanner />
      <AfterRequestContext value={<PushInvitation />}>{children}</AfterRequestContext>
    </PortalFrame>
  )
}

/** Not the variant `next`, which is left to the page. */
function QuickAction() {
  return (
    <Button onClick={useStartRequest()}>
      <Plus strokeWidth={1.75} aria-hidden /> Yeni gönderi
    </Button>
  )
}

function usePortalBadges() {
  const counts = useQuery(api.requests.counts.queryOptions())
  const offers = useQuery(api.quotes.offers.counts.queryOptions())
  const unread = useUnread()
  return {
    pending_requests: counts.data?.pending ?? 0,
    waiting_offers: offers.data?.waiting ?? 0,
    unread_notifications: unread.data?.unread ?? 0,
  } satisfies BadgeCounts
}
