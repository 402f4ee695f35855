/** The back office; news of customers, requests and work are told on whatever page is open. */
import { NewCustomerNotice } from '#customers/new-customer-notice.tsx'
import { useOfficeBadges } from '#layouts/office-badges.ts'
import { OfficeFrame, type OfficeFrameProps } from '#layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#layouts/office-navigation.ts'
import { SignedInLayout } from '#layouts/signed-in-layout.tsx'
import { OfficeNotices } from '#workqueue/office-notices.tsx'
import { isOfficeUpdate, useSeenUpdates } from '#workqueue/seen-updates.ts'
import { UpdatesBell } from '#workqueue/updates-bell.tsx'

export function OfficeLayout() {
  return (
    <SignedInLayout
      surface="office"
      frame={StaffFrame}
      entries={officeNavigation}
      bottomEntries={officeBottomBar}
      accountAddress="/staff/profile"
      isUpdate={isOfficeUpdate}
    />
  )
}

function StaffFrame(props: OfficeFrameProps & { children: React.ReactNode }) {
  const updates = useSeenUpdates()
  return (
    <>
      <NewCustomerNotice />
      <OfficeNotices />
      <OfficeFrame {...props} badges={useOfficeBadges()} updates={<UpdatesBell {...updates} />} />
    </>
  )
}
