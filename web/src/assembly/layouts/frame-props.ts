/** The props that the frames of portal and office share. */
import type { BadgeCounts, NavigationEntry } from '#assembly/layouts/navigation.ts'
import type { ConnectionState } from '#spine/live/connection.ts'

export type FrameProps = {
  entries: readonly NavigationEntry[]
  bottomEntries: readonly NavigationEntry[]
  badges: BadgeCounts
  person: { full_name: string; email: string } | null
  /** Where the person's own data and sessions are. */
  accountAddress?: string
  connection: ConnectionState
  onSignOut?: (() => void) | undefined
}
