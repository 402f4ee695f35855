/** Shown when a request could not be loaded. A malformed id is treated like an unknown one. */
import type { ReactNode } from 'react'
import { toProblem } from '#spine/api/api.ts'
import { type FailedQuery, LoadFailure } from '#spine/api/load-failure.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'

const missing = <ErrorState title="Talep bulunamadı" message="Adres yanlış ya da talep artık yok." />

/** `whenMissing` is shown where the request does not exist. */
export function RequestFailure({
  query,
  whenMissing = missing,
}: {
  query: FailedQuery
  whenMissing?: ReactNode
}) {
  const { status } = toProblem(query.error)
  if (status === 404 || status === 400) return whenMissing
  return <LoadFailure title="Talep gösterilemedi" query={query} />
}
