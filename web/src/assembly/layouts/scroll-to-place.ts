/** After a link: to the section that it names, or to the top of the new page. Back and forward are the browser's, and an address that a page replaces moves nothing. */
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export function useScrollToPlace(): void {
  const { pathname, hash, key } = useLocation()
  const arrival = useNavigationType()
  useEffect(() => {
    // `key` differs at each visit, also to the same section.
    if (!key || !pathname || arrival !== 'PUSH') return
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (section) {
      section.scrollIntoView()
      section.focus({ preventScroll: true })
    } else {
      // Not returned: newer browsers answer with a promise, which is no clean-up.
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [pathname, hash, key, arrival])
}
