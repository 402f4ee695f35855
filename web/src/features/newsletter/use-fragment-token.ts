/** The token of a mailed link, which stands in the fragment, where no server writes it down. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Moves the token from the URL into the history state: it survives a reload, and a copied URL does not contain it. */
export function useFragmentToken(): string {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  const saved = (state as { token?: unknown } | null)?.token
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { token: given } })
  }, [given, pathname, navigate])
  return given ?? (typeof saved === 'string' ? saved : '')
}
