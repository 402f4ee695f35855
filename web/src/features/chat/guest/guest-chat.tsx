/** The messages of a visitor of the public pages, once they have introduced themselves. A customer who is signed in goes on in their own. */
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { AwayNotice } from '#features/chat/away-notice.tsx'
import { keptTextOfPerson } from '#features/chat/customer/kept-text.ts'
import type { KeptText } from '#features/chat/message-composer.tsx'
import type { Others } from '#features/chat/others-here.ts'
import { OwnConversation } from '#features/chat/own-conversation.tsx'
import { unsentOfGuest, unsentOfPerson } from '#features/chat/unsent-messages.ts'
import { useOwnChat } from '#features/chat/use-own-chat.ts'
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

const textKey = 'kervan-guest-text'
const keptTextOfGuest: KeptText = {
  read: () => readStored(textKey) ?? '',
  write: (text: string) => (text ? writeStored(textKey, text) : removeStored(textKey)),
}

/** What this browser keeps of a guest's talk. */
export function forgetOnDevice(): void {
  removeStored(textKey)
  for (const { id } of unsentOfGuest.all()) unsentOfGuest.forget(id)
}

type Props = {
  state: ChatState
  /** Of a customer who is signed in; a guest has none. */
  customerId: string | undefined
  isOpen: boolean
  /** Who of the office is there, for the head of the panel. */
  onOthers: (others: Others) => void
  field: Ref<HTMLTextAreaElement>
}

export function GuestChat({ state: { support, guest }, customerId, isOpen, onOthers, field }: Props) {
  const [store] = useState(() => (customerId ? unsentOfPerson(customerId) : unsentOfGuest))
  const chat = useOwnChat(store, { isShown: isOpen })
  const { others } = chat
  const tell = useEffectEvent(onOthers)
  useEffect(() => tell(others), [others])
  return (
    <OwnConversation
      chat={chat}
      kept={customerId ? keptTextOfPerson(customerId) : keptTextOfGuest}
      withFiles={customerId !== undefined}
      field={field}
      notice={others.here.length === 0 && <AwayNotice support={support} />}
      beginning={
        <p className="mx-auto max-w-72 py-6 text-balance text-center text-13 text-muted">
          {guest ? `Merhaba ${guest.full_name}, nasıl yardımcı olabiliriz?` : 'Nasıl yardımcı olabiliriz?'}
        </p>
      }
    />
  )
}
