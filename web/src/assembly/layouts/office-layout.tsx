/** The layout of the back office, with notices about customers, requests and work on every page. */
import type { Person } from '@kervan/domain/access/person.ts'
import { lazy, Suspense } from 'react'
import { useOfficeBadges } from '#assembly/layouts/office-badges.ts'
import { OfficeFrame, type OfficeFrameProps } from '#assembly/layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#assembly/layouts/office-navigation.ts'
import { OfficeSkeleton } from '#assembly/layouts/office-skeleton.tsx'
import { paletteActions } from '#assembly/layouts/palette-actions.ts'
import { SignedInLayout } from '#assembly/layouts/signed-in-layout.tsx'
import { InvitationNotice } from '#features/analytics/office/invitation-notice.tsx'
import { NewCustomerNotice } from '#features/customers/new-customer-notice.tsx'
import { NotificationPanel } from '#features/notifications/staff/notification-panel.tsx'
import { Palette } from '#features/palette/palette.tsx'
import { PaletteButton } from '#features/palette/palette-button.tsx'
import { TaskTray } from '#features/tasks/task-tray.tsx'
import { OfficeNotices } from '#features/workqueue/office-notices.tsx'
import { UpdatesBell } from '#features/workqueue/updates-bell.tsx'
import { isOfficeUpdate, useOfficeUpdates } from '#features/workqueue/use-office-updates.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { loadPatiently } from '#spine/api/load-patiently.ts'
import { useAppBadge } from '#spine/offline/app-badge.ts'
import { useAtRest } from '#spine/ui/use-at-rest.ts'

const LiveVisitorsPanel = lazy(() =>
  loadView(
    async () => (await import('#features/analytics/office/live-visitors-panel.tsx')).LiveVisitorsPanel,
  ),
)
const CommunicationPanel = lazy(() =>
  loadView(async () => (await import('#features/chat/office/communication-panel.tsx')).CommunicationPanel),
)
const AutomationPanel = lazy(() =>
  loadView(async () => (await import('#features/automations/automation-panel.tsx')).AutomationPanel),
)
const AnswersOnTheirWay = lazy(() =>
  loadPatiently(async () => {
    const { AnswersOnTheirWay } = await import('#features/chat/office/answers-on-their-way.tsx')
    return { default: AnswersOnTheirWay }
  }),
)

export function OfficeLayout() {
  return (
    <SignedInLayout
      surface="office"
      skeleton={<OfficeSkeleton />}
      frame={StaffFrame}
      entries={officeNavigation}
      bottomEntries={officeBottomBar}
      accountAddress="/staff/profile"
      isUpdate={isOfficeUpdate}
    />
  )
}

function StaffFrame(props: OfficeFrameProps & { person: Person; children: React.ReactNode }) {
  const updates = useOfficeUpdates(props.person.id)
  const badges = useOfficeBadges()
  const isAtRest = useAtRest()
  useAppBadge((badges.unread_notifications ?? 0) + (badges.waiting_conversations ?? 0))
  const panels = [
    {
      key: 'visitors',
      title: 'Canlı ziyaretçiler',
      content: (
        <Suspense>
          <LiveVisitorsPanel />
        </Suspense>
      ),
    },
    {
      key: 'notifications',
      title: 'Bildirimler',
      badge: { count: badges.unread_notifications ?? 0, of: 'okunmamış bildirim' },
      content: <NotificationPanel />,
    },
    {
      key: 'communication',
      title: 'İletişim merkezi',
      badge: { count: badges.waiting_conversations ?? 0, of: 'sizi bekleyen konuşma' },
      content: (
        <Suspense>
          <CommunicationPanel />
        </Suspense>
      ),
    },
    {
      key: 'automations',
      title: 'Otomasyonlar',
      content: (
        <Suspense>
          <AutomationPanel />
        </Suspense>
      ),
    },
  ]
  return (
    <>
      {isAtRest && (
        <Suspense>
          <AnswersOnTheirWay personId={props.person.id} />
        </Suspense>
      )}
      <NewCustomerNotice />
      <InvitationNotice />
      <OfficeNotices />
      <OfficeFrame
        {...props}
        badges={badges}
        panels={panels}
        updates={
          <>
            <PaletteButton />
            <UpdatesBell {...updates} />
          </>
        }
      />
      <Palette personId={props.person.id} actions={paletteActions(props.entries, props.person.role)} />
      <TaskTray />
    </>
  )
}
