/** The button of the public pages that lets a visitor write to us. All else is loaded when it is first pressed, or when this visitor has written before. */
import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { onAskedToOpen } from '#features/chat/guest/guest-door.ts'
import { hasWrittenHere } from '#features/chat/guest/written-here.ts'
import { showWhileLoading } from '#spine/ui/loading-line.ts'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

export type GuestPanelProps = { isOpen: boolean; onClose: () => void; onUnread: (unread: number) => void }

export function GuestLauncher({ load }: { load: () => Promise<ComponentType<GuestPanelProps>> }) {
  const hydrated = useHydrated()
  const [Chat, setChat] = useState<ComponentType<GuestPanelProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [unread, setUnread] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const open = async () => {
    try {
      const loaded = Chat ?? (await showWhileLoading(load()))
      setChat(() => loaded)
      setOpen(true)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const openAsked = useEffectEvent(() => void open())
  useEffect(() => onAskedToOpen(openAsked), [])
  useEffect(() => {
    // Somebody may have answered meanwhile.
    if (hasWrittenHere())
      void load().then(
        (loaded) => setChat(() => loaded),
        () => undefined,
      )
  }, [load])
  return (
    <>
      <button
        type="button"
        data-chat-button
        // Disabled until the script can handle it.
        disabled={!hydrated}
        aria-expanded={isOpen}
        onClick={() => void open()}
        className={clsx(
          'print-hidden needs-script fixed right-4 bottom-[calc(var(--visitor-banner,0px)+1rem)] z-20 flex h-12 items-center gap-2 rounded-full bg-sea px-4 text-14 font-medium text-on-sea shadow-float transition-colors hover:bg-sea-strong',
        )}
      >
        <MessageCircle className="size-5" strokeWidth={1.75} aria-hidden />
        <span className="max-sm:sr-only">Bize yazın</span>
        {unread > 0 && (
          <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-saffron-fill px-1.5 text-12 text-on-saffron">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="sr-only">, {unread} okunmamış mesaj</span>
          </span>
        )}
      </button>
      {isFailed && (
        <p role="alert" className="status-line">
          Açılamadı. Bağlantınızı kontrol edip yeniden deneyin.
        </p>
      )}
      {Chat && <Chat isOpen={isOpen} onClose={() => setOpen(false)} onUnread={setUnread} />}
    </>
  )
}
