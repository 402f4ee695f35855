/** The suggested loading and discharge places of a lane, the gates of its road, and what must be known of it. */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { Place, PortCandidate } from '@kervan/domain/places/places.contract.ts'
import { formatMeasure, formatPercent } from '@kervan/domain/values/format-number.ts'
import type { ReactNode } from 'react'
import { type Lane, useSuggestedPorts } from '#features/places/suggested-ports.ts'
import { RouteLine } from '#spine/ui/route-line.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

const names = {
  sea: {
    title: 'Önerilen limanlar',
    pol: 'Yükleme limanı (POL)',
    pod: 'Boşaltma limanı (POD)',
    none: 'Bu ülkede bildiğimiz bir liman yok.',
  },
  air: {
    title: 'Önerilen havalimanları',
    pol: 'Yükleme havalimanı',
    pod: 'Boşaltma havalimanı',
    none: 'Bu ülkede bildiğimiz bir havalimanı yok.',
  },
  land: {
    title: 'Önerilen terminaller',
    pol: 'Yükleme terminali',
    pod: 'Boşaltma terminali',
    none: 'Yakında bildiğimiz bir terminal yok.',
  },
}

/** On what a suggestion rests. */
const reasons = {
  sea: {
    own: 'Şehrin kendi limanı',
    usual: 'Şehrin yükü genelde buradan geçer',
    near: 'Şehre en yakın konteyner limanlarından',
    large: 'Ülkenin büyük limanlarından; şehre göre değişebilir',
  },
  air: {
    own: 'Şehrin kendi havalimanı',
    usual: 'Şehrin yükü genelde buradan geçer',
    near: 'Şehre en yakın kargo havalimanlarından',
    large: 'Ülkenin büyük kargo havalimanlarından; şehre göre değişebilir',
  },
  land: {
    own: 'Şehrin kendi terminali',
    usual: 'Şehrin yükü genelde buradan geçer',
    near: 'Şehre yakın',
    large: 'Ülkenin büyük terminallerinden; şehre göre değişebilir',
  },
}

/** Nearer than this a place is the city's own, and its distance is not worth a word. */
const ownKm = 10

function reasonOf(mode: Mode, { basis, distance_km }: PortCandidate): string {
  const isOwn = basis !== 'large' && distance_km !== null && distance_km < ownKm
  return reasons[mode][isOwn ? 'own' : basis]
}

type End = { best: PortCandidate | null; alternatives: readonly PortCandidate[] }

/** Renders nothing while a country is missing, or where no port is known at either end. */
export function SuggestedPortsCard(lane: Lane) {
  const { data, isLoading } = useSuggestedPorts(lane)
  const words = names[lane.shipmentType]
  const complete = lane.originCountry.trim().length >= 2 && lane.destinationCountry.trim().length >= 2
  if (complete && isLoading) return <Skeleton className="h-32 w-full animate-late" />
  if (!complete || !data || (!data.pol.best && !data.pod.best && data.gates.length === 0 && !data.notice))
    return null
  const shown = [...data.pol.alternatives, ...data.pod.alternatives]
  return (
    <section aria-label={words.title} className="rounded-card border border-line px-4 py-3">
      <h4 className="text-14 font-medium">{words.title}</h4>
      <RouteLine className="my-3" />
      {data.notice && (
        <p className="mb-3 rounded-field bg-pending-fill px-3 py-2 text-13 text-pending">{data.notice}</p>
      )}
      <div className="grid grid-cols-2 gap-4">
        <Candidates mode={lane.shipmentType} label={words.pol} end={data.pol} home={lane.originCountry} />
        <Candidates
          mode={lane.shipmentType}
          label={words.pod}
          end={data.pod}
          home={lane.destinationCountry}
          className="text-right"
        />
      </div>
      {data.gates.length > 0 && <Gates gates={data.gates} />}
      {shown.some((each) => !each.utilization_known) && (
        <p className="mt-3 text-12 text-muted">
          {shown.some((each) => each.utilization_known)
            ? 'Doluluğu yazmayanlar ölçülmedi; sıralamada %50 sayılır.'
            : 'Doluluk ölçülmedi; sıralamada %50 sayılır.'}
        </p>
      )}
    </section>
  )
}

type Mode = Lane['shipmentType']
type CandidatesProps = { mode: Mode; label: string; end: End; home: string; className?: string }

function Candidates({ mode, label, end: { best, alternatives }, home, className }: CandidatesProps) {
  const others = alternatives.filter(({ code }) => code !== best?.code)
  return (
    <div className={className}>
      <p className="text-12 text-muted">{label}</p>
      {best ? (
        <p className="text-15 font-medium">
          <Named mode={mode} candidate={best} home={home} /> <Fullness candidate={best} />
          <span className="block text-12 font-normal text-muted">{reasonOf(mode, best)}</span>
        </p>
      ) : (
        <p className="text-14 text-muted">{names[mode].none}</p>
      )}
      {others.length > 0 && (
        <ul aria-label="Diğer adaylar" className="mt-1 flex flex-col gap-0.5 text-13 text-muted">
          {others.map((each) => (
            <li key={each.code}>
              <Named mode={mode} candidate={each} home={home} /> <Fullness candidate={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** By air with the letters of the airport; with the country where it is another one, and how far it is where that is why it is suggested. */
function Named({ mode, candidate, home }: { mode: Mode; candidate: PortCandidate; home: string }) {
  const { name, iata, country, country_code, basis, distance_km } = candidate
  return (
    <>
      {name}
      {mode === 'air' && iata && ` (${iata})`}
      {country_code !== findCountry(home)?.code && (
        <span className="text-13 font-normal text-muted">, {country}</span>
      )}
      {basis === 'near' && distance_km !== null && distance_km >= ownKm && (
        <span className="figures whitespace-nowrap text-13 font-normal text-muted">
          {' '}
          {formatMeasure(String(distance_km), 'km')}
        </span>
      )}
    </>
  )
}

function Gates({ gates: [usual, ...others] }: { gates: readonly Place[] }) {
  if (!usual) return null
  return (
    <p className="mt-3 text-14">
      <span className="text-12 text-muted">
        {usual.kinds.includes('terminal') ? 'Sınır kapısı' : 'Ro-ro limanı'}
      </span>{' '}
      {usual.name}
      {others.length > 0 && <span className="text-muted">, {others.map(({ name }) => name).join(', ')}</span>}
    </p>
  )
}

function Fullness({ candidate }: { candidate: PortCandidate }): ReactNode {
  if (!candidate.utilization_known) return null
  return (
    <span className="figures whitespace-nowrap text-13 font-normal text-muted">
      doluluk {formatPercent(candidate.utilization)}
    </span>
  )
}
