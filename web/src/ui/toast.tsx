/** Notices of what happened elsewhere. What happened here is said where the eye is. */
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'

/** How long each kind stays, in milliseconds. */
const toastDurations = { normal: 4000, model: 5000, staff: 6000, quoteReady: 10_000 } as const

type Notice = {
  title: string
  description?: string
  kind?: keyof typeof toastDurations
  action?: { label: string; onClick: () => void }
}

const settings = ({ description, kind = 'normal', action }: Notice) => ({
  duration: toastDurations[kind],
  ...(description === undefined ? {} : { description }),
  ...(action ? { action } : {}),
})

export const toast = {
  tell: (notice: Notice) => sonner(notice.title, settings(notice)),
  success: (notice: Notice) => sonner.success(notice.title, settings(notice)),
  failure: (notice: Notice) => sonner.error(notice.title, settings(notice)),
}

export function Toaster() {
  return (
    <SonnerToaster
      position="top-right"
      visibleToasts={3}
      closeButton
      containerAriaLabel="Bildirimler"
      toastOptions={{ closeButtonAriaLabel: 'Bildirimi kapat' }}
    />
  )
}
