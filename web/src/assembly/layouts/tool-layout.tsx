/** The plain frame of pages for engineers: the API's documentation and the catalogue. */
import { Outlet } from 'react-router'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'

export function ToolLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  )
}
