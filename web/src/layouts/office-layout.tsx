/** The back office; news of customers are told on whatever page is open. */
import { NewCustomerNotice } from '#customers/new-customer-notice.tsx'
import { OfficeFrame, type OfficeFrameProps } from '#layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#layouts/office-navigation.ts'
import { SignedInLayout } from '#layouts/signed-in-layout.tsx'

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
      <OfficeFrame {...props} />
    </>
  )
}
