/** The foot of every sidebar: the live connection and the signed-in person. */
import type { FrameProps } from '#assembly/layouts/frame-props.ts'
import { SignedInPerson } from '#assembly/layouts/signed-in-person.tsx'
import { ConnectionIndicator } from '#spine/ui/connection-indicator.tsx'

export function SidebarFoot({ connection, person, accountAddress, onSignOut }: FrameProps) {
  return (
    <div className="flex flex-col gap-3 border-line border-t px-3 pt-4">
      <ConnectionIndicator state={connection} />
      {person && <SignedInPerson person={person} accountAddress={accountAddress} onSignOut={onSignOut} />}
    </div>
  )
}
