/** Shown where a query failed: why, a code for support, and a retry button. */
import { toProblem } from '#spine/api/api.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'

export type FailedQuery = { error: unknown; refetch: () => unknown; isFetching: boolean }
export type FailureTexts = {
  title: string
  /** A sentence before the reason. */
  lead?: string
  /** English words that the product's screens have always shown, in small print. */
  small?: string
  className?: string
}

export function LoadFailure({ title, lead, small, className, query }: FailureTexts & { query: FailedQuery }) {
  const { message, request_id } = toProblem(query.error)
  return (
    <ErrorState
      title={title}
      message={lead ? `${lead} ${message}` : message}
      detail={
        small && (
          <span lang="en" className="text-12">
            {small}
          </span>
        )
      }
      code={request_id}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      className={className ?? ''}
    />
  )
}
