/** What was asked for could not be shown: why, a code to quote, and another try. */
import { toProblem } from '#spine/api/api.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'

export type FailedQuery = { error: unknown; refetch: () => unknown; isFetching: boolean }

export function LoadFailure({
  title,
  query,
  className = '',
}: {
  title: string
  query: FailedQuery
  className?: string
}) {
  const { message, request_id } = toProblem(query.error)
  return (
    <ErrorState
      title={title}
      message={message}
      code={request_id}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      className={className}
    />
  )
}
