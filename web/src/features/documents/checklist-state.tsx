/** A checklist once it is there; until then that it is coming, or why it does not. */
import type { DocumentChecklist } from '@kervan/domain/documents/checklist.contract.ts'
import type { ReactNode } from 'react'
import { type FailedQuery, LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  query: FailedQuery & { data: DocumentChecklist | undefined; isError: boolean }
  children: (checklist: DocumentChecklist) => ReactNode
}

export function ChecklistState({ query, children }: Props) {
  if (query.data) return children(query.data)
  if (query.isError)
    return <LoadFailure title="Gereken belgeler gösterilemedi" query={query} className="py-6" />
  return (
    <Loading label="Gereken belgeler yükleniyor" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
