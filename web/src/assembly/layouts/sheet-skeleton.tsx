/** The frame of pages that are paper, and its place holder until the page is there. */
import type { ReactNode } from 'react'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { ViewSkeleton } from '#assembly/layouts/view-skeleton.tsx'

export function SheetFrame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      {banner}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </>
  )
}

export function SheetSkeleton() {
  return (
    <SheetFrame>
      <div className="mx-auto w-full max-w-[56rem] px-4 pt-20">
        <ViewSkeleton />
      </div>
    </SheetFrame>
  )
}
