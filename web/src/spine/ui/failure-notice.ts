/** A notice of what went wrong in one form: taken back as soon as somebody works on with the form, which it may cover, or leaves it. */
import { type RefObject, useEffect, useRef } from 'react'
import { type Notice, toast } from '#spine/ui/toast.tsx'

export type FailureNotice = { say: (notice: Notice) => void; takeBack: () => void }

export function useFailureNotice(): FailureNotice {
  const said = useRef(false)
  useEffect(() => () => takeBack(said), [])
  return {
    say: (notice) => {
      said.current = true
      toast.failure(notice)
    },
    takeBack: () => takeBack(said),
  }
}

/** Its own only: another's failure, such as a lost session, stays. */
function takeBack(said: RefObject<boolean>): void {
  if (said.current) toast.takeBack('failure')
  said.current = false
}
