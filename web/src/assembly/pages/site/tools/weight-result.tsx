/** What is charged, which rule won, and every sum that was compared. */
import { type Measures, trailerLoadingMetres } from '@kervan/domain/values/chargeable-weight.ts'
import { atLeast, type Ratio, ratio } from '@kervan/domain/values/ratio.ts'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyResult } from '#assembly/pages/site/tools/copy-result.tsx'
import {
  type Candidate,
  figure,
  kilograms,
  sumsAsText,
  type WeightSums,
} from '#features/requests/help/weight-sums.ts'

type Props = { sums: WeightSums; measures: Measures; asksFloor: boolean; notes: string[] }

export function WeightResult({ sums, measures, asksFloor, notes }: Props) {
  const largest = sums.candidates.find(({ won }) => won)?.value
  return (
    <>
      <p className="text-14 text-muted">Ücrete esas ağırlık</p>
      <p className="figures mt-1 whitespace-nowrap text-40 font-bold tracking-tight">{sums.chargeable}</p>
      <p className="mt-1">{sums.rule}</p>
      <Notes notes={notes} />
      <dl className="figures mt-5 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-4 text-14">
        <Measure name="Brüt">{kilograms(measures.gross)}</Measure>
        <Measure name="Hacim">{figure(measures.volume)} m³</Measure>
        {asksFloor && <Measure name="Zemin">{figure(measures.loadingMetres)} LDM</Measure>}
      </dl>
      <ul className="mt-4 flex flex-col gap-4 border-line border-t pt-4">
        {sums.candidates.map((candidate) => (
          <CandidateLine key={candidate.name} candidate={candidate} largest={largest ?? candidate.value} />
        ))}
      </ul>
      {sums.after && <p className="figures mt-4 border-line border-t pt-4 text-14">{sums.after}</p>}
      {asksFloor && <TrailerLine loadingMetres={measures.loadingMetres} />}
      <div className="mt-5">
        <CopyResult text={sumsAsText(sums)} label="Hesabı kopyala" />
      </div>
    </>
  )
}

export function Notes({ notes }: { notes: string[] }) {
  return notes.map((note) => (
    <p key={note} className="mt-3 rounded-field bg-pending-fill px-3 py-2 text-14 text-pending">
      {note}
    </p>
  ))
}

function Measure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function CandidateLine({ candidate, largest }: { candidate: Candidate; largest: Ratio }) {
  const { name, sum, won, value } = candidate
  return (
    <li className="text-14">
      <div className="flex items-baseline justify-between gap-3">
        <span className={clsx(won ? 'font-medium' : 'text-muted')}>{name}</span>
        {won && (
          <span className="inline-flex items-center gap-1 self-center text-13 text-approved">
            <Check className="size-4" strokeWidth={1.75} aria-hidden /> Esas alınan
          </span>
        )}
      </div>
      <p className={clsx('figures', won ? 'font-medium' : 'text-muted')}>{sum}</p>
      {/* Drawn in SVG percentages: an inline style would be refused on the server's page. */}
      <svg className="mt-1.5 h-1 w-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="4" rx="2" className="fill-line" />
        <rect
          width={`${percent(value, largest)}%`}
          height="4"
          rx="2"
          className={won ? 'fill-sea' : 'fill-line-strong'}
        />
      </svg>
    </li>
  )
}

function percent(part: Ratio, whole: Ratio): number {
  const under = part.denominator * whole.numerator
  return under === 0n ? 0 : Number((100n * part.numerator * whole.denominator) / under)
}

/** How much of a trailer's floor the load takes. */
function TrailerLine({ loadingMetres }: { loadingMetres: Ratio }) {
  if (!atLeast(trailerLoadingMetres, loadingMetres))
    return <Notes notes={[`Tek dorseye sığmaz: bir dorse ${figure(trailerLoadingMetres)} LDM alır.`]} />
  const share = ratio(
    100n * loadingMetres.numerator * trailerLoadingMetres.denominator,
    loadingMetres.denominator * trailerLoadingMetres.numerator,
  )
  return (
    <p className="figures mt-4 border-line border-t pt-4 text-14 text-muted">
      Dorse doluluğu ({figure(trailerLoadingMetres)} LDM): %{figure(share, 1)}
    </p>
  )
}
