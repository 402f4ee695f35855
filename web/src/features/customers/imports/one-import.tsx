/** One table of customers, from its columns to the report of its rows. */
import type { CustomerImport } from '@kervan/domain/customers/customer-imports.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ColumnMeanings } from '#features/customers/imports/column-meanings.tsx'
import { importsAddress } from '#features/customers/imports/import-addresses.ts'
import { ImportRows } from '#features/customers/imports/import-rows.tsx'
import { ImportStateBadge } from '#features/customers/imports/import-state-badge.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const lookAgainMs = 1_000
const isUnderWay = (state: CustomerImport['state'] | undefined) => state === 'running' || state === 'undoing'

export function OneImport({ id }: { id: string }) {
  const query = useQuery(
    api.customers.imports.get.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? lookAgainMs : false),
    }),
  )
  useDocumentTitle(query.data?.file_name ?? 'Müşteri aktarımı')
  if (query.isError && !query.data) return <Failure query={query} />
  if (!query.data)
    return (
      <Loading className="flex max-w-5xl flex-col gap-4">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-60" />
      </Loading>
    )
  return <Shown shown={query.data} />
}

function Failure({ query }: { query: { error: unknown; refetch: () => unknown; isFetching: boolean } }) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Aktarım gösterilemedi" query={query} />
  return <ErrorState title="Aktarım bulunamadı" message="Adres yanlış ya da tablonun saklama süresi doldu." />
}

function Shown({ shown }: { shown: CustomerImport }) {
  const { file_name, state, row_count, created_by_name } = shown
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="text-13">
            <Link to={importsAddress} className="link">
              Müşteri aktarımı
            </Link>
          </p>
          <h1 className="break-words text-22">{file_name}</h1>
          <p className="text-13 text-muted">
            {[`${formatCount(row_count)} satır`, created_by_name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ImportStateBadge state={state} />
      </header>
      {state === 'ready' && <ColumnMeanings shown={shown} />}
      {isUnderWay(state) && <UnderWay shown={shown} />}
      {(state === 'stopped' || state === 'undo_stopped') && <Stopped shown={shown} />}
      {state !== 'ready' && <Report shown={shown} />}
    </div>
  )
}

function UnderWay({
  shown: { id, state, row_count, left, added, removed, task_id },
}: {
  shown: CustomerImport
}) {
  const queries = useQueryClient()
  const stop = useMutation({
    mutationFn: () => client.tasks.cancel({ id: task_id ?? '' }),
    onSettled: () =>
      queries.invalidateQueries({ queryKey: api.customers.imports.get.key({ input: { id } }) }),
    onError: (error) =>
      toast.failure({
        title: 'Durdurulamadı',
        description:
          toProblem(error).status === 404
            ? 'Bu işi yalnızca başlatan kişi durdurabilir.'
            : toProblem(error).message,
      }),
  })
  const isUndoing = state === 'undoing'
  return (
    <Card aria-label="İlerleme">
      <CardBody className="flex flex-col gap-4">
        <ProgressBar
          label={isUndoing ? 'Eklenenler geri alınıyor' : 'Müşteriler ekleniyor'}
          done={isUndoing ? removed : row_count - left}
          total={isUndoing ? removed + added : row_count}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-13 text-muted">Bu sayfadan ayrılabilirsiniz; iş arka planda sürer.</p>
          <Button size="sm" onClick={() => stop.mutate()} busy={stop.isPending} busyLabel="Durduruluyor">
            Durdur
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}

function Stopped({ shown: { id, state, meanings, left, undo_left } }: { shown: CustomerImport }) {
  const queries = useQueryClient()
  const isUndo = state === 'undo_stopped'
  const goOn = useMutation({
    mutationFn: () =>
      isUndo
        ? client.customers.imports.undo({ id })
        : client.customers.imports.start({ id, meanings: [...(meanings ?? [])] }),
    onSuccess: (started) =>
      queries.setQueryData(api.customers.imports.get.queryKey({ input: { id } }), started),
    onError: (error) => toast.failure({ title: 'Sürdürülemedi', description: toProblem(error).message }),
  })
  return (
    <Card aria-label="Durdu">
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14">
          {isUndo
            ? `Eklenen ${formatCount(undo_left)} müşteri henüz geri alınmadı.`
            : `${formatCount(left)} satırın sırası gelmedi.`}
        </p>
        <Button variant="primary" onClick={() => goOn.mutate()} busy={goOn.isPending} busyLabel="Başlıyor">
          Kaldığı yerden sürdür
        </Button>
      </CardBody>
    </Card>
  )
}

function Report({ shown }: { shown: CustomerImport }) {
  const { state, added } = shown
  return (
    <Card aria-label="Satırların sonucu">
      <ImportRows shown={shown} />
      {(state === 'done' || state === 'stopped') && added > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3 md:px-5">
          <p className="text-13 text-muted">Yanlış tablo muydu? Eklenenleri geri alabilirsiniz.</p>
          <UndoButton shown={shown} />
        </div>
      )}
    </Card>
  )
}

function UndoButton({ shown: { id, added } }: { shown: CustomerImport }) {
  const queries = useQueryClient()
  const undo = useMutation({
    mutationFn: () => client.customers.imports.undo({ id }),
    onSuccess: (begun) => queries.setQueryData(api.customers.imports.get.queryKey({ input: { id } }), begun),
    onError: (error) => toast.failure({ title: 'Geri alınamadı', description: toProblem(error).message }),
  })
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" busy={undo.isPending} busyLabel="Başlıyor">
          <Undo2 strokeWidth={1.75} aria-hidden />
          Aktarımı geri al
        </Button>
      }
      title={`${formatCount(added)} müşteri silinsin mi?`}
      description="Bu aktarımla eklenenler silinir. Aktarımdan sonra talebi, hesabı, notu ya da düzeltmesi olanlar kalır."
      confirmLabel="Aktarımı geri al"
      onConfirm={() => undo.mutate()}
    />
  )
}
