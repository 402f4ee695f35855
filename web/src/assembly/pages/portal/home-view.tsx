/** The portal's first page: the overview, with the news that stand beside it. */
import { NewestLine, NewestNotifications } from '#features/notifications/newest-notifications.tsx'
import { PushInvitation } from '#features/notifications/push-invitation.tsx'
import { OverviewView } from '#features/shipments/overview-view.tsx'

export function HomeView() {
  return (
    <OverviewView news={<NewestNotifications />} newsLine={<NewestLine />} invitation={<PushInvitation />} />
  )
}
