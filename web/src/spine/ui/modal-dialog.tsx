/** A native `<dialog>` for the public pages, open while it is mounted. Escape, the close button and the backdrop close it. */
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { buttonClasses } from '#spine/ui/button.tsx'

type Props = { title: ReactNode; onClose: () => void; children: ReactNode }

export function ModalDialog({ title, onClose, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    // The browser would focus the close button, which comes first.
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      // Closed before it is removed, so that the browser returns the focus.
      element?.close()
      if (!opener?.isConnected) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  const close = () => dialog.current?.close()
  // Only a click on the backdrop has the dialog itself as target; content clicks hit its children.
  const closeFromBackdrop = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what the backdrop does for the mouse
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeFromBackdrop}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg animate-fade overscroll-contain rounded-card border border-line bg-card text-ink shadow-float backdrop:bg-[#0b141d]/50"
    >
      <div className="p-5">
        <div className="mb-3 flex items-start gap-4">
          <h2 id={id} className="min-w-0 flex-1 text-18">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Kapat"
            onClick={close}
            className={clsx(buttonClasses({ variant: 'ghost' }), '-mt-2 -mr-2 w-10 text-muted')}
          >
            <X className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
