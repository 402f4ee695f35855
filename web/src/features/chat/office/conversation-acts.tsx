/** What can be done with a conversation besides answering: take it on, hand it over, put it off, close it. */
import { conversationHeldBy } from '@kervan/domain/chat/office-chat.copy.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useConversationAct } from '#features/chat/office/use-conversation-act.ts'
import { client } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

const HandOverDialog = lazy(() =>
  loadDialog(async () => (await import('#features/chat/office/hand-over-dialog.tsx')).HandOverDialog),
)
const SnoozeConversation = lazy(() =>
  loadDialog(async () => (await import('#features/chat/office/snooze-conversation.tsx')).SnoozeConversation),
)

type Props = { conversation: StaffConversation; personId: string }

export function ConversationActs({ conversation, personId }: Props) {
  const isClosed = conversation.status === 'closed'
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {conversation.staff_id !== personId && <Take conversation={conversation} personId={personId} />}
      <HandOver conversation={conversation} />
      {!isClosed && <Snooze conversation={conversation} />}
      {isClosed ? <Reopen conversation={conversation} /> : <Close conversation={conversation} />}
    </div>
  )
}

/** What a colleague has is taken from them knowingly only. */
function Take({ conversation: { id, staff_id, staff_name }, personId }: Props) {
  const [isAsked, setAsked] = useState(false)
  const take = useConversationAct(
    () =>
      client.chat.office.assign(
        { conversation_id: id, to: personId, ...(staff_id && { take_over_from: staff_id }) },
        callTimeout(),
      ),
    { failed: 'Konuşma üstlenilemedi' },
  )
  return (
    <>
      <Button size="sm" busy={take.isPending} onClick={() => (staff_id ? setAsked(true) : take.mutate())}>
        Üstlen
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={conversationHeldBy(staff_name)}
        description="Konuşma size geçer; geçmişinde yazar."
        confirmLabel="Devral"
        danger={false}
        onConfirm={() => take.mutate()}
      />
    </>
  )
}

function HandOver({ conversation }: Pick<Props, 'conversation'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Devret
      </Button>
      <Suspense>
        {isOpen && <HandOverDialog conversation={conversation} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

function Snooze({ conversation: { id, name, snoozed_until } }: Pick<Props, 'conversation'>) {
  const [isOpen, setOpen] = useState(false)
  const wake = useConversationAct(
    () => client.chat.office.snooze({ conversation_id: id, until: null }, callTimeout()),
    { failed: 'Erteleme kaldırılamadı' },
  )
  if (snoozed_until && Date.parse(snoozed_until) > Date.now())
    return (
      <Button size="sm" busy={wake.isPending} onClick={() => wake.mutate()}>
        Ertelemeyi kaldır
      </Button>
    )
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Ertele
      </Button>
      <Suspense>
        {isOpen && <SnoozeConversation id={id} name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

function Close({ conversation: { id, name } }: Pick<Props, 'conversation'>) {
  const reopen = useReopen(id)
  const close = useConversationAct(() => client.chat.office.close({ conversation_id: id }, callTimeout()), {
    failed: 'Konuşma kapatılamadı',
    onDone: () =>
      toast.success({
        title: `Konuşma kapandı: ${name}`,
        description: 'Müşteri yazarsa kendiliğinden yeniden açılır.',
        action: { label: 'Geri al', onClick: () => reopen.mutate() },
      }),
  })
  return (
    <Button size="sm" busy={close.isPending} onClick={() => close.mutate()}>
      Kapat
    </Button>
  )
}

function useReopen(id: string) {
  return useConversationAct(() => client.chat.office.reopen({ conversation_id: id }, callTimeout()), {
    failed: 'Konuşma yeniden açılamadı',
  })
}

function Reopen({ conversation: { id } }: Pick<Props, 'conversation'>) {
  const reopen = useReopen(id)
  return (
    <Button size="sm" busy={reopen.isPending} onClick={() => reopen.mutate()}>
      Yeniden aç
    </Button>
  )
}
