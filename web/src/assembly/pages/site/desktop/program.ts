/** Which of the two programs somebody installs: that of customers or that of staff, by who was signed in here last. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useEffect } from 'react'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'

export const programs: Record<Surface, { name: string; home: string; manifest: string }> = {
  portal: { name: 'Müşteri paneli', home: '/dashboard', manifest: '/manifest.webmanifest' },
  office: { name: 'Personel paneli', home: '/staff', manifest: '/staff.webmanifest' },
}

/** Null where nobody is signed in. */
export function whoIsHere(): Surface | null {
  if (signedInHere('office')) return 'office'
  return signedInHere('portal') ? 'portal' : null
}

/** What the browser installs is what the document names; the page of before gets back its own. */
export function useManifest(surface: Surface): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const before = link?.getAttribute('href')
    link?.setAttribute('href', programs[surface].manifest)
    return () => {
      if (before) link?.setAttribute('href', before)
    }
  }, [surface])
}
