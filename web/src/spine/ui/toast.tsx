/** Notices of what happened elsewhere. What happened here is said where the eye is. */
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'

/** How long each kind stays, in milliseconds. */
const toastDurations = { normal: 4000, long: 5000, longer: 6000, longest: 10_000 } as const

export type Notice = {
  title: string
  description?: string
  kind?: keyof typeof toastDurations
  action?: { label: string; onClick: () => void }
  /** What it is about, where the title does not say it: two notices of one matter never stand together. */
  matter?: string
  /** Low on the screen, above a dialog's buttons, for a dialog that is about to open; for one that is open it is so by itself. */
  low?: boolean
}

/** Where the first notice stands at the upper right, with the room around it. */
const corner = { width: 390, height: 120 }

const settings = ({ description, kind = 'normal', action, low }: Notice) => ({
  duration: toastDurations[kind],
  ...((low ?? isCornerTaken()) ? { position: 'bottom-left' as const } : {}),
  ...(description === undefined ? {} : { description }),
  ...(action ? { action } : {}),
})

/** Whether a dialog lies where notices usually stand: its head and its cross must stay in sight. */
function isCornerTaken(): boolean {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => {
    const { top, right } = dialog.getBoundingClientRect()
    return top < corner.height && right > window.innerWidth - corner.width
  })
}

export const toast = {
  tell: (notice: Notice) => show(notice.matter ?? notice.title, sonner, notice),
  success: (notice: Notice) => show(notice.matter ?? notice.title, sonner.success, notice),
  /** One at a time: the newest failure is the one that matters. */
  failure: (notice: Notice) => show('failure', sonner.error, notice),
  takeBack: (matter: string) => {
    const last = shown.get(matter)
    if (last !== undefined) sonner.dismiss(last)
    shown.delete(matter)
  },
}

type Showing = (title: string, options: ReturnType<typeof settings>) => string | number
const shown = new Map<string, string | number>()

/** Replaces what was last said of the same matter; as a new notice it is read aloud and stays its full time. */
function show(matter: string, say: Showing, notice: Notice): void {
  const last = shown.get(matter)
  if (last !== undefined) sonner.dismiss(last)
  shown.set(matter, say(notice.title, settings(notice)))
}

export function Toaster() {
  return (
    <SonnerToaster
      position="top-right"
      offset={{ bottom: '7.5rem' }}
      mobileOffset={{ bottom: '6.5rem' }}
      visibleToasts={3}
      closeButton
      containerAriaLabel="Bildirimler"
      toastOptions={{ closeButtonAriaLabel: 'Bildirimi kapat' }}
    />
  )
}
