/** What the server writes into the document of a page that only the browser renders: its frame, and the place of its content. */
import { guardOf } from '@kervan/domain/access/guarded-addresses.ts'
import { OfficeSkeleton } from '#assembly/layouts/office-skeleton.tsx'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'
import { PortalSkeleton } from '#assembly/layouts/portal-skeleton.tsx'
import { SheetSkeleton } from '#assembly/layouts/sheet-skeleton.tsx'
import { SignInFrame } from '#assembly/layouts/sign-in-frame.tsx'
import { ViewSkeleton } from '#assembly/layouts/view-skeleton.tsx'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'

const sheets = /^\/(quote\/|staff\/quotes\/[^/]+\/offer$)/
const narrowPages = /^\/(auth|reset-password|staff-auth|staff-otp|s\/[^/]+)$/

export function Shell({ path }: { path: string }) {
  if (sheets.test(path)) return <SheetSkeleton />
  const guard = guardOf(path)
  if (guard === 'portal') return <PortalSkeleton />
  if (guard === 'office') return <OfficeSkeleton />
  if (narrowPages.test(path))
    return (
      <SignInFrame>
        <StepSkeleton />
      </SignInFrame>
    )
  return (
    <PlainFrame>
      <div className="pt-8">
        <ViewSkeleton />
      </div>
    </PlainFrame>
  )
}
