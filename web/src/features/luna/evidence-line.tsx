/** What a figure rests on, in one small line: source, how many records, and the day. */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'

type Shown = Pick<Evidence, 'source' | 'sample' | 'as_of'>

/** `Gönderilen tekliflerimiz · 14 kayıt · 12 Kasım 2026` */
export function evidenceText({ source, sample, as_of }: Shown): string {
  return [source, sample !== null && `${formatCount(sample)} kayıt`, as_of && formatDate(as_of)]
    .filter(Boolean)
    .join(' · ')
}

export function EvidenceLine({ evidence }: { evidence: Shown }) {
  return <p className="text-12 text-muted">{evidenceText(evidence)}</p>
}

/** All lines of a finding: what is known, its value, and where from. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <ul aria-label="Dayanakları" className="flex flex-col gap-1.5">
      {evidence.map((line) => (
        <li key={`${line.label} ${line.value}`} className="text-13">
          <span className="text-muted">{line.label}:</span>{' '}
          {line.link ? (
            <Link to={line.link} className="link figures">
              {line.value}
            </Link>
          ) : (
            <span className="figures">{line.value}</span>
          )}
          <EvidenceLine evidence={line} />
        </li>
      ))}
    </ul>
  )
}
