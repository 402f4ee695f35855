/** The customer's conversation with their representative. Loaded when it is first opened, or when messages from before wait to be sent; then it stays while the page does. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useReadOnly } from '#features/auth/read-only-session.ts'
import { AwayNotice } from '#features/chat/away-notice.tsx'
import { ChatFrame } from '#features/chat/chat-frame.tsx'
import { keptTextOfPerson } from '#features/chat/customer/kept-text.ts'
import { OwnConversation } from '#features/chat/own-conversation.tsx'
import { presenceWords } from '#features/chat/support-words.ts'
import { unsentOfPerson } from '#features/chat/unsent-messages.ts'
import { useOwnChat } from '#features/chat/use-own-chat.ts'
import { usePageData } from '#features/company/page-data.tsx'
import type { TalkAbout } from '#features/customers/talk-address.ts'
import { api } from '#spine/api/api.ts'
import { pagePersonId } from '#spine/api/page-person.ts'

export type CustomerChatProps = {
  isOpen: boolean
  about: TalkAbout | null
  onAboutTaken: () => void
  onClose: () => void
}

type Props = CustomerChatProps & {
  /** Puts what is shown into the tabs of a panel that has more than the conversation. */
  within?: (content: ReactNode) => ReactNode
  /** Shown in place of the conversation. */
  instead?: { title: string; status: string; content: ReactNode } | null
}

export function CustomerChat({ isOpen, about, onAboutTaken, onClose, within, instead }: Props) {
  const personId = pagePersonId('portal') ?? ''
  const [store] = useState(() => unsentOfPerson(personId))
  const kept = useMemo(() => keptTextOfPerson(personId), [personId])
  const field = useRef<HTMLTextAreaElement>(null)
  const readOnly = useReadOnly('portal')
  const chat = useOwnChat(store, { isShown: isOpen && !instead, isSilent: readOnly })
  const { company } = usePageData()
  const support = useQuery(api.chat.state.queryOptions({ enabled: isOpen })).data?.support
  const { data } = useQuery(api.customers.getRepresentative.queryOptions())
  const representative = data?.representative
  const shown = instead?.content ?? (
    <OwnConversation
      chat={chat}
      kept={kept}
      withFiles
      about={about}
      onAboutTaken={onAboutTaken}
      field={field}
      notice={chat.others.here.length === 0 && <AwayNotice support={support} />}
      closed={readOnly ? <OnlyLooking /> : undefined}
      beginning={
        <p className="mx-auto max-w-72 py-6 text-balance text-center text-13 text-muted">
          {representative
            ? `${representative.name} ve ekibi mesajınızı burada görür. Yanıt geldiğinde size haber veririz.`
            : 'Ekibimiz mesajınızı burada görür. Yanıt geldiğinde size haber veririz.'}
        </p>
      }
    />
  )
  return (
    <ChatFrame
      open={isOpen}
      onClose={onClose}
      title={instead?.title ?? representative?.name ?? company.name}
      photo={instead ? null : representative?.avatar}
      status={instead?.status ?? presenceWords(chat.others, support)}
      isSomebodyHere={!instead && chat.others.here.length > 0}
      field={field}
    >
      {within ? within(shown) : shown}
    </ChatFrame>
  )
}

function OnlyLooking() {
  return (
    <p className="border-line border-t bg-card p-4 text-13 text-muted">
      Bu oturum yalnızca bakmak içindir; mesaj gönderilemez.
    </p>
  )
}
