/** The customer portal: who is signed in, the live connection, and the menu of what is built. */
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { api } from '#api.ts'
import { PortalFrame, type PortalFrameProps } from '#layouts/portal-frame.tsx'
import { portalBottomBar, portalNavigation } from '#layouts/portal-navigation.ts'
import { useBuiltEntries } from '#layouts/route-table.tsx'
import { LiveProvider } from '#live/live-provider.tsx'
import { useConnectionState } from '#live/use-live.ts'

/** The catalogue shows the layout with a menu and a person of its own, and listens to the demo inbox. */
type Props = { sample?: Partial<PortalFrameProps>; audience?: 'inbox' }

export function PortalLayout({ sample = {}, audience }: Props) {
  return (
    <LiveProvider surface="portal" audience={audience}>
      <Portal sample={sample} />
    </LiveProvider>
  )
}

function Portal({ sample }: { sample: Partial<PortalFrameProps> }) {
  const session = useQuery(api.auth.whoAmI.queryOptions())
  const connection = useConnectionState()
  const entries = useBuiltEntries(portalNavigation)
  const bottomEntries = useBuiltEntries(portalBottomBar)
  return (
    <PortalFrame
      entries={entries}
      bottomEntries={bottomEntries}
      badges={{}}
      person={session.data?.person ?? null}
      connection={connection}
      {...sample}
    >
      <Outlet />
    </PortalFrame>
  )
}
