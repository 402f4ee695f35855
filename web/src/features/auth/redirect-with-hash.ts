/** The browser carries a page's anchor over to the sign-in address; there it joins the page to return to. */

/** The sign-in page's new query, or null where there is nothing to join. */
export function redirectWithHash(search: string, hash: string): string | null {
  const params = new URLSearchParams(search)
  const redirect = params.get('redirect')
  if (!redirect || hash.length < 2) return null
  if (!redirect.includes('#')) params.set('redirect', redirect + hash)
  return `?${params}`
}
