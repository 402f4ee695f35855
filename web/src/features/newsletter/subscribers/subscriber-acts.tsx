/** What can be done with one subscriber: edited, ended, barred from all campaigns, or mailed again. */
import type { SubscriberDetail } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { EditSubscriberDialog } from '#features/newsletter/subscribers/edit-subscriber-dialog.tsx'
import { isInRegister } from '#features/newsletter/subscribers/is-in-register.ts'
import { mayLift } from '#features/newsletter/subscribers/suppression.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Act = 'end' | 'bar' | 'lift'
type Question = { label: string; title: string; description: string; danger: boolean }

const questionsOf = (email: string, isInRegister: boolean): Record<Act, Question> => ({
  end: {
    label: 'Aboneliği bitir',
    title: 'Abonelik bitirilsin mi?',
    description: `${email} adresine artık bülten gönderilmez; ret olarak kaydedilir${isInRegister ? ' ve üç iş günü içinde İYS’ye işlenir' : ''}. Yeniden abone olmak için onayını kendisi vermelidir.`,
    danger: true,
  },
  bar: {
    label: 'Gönderimi engelle',
    title: 'Gönderim engellensin mi?',
    description: `${email} adresine hiçbir kampanya gönderilmez. Onayı ve aboneliği olduğu gibi kalır; engeli kaldırınca yeniden alır.`,
    danger: true,
  },
  lift: {
    label: 'Engeli kaldır',
    title: 'Gönderim engeli kaldırılsın mı?',
    description: `${email} adresine, aktif ve onaylıysa yeniden bülten gönderilir.`,
    danger: false,
  },
})

export function SubscriberActs({ subscriber }: { subscriber: SubscriberDetail }) {
  const { id, email, status, customer_id, suppression, suppression_id } = subscriber
  const queries = useQueryClient()
  const [asked, ask] = useState<Act>()
  const [isEditing, edit] = useState(false)
  const questions = questionsOf(email, isInRegister(subscriber))
  const act = useMutation({
    mutationFn: async (chosen: Act) => {
      const { subscribers } = client.newsletter
      if (chosen === 'end') await subscribers.unsubscribe({ id }, callTimeout())
      else if (chosen === 'bar') await subscribers.suppress({ email }, callTimeout())
      else await subscribers.lift({ id: suppression_id ?? '' }, callTimeout())
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.newsletter.subscribers.key() }),
  })
  const acts: Act[] = [
    ...(status === 'active' || status === 'pending' ? ['end' as const] : []),
    ...(suppression ? [] : ['bar' as const]),
    ...(mayLift(suppression) ? ['lift' as const] : []),
  ]
  return (
    <div className="flex flex-1 flex-wrap items-center gap-3">
      {customer_id && (
        <LinkButton size="sm" href={`/staff/customer-management/${customer_id}`}>
          Müşteriye git
        </LinkButton>
      )}
      <Button size="sm" onClick={() => edit(true)}>
        Düzenle
      </Button>
      {acts.map((each) => (
        <Button key={each} size="sm" busy={act.isPending && act.variables === each} onClick={() => ask(each)}>
          {questions[each].label}
        </Button>
      ))}
      {act.isError && <Alert title="Yapılamadı">{toProblem(act.error).message}</Alert>}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && ask(undefined)}
          title={questions[asked].title}
          description={questions[asked].description}
          confirmLabel={questions[asked].label}
          danger={questions[asked].danger}
          onConfirm={() => act.mutate(asked)}
        />
      )}
      {isEditing && <EditSubscriberDialog subscriber={subscriber} onClose={() => edit(false)} />}
    </div>
  )
}
