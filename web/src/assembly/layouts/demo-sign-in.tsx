/** Signs in to the demo's customer or admin account with one click. Hidden without script, which it needs. */
import { guardOf, safeRedirect } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useState } from 'react'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { postJson } from '#spine/api/post-json.ts'
import { forgetOwedSignOut } from '#spine/drafts/owed-sign-out.ts'

const entrances: { surface: Surface; label: string; home: string }[] = [
  { surface: 'portal', label: 'Müşteri olarak gir', home: '/dashboard' },
  { surface: 'office', label: 'Personel olarak gir', home: '/staff' },
]

export function DemoSignIn() {
  const [failed, setFailed] = useState(false)
  const [signIn, busy] = useSingleFlight(async ({ surface, home }: (typeof entrances)[number]) => {
    const result = await postJson('/demo/sign-in', { surface })
    setFailed('problem' in result)
    // The session that was to be ended is not this one.
    if ('body' in result) forgetOwedSignOut(surface)
    // By a full page load, since the page may show somebody else's data.
    if ('body' in result) location.assign(destination(surface, home))
  })
  return (
    <p className="flex flex-wrap justify-center gap-x-4 noscript:hidden" aria-busy={busy}>
      {failed && <span role="alert">Giriş yapılamadı.</span>}
      {entrances.map((entrance) => (
        <button
          key={entrance.surface}
          type="button"
          onClick={() => signIn(entrance)}
          className="cursor-pointer whitespace-nowrap font-medium underline underline-offset-2 max-sm:py-1"
        >
          {entrance.label}
        </button>
      ))}
    </p>
  )
}

/** A page that asked to sign in is returned to, by whoever may enter it. */
function destination(surface: Surface, home: string): string {
  const asked = safeRedirect(new URLSearchParams(location.search).get('redirect'), home)
  return guardOf(new URL(asked, location.origin).pathname) === surface ? asked : home
}
