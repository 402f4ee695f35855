/** Opens the wizard from anywhere in the portal, after asking for missing profile fields. */
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useCompleteProfileFirst } from '#features/customers/complete-profile.tsx'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'

export function useStartRequest(): () => void {
  const { ensure } = useCompleteProfileFirst()
  const navigate = useNavigate()
  return useCallback(
    () => ensure(() => void navigate(newRequestAddress('quick'), { state: openedHere })),
    [ensure, navigate],
  )
}
