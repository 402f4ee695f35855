/** Browsers keep a page's hash when the server redirects to the sign-in page; this moves it to the page to return to. */
/** The sign-in page's new query string, or null where there is nothing to move. */
export function redirectWithHash(search: string, hash: string): string | null {
  const params = new URLSearchParams(search)
  const redirect = params.get('redirect')
  if (!redirect || hash.length < 2) return null
  if (!redirect.includes('#')) params.set('redirect', redirect + hash)
  return `?${params}`
}
