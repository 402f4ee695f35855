/** The layout of pages for developers: the API documentation and the UI catalogue. */
import { Outlet } from 'react-router'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'

export function ToolLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  )
}
