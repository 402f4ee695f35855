/** Whether the conversation is open, and about what: a link opens it (`?chat=…`), and so does its button. On a phone, where it fills the screen, the back button closes it. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type TalkAbout, talkAboutIn, talkAddress, talkParam } from '#features/customers/talk-address.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

export function useChatDoor() {
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = location
  const asked = useParam(talkParam)
  const isWide = useWideScreen()
  const closeAddress = useCloseDialog(talkParam)
  const [isOpen, setOpen] = useState(false)
  const [about, setAbout] = useState<TalkAbout | null>(null)
  const [heard, setHeard] = useState<string | null>(null)
  if (asked !== heard) {
    setHeard(asked)
    if (asked !== null) setOpen(true)
    if (asked !== null) setAbout(talkAboutIn(asked))
  }
  const isTaken = isWide && asked !== null
  useEffect(() => {
    // Beside the page it stays open from view to view, whose addresses know nothing of it.
    if (isTaken)
      void navigate(
        { search: withParams(search, { [talkParam]: null }) },
        { replace: true, preventScrollReset: true },
      )
  }, [isTaken, navigate, search])
  return {
    isOpen: isWide ? isOpen : asked !== null,
    about,
    forgetAbout: () => setAbout(null),
    open: () => {
      setOpen(true)
      if (!isWide) void navigate(talkAddress(location), { state: openedHere, preventScrollReset: true })
    },
    close: () => {
      setOpen(false)
      if (asked !== null) closeAddress()
    },
  }
}
