/** What can be done next with an open request: the identity first, then what it asks for, then the answer. */
import type { DataRequestDetail } from '@kervan/domain/customers/data-requests.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const load = (name: 'IdentityDialog' | 'CorrectDialog' | 'AnswerDialog' | 'EraseDialog') =>
  lazy(() =>
    loadDialog(
      async () => (await import('#features/customers/data-requests/data-request-dialogs.tsx'))[name],
    ),
  )
const dialogs = {
  identity: load('IdentityDialog'),
  correct: load('CorrectDialog'),
  answer: load('AnswerDialog'),
  refuse: load('AnswerDialog'),
  erase: load('EraseDialog'),
}

export function DataRequestActs({ request }: { request: DataRequestDetail }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
  const { status, erasing, identity_check, kind, customer_id } = request
  const isChecked = identity_check !== null
  if (status !== 'open' || erasing) return isChecked && customer_id ? <CopyButton request={request} /> : null
  const Dialog = opened && dialogs[opened]
  return (
    <>
      {!isChecked && (
        <p className="text-14 text-muted">
          Önce başvuranın kimliğini doğrulayın; o zamana dek veri verilmez, düzeltilmez ve silinmez.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isChecked && (
          <Button variant="primary" onClick={() => setOpened('identity')}>
            Kimliği doğrula
          </Button>
        )}
        {isChecked && customer_id && <CopyButton request={request} />}
        {isChecked && customer_id && kind === 'correction' && (
          <Button onClick={() => setOpened('correct')}>Kaydı düzelt</Button>
        )}
        {isChecked && kind !== 'erasure' && (
          <Button variant="primary" onClick={() => setOpened('answer')}>
            Yanıtla
          </Button>
        )}
        {isChecked && kind === 'erasure' && customer_id && (
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
