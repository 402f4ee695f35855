/** The layout of pages that a link opens without signing in. */
import { Outlet } from 'react-router'
import { SignInFrame } from '#assembly/layouts/sign-in-frame.tsx'

export function LinkLayout() {
  return (
    <SignInFrame>
      <Outlet />
    </SignInFrame>
  )
}
