/** The error toast of one form. The form dismisses it as soon as it is used again, since the toast may cover it, and on leaving. */
import { type RefObject, useEffect, useRef } from 'react'
import { type Notice, toast } from '#spine/ui/toast.tsx'

export type FailureToast = { show: (notice: Notice) => void; dismiss: () => void }

export function useFailureToast(): FailureToast {
  const isShown = useRef(false)
  useEffect(() => () => dismiss(isShown), [])
  return {
    show: (notice) => {
      isShown.current = true
      toast.failure(notice)
    },
    dismiss: () => dismiss(isShown),
  }
}

/** Dismisses this form's toast only: another failure, such as a lost session, stays. */
function dismiss(isShown: RefObject<boolean>): void {
  if (isShown.current) toast.dismiss('failure')
  isShown.current = false
}
