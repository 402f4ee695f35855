/** Hands a conversation over to a colleague, with a note. What a third one holds is taken from them knowingly only. */
import { conversationHeldBy } from '@kervan/domain/chat/office-chat.copy.ts'
import type { StaffConversation } from '@kervan/domain/chat/staff-chat.contract.ts'
import { type FormEvent, useState } from 'react'
import { colleagueLabel } from '#features/auth/colleague-label.ts'
import { useSession } from '#features/auth/session.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useConversationAct } from '#features/chat/office/use-conversation-act.ts'
import { useColleagues } from '#features/quotes/use-colleagues.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { conversation: StaffConversation; onClose: () => void }

export function HandOverDialog({ conversation, onClose }: Props) {
  const { id, name, staff_id, staff_name } = conversation
  const me = useSession('office').data?.person?.id
  const isHeld = staff_id !== null && staff_id !== me
  const colleagues = useColleagues().filter((each) => each.id !== staff_id)
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const handOver = useConversationAct(
    () =>
      client.chat.office.assign(
        { conversation_id: id, to, note: note.trim(), ...(isHeld && { take_over_from: staff_id }) },
        callTimeout(),
      ),
    {
      onDone: () => {
        const receiver = colleagues.find((each) => each.id === to)?.full_name ?? ''
        toast.success({ title: `Devredildi: ${receiver}`, description: name })
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (to && !handOver.isPending) handOver.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Konuşmayı devret"
      description={`${isHeld ? `${conversationHeldBy(staff_name)} ` : ''}Konuşma seçtiğiniz meslektaşa geçer; ona hemen bildirilir. Müşteri notu görmez.`}
      footer={
        <Button type="submit" form="hand-over" variant="primary" busy={handOver.isPending} disabled={!to}>
          Devret
        </Button>
      }
    >
      <form id="hand-over" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Meslektaş">
          <Select
            value={to}
            onChange={({ target }) => setTo(target.value)}
            placeholder="Seçin"
            options={colleagues.map((each) => ({ value: each.id, label: colleagueLabel(each) }))}
          />
        </Field>
        <Field label="Not" optionalMark>
          <Textarea value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {handOver.isError && <Alert title="Konuşma devredilemedi">{toProblem(handOver.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
