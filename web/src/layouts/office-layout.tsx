/** The back office: who is signed in, the live connection, and the menu of what is built. */
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { api } from '#api.ts'
import { OfficeFrame } from '#layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#layouts/office-navigation.ts'
import { useBuiltEntries } from '#layouts/route-table.tsx'
import { LiveProvider } from '#live/live-provider.tsx'
import { useConnectionState } from '#live/use-live.ts'

export function OfficeLayout() {
  return (
    <LiveProvider surface="office">
      <Office />
    </LiveProvider>
  )
}

function Office() {
  const session = useQuery(api.auth.whoAmI.queryOptions())
  const connection = useConnectionState()
  const entries = useBuiltEntries(officeNavigation)
  const bottomEntries = useBuiltEntries(officeBottomBar)
  return (
    <OfficeFrame
      entries={entries}
      bottomEntries={bottomEntries}
      badges={{}}
      person={session.data?.person ?? null}
      connection={connection}
    >
      <Outlet />
    </OfficeFrame>
  )
}
