/** The button of the conversation on every page of the portal, with what is unread. All else is loaded when it is first opened. */
import { MessageCircle } from 'lucide-react'
import { type ElementType, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useChatDoor } from '#features/chat/customer/chat-door.ts'
import type { CustomerChatProps } from '#features/chat/customer/customer-chat.tsx'
import { client } from '#spine/api/api.ts'
import { hasDeviceDraft } from '#spine/drafts/device-draft.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { CountBadge } from '#spine/ui/badge.tsx'

/** As `unsent-messages.ts` names them; its code is not loaded for a look. */
const unsent = 'unsent-message-'

type Props = {
  unread: number
  /** The panel that it opens, which may hold more than the conversation. */
  panel: ElementType<CustomerChatProps>
}

export function ChatLauncher({ unread, panel: Panel }: Props) {
  const door = useChatDoor()
  const [isNeeded, setNeeded] = useState(() => hasDeviceDraft(unsent))
  if (door.isOpen && !isNeeded) setNeeded(true)
  useLiveEvent('chat.message_written', ({ data }) => {
    const { position } = data as { position: number }
    // Once it is loaded, the conversation says so itself.
    if (!isNeeded)
      void client.chat.seen({ delivered_position: position }, callTimeout()).catch(() => undefined)
  })
  return (
    <>
      <button
        type="button"
        data-chat-button
        aria-expanded={door.isOpen}
        onClick={door.open}
        className="print-hidden fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full border border-transparent bg-sea text-on-sea shadow-float transition-colors hover:bg-sea-strong max-md:bottom-20 max-md:size-12"
      >
        <MessageCircle className="size-6" strokeWidth={1.75} aria-hidden />
        <span className="sr-only">Temsilcinize yazın</span>
        <span className="absolute -top-1 -right-1">
          <CountBadge count={unread} of="okunmamış mesaj" tone="waiting" />
        </span>
      </button>
      {isNeeded && (
        <Suspense>
          <Panel
            isOpen={door.isOpen}
            about={door.about}
            onAboutTaken={door.forgetAbout}
            onClose={door.close}
          />
        </Suspense>
      )}
    </>
  )
}
