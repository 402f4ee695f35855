/** Where toasts appear; loaded by `toast.tsx`. */
import { Toaster, toast } from 'sonner'

export const sonner: typeof toast = toast

export function ToastArea() {
  return (
    <Toaster
      className="print-hidden"
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
