/** What can be done next with an open request: the identity first, then what it asks for, then the answer. */
import { erasureRetryMinutes } from '@kervan/domain/consents/data-requests.copy.ts'
import type { DataRequestDetail } from '@kervan/domain/customers/data-requests.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const load = (name: 'AttachDialog' | 'IdentityDialog' | 'CorrectDialog' | 'AnswerDialog' | 'EraseDialog') =>
  lazy(() =>
    loadDialog(
      async () => (await import('#features/customers/data-requests/data-request-dialogs.tsx'))[name],
    ),
  )
const dialogs = {
  attach: load('AttachDialog'),
  identity: load('IdentityDialog'),
  correct: load('CorrectDialog'),
  answer: load('AnswerDialog'),
  refuse: load('AnswerDialog'),
  erase: load('EraseDialog'),
}

export function DataRequestActs({ request }: { request: DataRequestDetail }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
  const { status, erasing, identity_check, kind, customer_id, person_email } = request
  // Of somebody without a record all that is known is found by their address, so that has to be proved.
  const isByAddress = kind === 'erasure' && !customer_id
  const isChecked = identity_check !== null && (!isByAddress || identity_check === 'registered_email')
  if (status === 'open' && erasing) return <RetryErasure key={request.id} request={request} />
  if (status !== 'open') return isChecked && customer_id ? <CopyButton request={request} /> : null
  const Dialog = opened && dialogs[opened]
  return (
    <>
      {!isChecked && (
        <p className="text-14 text-muted">
          {isByAddress
            ? 'Müşteri kaydı varsa başvuruyu ona bağlayın. Yoksa verileri e-postasına göre silinir; o adresten yazdığını doğrulayın.'
            : 'Önce başvuranın kimliğini doğrulayın; o zamana dek veri verilmez, düzeltilmez ve silinmez.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isChecked && (
          <Button variant="primary" onClick={() => setOpened('identity')}>
            Kimliği doğrula
          </Button>
        )}
        {!customer_id && <Button onClick={() => setOpened('attach')}>Kayda bağla</Button>}
        {isChecked && customer_id && <CopyButton request={request} />}
        {isChecked && customer_id && kind === 'correction' && (
          <Button onClick={() => setOpened('correct')}>Kaydı düzelt</Button>
        )}
        {isChecked && kind !== 'erasure' && (
          <Button variant="primary" onClick={() => setOpened('answer')}>
            Yanıtla
          </Button>
        )}
        {isChecked && kind === 'erasure' && (customer_id || person_email) && (
          <Button variant="danger" onClick={() => setOpened('erase')}>
            Verileri sil
          </Button>
        )}
        <Button onClick={() => setOpened('refuse')}>Reddet</Button>
      </div>
      {Dialog && (
        <Suspense>
          <Dialog request={request} isRefusal={opened === 'refuse'} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

/** While it runs there is nothing to do; one that should be done by now has stopped. Begun again it runs once more, as old as it is. */
function RetryErasure({ request: { id, erasure } }: { request: DataRequestDetail }) {
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: () => client.customers.dataRequests.erase({ id }, callTimeout()),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.customers.dataRequests.key() }),
    onError: (error) => toast.failure({ title: 'Başlatılamadı', description: toProblem(error).message }),
  })
  const now = useNow()
  if (!erasure || now - Date.parse(erasure.begun_at) <= erasureRetryMinutes * 60_000) return null
  if (retry.isSuccess)
    return (
      <p role="status" className="text-14 text-muted">
        Silme yeniden başladı; bitince burada yazar.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-14 text-delayed">Silme yarıda kaldı. Her gece kendiliğinden yeniden denenir.</p>
      <Button onClick={() => retry.mutate()} busy={retry.isPending} busyLabel="Başlatılıyor">
        Yeniden dene
      </Button>
    </div>
  )
}

/** The archive is made in the background; the tray shows how far it is and has the file. */
function CopyButton({ request: { id } }: { request: DataRequestDetail }) {
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => client.customers.dataRequests.startCopy({ id }),
    onSuccess: () => {
      toast.success({
        title: 'Kopya hazırlanıyor',
        description: 'Bitince arka plandaki işlerden indirirsiniz.',
      })
      return queries.invalidateQueries({ queryKey: api.tasks.list.key() })
    },
    onError: (error) =>
      toast.failure({ title: 'Kopya hazırlanamadı', description: toProblem(error).message }),
  })
  return (
    <Button
      onClick={() => start.mutate()}
      busy={start.isPending}
      busyLabel="Başlatılıyor"
      className="self-start"
    >
      Verilerin kopyasını hazırla
    </Button>
  )
}
