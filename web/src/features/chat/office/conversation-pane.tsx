/** One conversation in the communication centre: head, messages with what lies between them, and where one answers or notes. */

import type { CannedValues } from '@kervan/domain/chat/canned-answers.ts'
import type { MessageAbout } from '@kervan/domain/chat/chat-message.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { ConversationView } from '#features/chat/conversation-view.tsx'
import { AnswerForm } from '#features/chat/office/answer-form.tsx'
import { ConversationHead } from '#features/chat/office/conversation-head.tsx'
import { useNextAbout } from '#features/chat/office/next-about.ts'
import { NoteForm } from '#features/chat/office/note-form.tsx'
import { useAsides, useTrail } from '#features/chat/office/trail.tsx'
import { type ShownStaffChat, useStaffChat } from '#features/chat/office/use-staff-chat.ts'
import { WhoReads } from '#features/chat/office/who-reads.tsx'
import type { createBlockView } from '#features/chat/shown-blocks.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { useCallNote } from '#features/customers/contact/call-customer.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** Further help for who answers; it may put a text into the field. */
type Help = (insert: (text: string) => void) => ReactNode

type Props = {
  id: string
  person: { id: string; full_name: string }
  card: ReactNode
  help?: Help | undefined
  className?: string
}

export const useConversation = (conversation_id: string) =>
  useQuery(api.chat.staff.get.queryOptions({ input: { conversation_id } }))

export function ConversationPane({ id, person, card, help, className }: Props) {
  return (
    <section aria-label="Konuşma" className={cn('flex min-h-0 min-w-0 flex-col', className)}>
      <OpenConversation key={id} id={id} person={person} card={card} help={help} />
    </section>
  )
}

type OpenProps = Pick<Props, 'person' | 'card' | 'help'>

function OpenConversation({ id, ...rest }: OpenProps & { id: string }) {
  // All at once: the messages do not wait for whose they are.
  const query = useConversation(id)
  const chat = useStaffChat(id, rest.person.id)
  const trail = useTrail(id).data
  if (query.data) return <ShownConversation conversation={query.data} chat={chat} trail={trail} {...rest} />
  return query.isError ? <Failure query={query} /> : <PaneSkeleton />
}

function Failure({ query }: { query: ReturnType<typeof useConversation> }) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Konuşma gösterilemedi" query={query} />
  return (
    <ErrorState
      title="Konuşma bulunamadı"
      message="Adres yanlış ya da konuşma artık yok."
      action={<LinkButton href="/staff/communication">Konuşmalara git</LinkButton>}
    />
  )
}

type ShownProps = OpenProps & {
  conversation: StaffConversation
  chat: ShownStaffChat
  trail: ReturnType<typeof useTrail>['data']
}

function ShownConversation({ conversation, chat, trail, person, card, help }: ShownProps) {
  const { id, customer_id, guest_id, has_account, is_current } = conversation
  const isHere = chat.customer.here.length > 0
  const asides = useAsides(trail?.entries)
  const look = useMemo(() => officeLook(person.id), [person.id])
  const values = useCannedValues(conversation, chat, person.full_name)
  const [isNoting, setNoting] = useState(false)
  const callNote = useCallNote(customer_id ?? '')
  return (
    <>
      <ConversationHead
        conversation={conversation}
        round={trail?.round}
        personId={person.id}
        card={card}
        isCustomerHere={isHere}
      />
      <ConversationView
        chat={chat}
        look={look}
        otherSide="customer"
        typing={chat.customer.typing}
        asides={asides}
        beginning={<Beginning at={conversation.created_at} />}
        reader="Müşteri"
        filesOfDeleted="Ekleri de belgelerinden silinir."
        notice={
          <>
            <WhatToWrite isNoting={isNoting} onChoose={setNoting} />
            {!isNoting && <WhoReads conversation={conversation} isHere={isHere} callNote={callNote} />}
          </>
        }
        field={(writing) =>
          isNoting ? (
            <NoteForm conversationId={id} personId={person.id} onDone={() => setNoting(false)} />
          ) : (
            is_current && (
              <AnswerForm
                chat={chat}
                conversationId={id}
                personId={person.id}
                values={values}
                withFiles={customer_id !== null && (has_account || guest_id === null)}
                help={help}
                {...writing}
              />
            )
          )
        }
      />
      {callNote.dialog}
    </>
  )
}

/** Colleagues write on the same side, each under their name. */
const officeLook = (personId: string): Parameters<typeof createBlockView>[0] => ({
  surface: 'office',
  isOwn: ({ sender_type }) => sender_type === 'staff',
  isMine: ({ sender_id }) => sender_id === personId,
  aboutAddress: ({ kind, id }) => matterAddress[kind](id),
})

const matterAddress: Record<MessageAbout['kind'], (id: string) => string> = {
  request: (id) => `/staff/requests?request=${id}`,
  quote: (id) => `/staff/quotes/${id}`,
  shipment: (id) => `/staff/shipments/${id}`,
}

function Beginning({ at }: { at: string }) {
  return <p className="py-3 text-center text-12 text-muted">Konuşma {formatDateTime(at)} tarihinde başladı</p>
}

function WhatToWrite({ isNoting, onChoose }: { isNoting: boolean; onChoose: (isNoting: boolean) => void }) {
  return (
    <fieldset className="flex gap-1 border-line border-t px-3 pt-2">
      <legend className="sr-only">Ne yazılacağı</legend>
      <Mode isChosen={!isNoting} onChoose={() => onChoose(false)}>
        Yanıt
      </Mode>
      <Mode isChosen={isNoting} onChoose={() => onChoose(true)}>
        İç not
      </Mode>
    </fieldset>
  )
}

type ModeProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

function Mode({ isChosen, onChoose, children }: ModeProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'touch-room relative h-8 rounded-field px-3 text-13 text-muted hover:bg-hover',
        isChosen && 'bg-hover font-medium text-ink',
      )}
    >
      {children}
    </button>
  )
}

/** What the fields of an answer that is ready are filled with. */
function useCannedValues(
  { name, company }: StaffConversation,
  { state }: ShownStaffChat,
  writer: string,
): CannedValues {
  const ours = usePageData().company.name
  const next = useNextAbout().about
  const last = state.log.flatMap(({ messages }) => messages).findLast(({ about }) => about !== null)?.about
  const konu = (next ?? last)?.number
  return { 'müşteri adı': name, firma: company, konu, adım: writer, şirket: ours }
}

function PaneSkeleton() {
  return (
    <Loading className="flex flex-col gap-4 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-16 w-3/4" />
    </Loading>
  )
}
