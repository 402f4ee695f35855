/**
 * What the next message of a colleague is about, who came here from there. It lies in the history entry, not in the address, which the links
 * to other conversations take along.
 */
import { useLocation, useNavigate } from 'react-router'
import type { TalkAbout } from '#features/customers/talk-address.ts'

export const aboutState = (about: TalkAbout) => ({ about })

export function useNextAbout(): { about: TalkAbout | null; forget: () => void } {
  const { search, state } = useLocation() as {
    search: string
    state: Partial<ReturnType<typeof aboutState>> | null
  }
  const navigate = useNavigate()
  return {
    about: state?.about ?? null,
    forget: () => void navigate({ search }, { replace: true, preventScrollReset: true }),
  }
}
