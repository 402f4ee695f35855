/** The home page of the portal: the overview with the newest notifications. */
import { RecommendationsCard } from '#features/luna/recommendations/recommendations-card.tsx'
import { NewestNotificationLine, NewestNotifications } from '#features/notifications/newest-notifications.tsx'
import { PushInvitation } from '#features/notifications/push-invitation.tsx'
import { OverviewView } from '#features/shipments/overview-view.tsx'

export function HomeView() {
  return (
    <OverviewView
      notifications={<NewestNotifications />}
      notificationLine={<NewestNotificationLine />}
      invitation={<PushInvitation />}
      recommendations={<RecommendationsCard />}
    />
  )
}
