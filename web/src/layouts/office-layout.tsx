/** The back office: who is signed in, the live connection, and the menu of what is built. */
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { api } from '#api.ts'
import { OfficeFrame, type OfficeFrameProps } from '#layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#layouts/office-navigation.ts'
import { useBuiltEntries } from '#layouts/route-table.tsx'
import { LiveProvider } from '#live/live-provider.tsx'
import { useConnectionState } from '#live/use-live.ts'

/** The catalogue shows the layout with a menu and a person of its own, and listens to the demo inbox. */
type Props = { sample?: Partial<OfficeFrameProps>; audience?: 'inbox' }

export function OfficeLayout({ sample = {}, audience }: Props) {
  return (
    <LiveProvider surface="office" audience={audience}>
      <Office sample={sample} />
    </LiveProvider>
  )
}

function Office({ sample }: { sample: Partial<OfficeFrameProps> }) {
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
      {...sample}
    >
      <Outlet />
    </OfficeFrame>
  )
}
