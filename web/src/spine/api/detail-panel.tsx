/** The side panel of one record that the URL opens, with its loading, failed and missing states; fills the screen on phones. */
import type { ReactNode } from 'react'
import { toProblem } from '#spine/api/api.ts'
import { isGone } from '#spine/api/is-gone.ts'
import { type FailedQuery, LoadFailure } from '#spine/api/load-failure.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props<Shown> = {
  /** What kind of record it is, such as `Talep`: the title until the record is there. */
  kind: string
  record: Shown | undefined
  query: FailedQuery & { isError: boolean }
  title: (record: Shown) => ReactNode
  actions?: (record: Shown) => ReactNode
  onClose: () => void
  children: (record: Shown) => ReactNode
}

const fullScreenOnPhones = 'max-md:inset-0 max-md:h-dvh max-md:max-h-none max-md:rounded-none max-md:border-0'

/** A record that is gone is not shown any more; what is being typed in a dialog above it stays, hidden with it. */
export function DetailPanel<Shown>({ kind, record, query, title, actions, onClose, children }: Props<Shown>) {
  const isLost = query.isError && isGone(query.error)
  const acts = record !== undefined && actions?.(record)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={record === undefined || isLost ? kind : title(record)}
      footer={
        acts && (
          <div hidden={isLost} className="contents">
            {acts}
          </div>
        )
      }
      className={`text-14 ${fullScreenOnPhones}`}
    >
      {query.isError && (record === undefined || isLost) && <Failure kind={kind} query={query} />}
      {record !== undefined && <div hidden={isLost}>{children(record)}</div>}
      {record === undefined && !query.isError && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Sheet>
  )
}

/** A malformed id is treated like an unknown one. */
function Failure({ kind, query }: { kind: string; query: FailedQuery }) {
  const { status } = toProblem(query.error)
  if (status === 404 || status === 400)
    return (
      <ErrorState
        title={`${kind} bulunamadı`}
        message={`Adres yanlış ya da ${kind.toLocaleLowerCase('tr')} artık yok.`}
      />
    )
  return <LoadFailure title={`${kind} gösterilemedi`} query={query} />
}
