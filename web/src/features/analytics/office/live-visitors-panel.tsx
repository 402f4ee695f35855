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

function Visitors({ onWrite }: { onWrite: (id: string) => void }) {
  const { data, isPending, isError } = useVisitorsHere()
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
    <div className="flex flex-col gap-2 text-13">
      {visitors.length === 0 ? (
        <p className="text-muted">Şu anda aktif ziyaretçi yok</p>
      ) : (
        <>
          <p className="figures text-muted">
            {formatCount(active_visitors)} ziyaretçi, %
            {Math.round((100 * active_guests) / Math.max(1, active_visitors))} misafir
          </p>
          <ul aria-label="Şu anda gezenler" className="flex flex-col">
            {visitors.map((visitor) => (
              <Visitor key={visitor.id} visitor={visitor} onWrite={() => onWrite(visitor.id)} />
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

function Visitor({ visitor, onWrite }: { visitor: VisitorHere; onWrite: () => void }) {
  return (
    <li className="flex flex-col gap-1.5 border-line border-b py-2 last:border-b-0">
      <Link to={`${analyticsAddress}?visit=${visitor.id}`} className="break-words hover:underline">
        {pageName(visitor.current_page)}
      </Link>
      <p className="text-12 text-muted">
        {[userTypeWords[visitor.user_type], placeOfVisit(visitor)].join(' · ')} ·{' '}
        <RelativeTime moment={visitor.last_activity} />
      </p>
      <VisitActs visit={visitor} onWrite={onWrite} />
    </li>
  )
}
