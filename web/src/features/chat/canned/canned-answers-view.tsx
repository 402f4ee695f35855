/** The answers that staff have ready, which an admin adds, words anew and removes. */
import type { CannedAnswer } from '@kervan/domain/chat/canned-answers.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useCannedAnswers } from '#features/chat/canned/canned-answers.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const CannedDialog = lazy(() =>
  loadDialog(async () => (await import('#features/chat/canned/canned-dialog.tsx')).CannedDialog),
)

export function CannedAnswersView({ mayChange }: { mayChange: boolean }) {
  const query = useCannedAnswers()
  /** An empty text stands for a new one. */
  const [edited, setEdited] = useState<string>()
  if (!query.data && query.isError) return <LoadFailure title="Hazır yanıtlar gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { answers } = query.data
  return (
    <>
      <p className="measure text-14 text-muted">
        İletişim merkezinde yazarken seçilen metinler. Süslü ayraç içindeki alanlar o müşterinin bilgileriyle
        dolar; gönderilmeden önce değiştirilebilir.
      </p>
      <Card aria-label="Hazır yanıtlar">
        <CardHead
          title="Hazır yanıtlar"
          action={
            mayChange && (
              <Button size="sm" onClick={() => setEdited('')}>
                Hazır yanıt ekle
              </Button>
            )
          }
        />
        {answers.length === 0 ? (
          <EmptyState title="Henüz hazır yanıt yok">
            Sık yazdıklarınızı ekleyin; yazarken tek dokunuşla seçilir.
          </EmptyState>
        ) : (
          <ul aria-label="Hazır yanıtlar" className="divide-y divide-line">
            {answers.map((answer) => (
              <Row
                key={answer.id}
                answer={answer}
                mayChange={mayChange}
                onEdit={() => setEdited(answer.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      {edited !== undefined && (
        <Suspense>
          <CannedDialog
            answer={answers.find(({ id }) => id === edited)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

type RowProps = { answer: CannedAnswer; mayChange: boolean; onEdit: () => void }

function Row({ answer: { id, title, text }, mayChange, onEdit }: RowProps) {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => client.chat.canned.remove({ id }, callTimeout()),
    onError: (error) => toast.failure({ title: 'Kaldırılamadı', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.chat.canned.key() }),
  })
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3 text-14 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-medium">{title}</p>
        <p className="measure whitespace-pre-line break-words text-13 text-muted">{text}</p>
      </div>
      {mayChange && (
        <div className="flex gap-2">
          <Button size="sm" aria-label={`Düzenle: ${title}`} onClick={onEdit}>
            Düzenle
          </Button>
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost" busy={remove.isPending} aria-label={`Kaldır: ${title}`}>
                Kaldır
              </Button>
            }
            title={`“${title}” kaldırılsın mı?`}
            description="Yazarken artık seçilemez. Gönderilmiş mesajlar kalır."
            confirmLabel="Hazır yanıtı kaldır"
            onConfirm={() => remove.mutate()}
          />
        </div>
      )}
    </li>
  )
}
