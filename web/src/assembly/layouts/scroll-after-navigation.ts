/** After following a link, scrolls to the section in its hash or to the top. Back, forward and replaced addresses do not scroll. */
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export function useScrollAfterNavigation(): void {
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()
  useEffect(() => {
    // `key` changes on each visit, also to the same section.
    if (!key || !pathname || navigationType !== 'PUSH') return
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (section) {
      section.scrollIntoView()
      section.focus({ preventScroll: true })
    } else {
      // Not returned: newer browsers return a promise, which is not a clean-up function.
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [pathname, hash, key, navigationType])
}
