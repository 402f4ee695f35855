/** The card that stands where nothing could be loaded: why, a code for support, and another try. */

import { toProblem } from '#spine/api/api.ts'
import type { FailedQuery } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'

export function LoadFailedCard({ query }: { query: FailedQuery }) {
  const { message, request_id } = toProblem(query.error)
  return (
    <Card>
      <ErrorState
        title="Veri Yüklenemedi"
        message={message}
        code={request_id}
        action={
          <Button onClick={() => void query.refetch()} busy={query.isFetching} busyLabel="Yeniden deneniyor">
            Tekrar Dene
          </Button>
        }
      />
    </Card>
  )
}
