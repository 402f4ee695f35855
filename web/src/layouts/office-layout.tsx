/** The back office; news of customers, requests and work are told on whatever page is open. */
import { NewCustomerNotice } from '#customers/new-customer-notice.tsx'
import { useOfficeBadges } from '#layouts/office-badges.ts'
import { OfficeFrame, type OfficeFrameProps } from '#layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#layouts/office-navigation.ts'
import { SignedInLayout } from '#layouts/signed-in-layout.tsx'
import { OfficeNotices } from '#workqueue/office-notices.tsx'

export function OfficeLayout() {
  return (
    <SignedInLayout
      surface="office"
      frame={StaffFrame}
      entries={officeNavigation}
      bottomEntries={officeBottomBar}
      accountAddress="/staff/profile"
    />
  )
}

function StaffFrame(props: OfficeFrameProps & { children: React.ReactNode }) {
  return (
    <>
      <NewCustomerNotice />
      <OfficeNotices />
      <OfficeFrame {...props} badges={useOfficeBadges()} />
    </>
  )
}
