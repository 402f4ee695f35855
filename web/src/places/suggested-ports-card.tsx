/** The suggested loading and discharge places of a lane, with the other candidates and how full each is. */
import type { PortCandidate } from '@kervan/domain/places/places.contract.ts'
import type { ReactNode } from 'react'
import { type Lane, useSuggestedPorts } from '#places/suggested-ports.ts'
import { formatPercent } from '#ui/format.ts'
import { RouteLine } from '#ui/route-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const names = {
  sea: { title: 'Önerilen limanlar', pol: 'Yükleme limanı (POL)', pod: 'Boşaltma limanı (POD)' },
  air: { title: 'Önerilen havalimanları', pol: 'Yükleme havalimanı', pod: 'Boşaltma havalimanı' },
  land: { title: 'Önerilen terminaller', pol: 'Yükleme terminali', pod: 'Boşaltma terminali' },
}

type End = { best: PortCandidate | null; alternatives: readonly PortCandidate[] }

/** Shows nothing while a country is missing, or where no port is known at either end. */
export function SuggestedPortsCard(lane: Lane) {
  const { data, isLoading } = useSuggestedPorts(lane)
  const words = names[lane.shipmentType]
  const complete = lane.originCountry.trim().length >= 2 && lane.destinationCountry.trim().length >= 2
  if (complete && isLoading) return <Skeleton className="h-32 w-full animate-late" />
  if (!complete || !data || (!data.pol.best && !data.pod.best)) return null
  const unknown = [...data.pol.alternatives, ...data.pod.alternatives].some((each) => !each.utilization_known)
  return (
    <section aria-label={words.title} className="rounded-card border border-line px-4 py-3">
      <h4 className="text-14 font-medium">{words.title}</h4>
      <RouteLine className="my-3" />
      <div className="grid grid-cols-2 gap-4">
        <Candidates label={words.pol} end={data.pol} />
        <Candidates label={words.pod} end={data.pod} className="text-right" />
      </div>
      {unknown && (
        <p className="mt-3 text-12 text-muted">
          <span aria-hidden="true">* </span>Doluluk ölçülmedi, %50 varsayıldı.
        </p>
      )}
    </section>
  )
}

type CandidatesProps = { label: string; end: End; className?: string }

function Candidates({ label, end: { best, alternatives }, className }: CandidatesProps) {
  const others = alternatives.filter(({ code }) => code !== best?.code)
  return (
    <div className={className}>
      <p className="text-12 text-muted">{label}</p>
      {best ? (
        <p className="text-15 font-medium">
          {best.name} <Fullness candidate={best} />
        </p>
      ) : (
        <p className="text-14 text-muted">Bu ülkede bildiğimiz bir yer yok.</p>
      )}
      {others.length > 0 && (
        <ul aria-label="Diğer adaylar" className="mt-1 flex flex-col gap-0.5 text-13 text-muted">
          {others.map((each) => (
            <li key={each.code}>
              {each.name} <Fullness candidate={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Fullness({ candidate }: { candidate: PortCandidate }): ReactNode {
  const share = formatPercent(candidate.utilization)
  return (
    <span className="figures whitespace-nowrap text-13 font-normal text-muted">
      <span className="sr-only">doluluk </span>
      {share}
      {!candidate.utilization_known && '*'}
    </span>
  )
}
