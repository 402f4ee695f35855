/** Live visitors in the office's sidebar: the first five, how many more, how many of them are guests, and what can be done with each. */
import { placeOfVisit, userTypeWords } from '@kervan/domain/analytics/analytics.copy.ts'
import type { VisitorHere } from '@kervan/domain/analytics/invitations.contract.ts'
import { pageName } from '@kervan/domain/analytics/pages.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { analyticsAddress, visitsAddress } from '#features/analytics/office/addresses.ts'
import { FirstWords } from '#features/analytics/office/first-words.tsx'
import { VisitActs } from '#features/analytics/office/visit-acts.tsx'
import { useVisitorsHere } from '#features/analytics/office/visitors-here.ts'
import { useHeldRows } from '#spine/live/use-held-rows.ts'
import { WaitingRows } from '#spine/live/waiting-rows.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function LiveVisitorsPanel() {
  const [writingTo, setWritingTo] = useState<string>()
  return (
    <>
      <Visitors onWrite={setWritingTo} />
      {/* Above the list: it stays while others come and its visit leaves the first five. */}
      {writingTo && <FirstWords key={writingTo} id={writingTo} onClose={() => setWritingTo(undefined)} />}
    </>
  )
}

const nobody: readonly VisitorHere[] = []

function Visitors({ onWrite }: { onWrite: (id: string) => void }) {
  const { data, isPending, isError } = useVisitorsHere()
  const { shown, waitingCount, holder } = useHeldRows(data?.visitors ?? nobody)
  if (isPending)
    return (
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    )
  if (isError && !data) return <p className="text-13 text-muted">Ziyaretçiler gösterilemedi.</p>
  const { active_visitors, active_guests, visitors } = data
  const rest = active_visitors - visitors.length
  return (
    <div {...holder} className="flex flex-col gap-2 text-13">
      {shown.length === 0 ? (
        <p className="text-muted">Şu anda aktif ziyaretçi yok</p>
      ) : (
        <>
          <p className="figures flex flex-wrap justify-between gap-x-3 text-muted">
            <span>
              {formatCount(active_visitors)} ziyaretçi, %
              {Math.round((100 * active_guests) / Math.max(1, active_visitors))} misafir
            </span>
            <WaitingRows count={waitingCount} />
          </p>
          <ul aria-label="Şu anda gezenler" className="flex flex-col">
            {shown.map(({ row, isMissing }) => (
              <Visitor
                key={row.id}
                visitor={row}
                // Of more than are shown, one who is missing may only have been followed by others; the server knows who has left.
                hasLeft={isMissing && rest <= 0}
                onWrite={() => onWrite(row.id)}
              />
            ))}
          </ul>
        </>
      )}
      {rest > 0 && (
        <Link to={visitsAddress({ active: '1' })} className="self-start text-sea hover:underline">
          +{formatCount(rest)} daha
        </Link>
      )}
      <Link to={analyticsAddress} className="self-start text-sea hover:underline">
        Analizler
      </Link>
    </div>
  )
}

type VisitorProps = { visitor: VisitorHere; hasLeft: boolean; onWrite: () => void }

function Visitor({ visitor, hasLeft, onWrite }: VisitorProps) {
  return (
    <li className="flex flex-col gap-1.5 border-line border-b py-2 last:border-b-0">
      <Link to={`${analyticsAddress}?visit=${visitor.id}`} className="break-words hover:underline">
        {pageName(visitor.current_page)}
      </Link>
      <p className="text-12 text-muted">
        {[userTypeWords[visitor.user_type], placeOfVisit(visitor)].join(' · ')} ·{' '}
        {hasLeft ? 'ayrıldı' : <RelativeTime moment={visitor.last_activity} />}
      </p>
      <VisitActs visit={visitor} hasLeft={hasLeft} onWrite={onWrite} />
    </li>
  )
}
