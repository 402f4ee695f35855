/** What matters today in a few sentences: at once in our own words, a moment later in those of a model where they hold. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EvidenceList } from '#features/luna/evidence-line.tsx'
import { api } from '#spine/api/api.ts'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** The figures of the page below are live; the sentences need not be. */
const everyMs = 10 * 60_000

export function BriefCard() {
  const [isExplained, setExplained] = useState(false)
  const own = useQuery({
    ...api.luna.brief.queryOptions({ input: {} }),
    staleTime: everyMs,
    refetchInterval: everyMs,
  })
  const better = useQuery({
    ...api.luna.brief.queryOptions({ input: { refine: 'true' } }),
    enabled: own.data?.may_be_refined === true,
    staleTime: everyMs,
    retry: false,
  })
  // What could not be read is said by the cards that show the rows themselves.
  if (own.isError && !own.data) return null
  const isBetter = better.data && own.data && better.data.as_of >= own.data.as_of
  const brief = isBetter ? better.data : own.data
  return (
    <Card aria-label="Sabah özeti">
      <CardHead
        title="Sabah özeti"
        action={
          brief && (
            <span className="text-12 text-muted">
              <RelativeTime moment={brief.as_of} />
            </span>
          )
        }
      />
      <CardBody className="flex min-h-20 flex-col gap-2">
        {brief ? (
          <>
            <p className="measure">{brief.text}</p>
            <button
              type="button"
              aria-expanded={isExplained}
              className="link self-start text-13"
              onClick={() => setExplained(!isExplained)}
            >
              Nereden biliyorum?
            </button>
            {isExplained && <EvidenceList evidence={brief.facts} />}
          </>
        ) : (
          <Loading label="Sabah özeti hazırlanıyor">
            <Skeleton className="h-10 max-w-xl" />
          </Loading>
        )}
      </CardBody>
    </Card>
  )
}
