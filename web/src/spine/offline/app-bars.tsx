/** What the app says about itself above every page: a newer version, and no room to keep anything. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { RoomBar } from '#spine/offline/room-bar.tsx'
import { VersionBar } from '#spine/offline/version-bar.tsx'

export type AppBarsProps = { surface: Surface; isConnected: boolean }

export function AppBars(props: AppBarsProps) {
  return (
    <>
      <VersionBar {...props} />
      <RoomBar />
    </>
  )
}
