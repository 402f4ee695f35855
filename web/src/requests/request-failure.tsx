/** A request that could not be shown. An address that was cut or altered is a request that does not exist. */
import { toProblem } from '#api.ts'
import { ErrorState } from '#ui/error-state.tsx'

export function RequestFailure({
  error,
  retry,
  retrying,
}: {
  error: unknown
  retry: () => void
  retrying: boolean
}) {
  const problem = toProblem(error)
  if (problem.status === 404 || problem.status === 400)
    return <ErrorState title="Talep bulunamadı" message="Adres yanlış ya da talep artık yok." />
  return (
    <ErrorState
      title="Talep gösterilemedi"
      message={problem.message}
      code={problem.request_id}
      onRetry={retry}
      retrying={retrying}
    />
  )
}
