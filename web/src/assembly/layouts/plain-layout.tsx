/** The layout of pages without a menu: those for developers, and a shipment that is followed by a link. */
import { Outlet } from 'react-router'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'

export function PlainLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  )
}
