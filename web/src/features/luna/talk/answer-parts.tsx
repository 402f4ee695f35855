/** What an answer shows besides its words: the records, where to read on, and how Luna knows. */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { ChevronDown, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const tones: Record<LunaAnswer['cards'][number]['tone'], StatusTone | StatusStyle> = {
  neutral: { icon: Info, colours: 'bg-transit-fill text-transit' },
  good: 'approved',
  warning: 'pending',
  bad: 'rejected',
}

export function AnswerCards({ cards }: Pick<LunaAnswer, 'cards'>) {
  return cards.map(({ id, title, detail, status, tone, lines, link }) => (
    <TalkCard
      key={id}
      title={title}
      detail={detail}
      badge={status && <StatusBadge tone={tones[tone]}>{status}</StatusBadge>}
      lines={lines}
      link={link}
    />
  ))
}

type CardProps = {
  title: string
  detail: string
  badge?: ReactNode
  lines: readonly { label: string; value: string }[]
  link?: { label: string; to: string } | undefined
}

/** One record in the talk. */
export function TalkCard({ title, detail, badge, lines, link }: CardProps) {
  return (
    <article className="w-full rounded-card border border-line bg-card p-3 text-13">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h4 className="figures text-14 font-medium [overflow-wrap:anywhere]">{title}</h4>
          {detail && <p className="text-muted">{detail}</p>}
        </div>
        {badge}
      </div>
      {lines.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {lines.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <Link to={link.to} className="link touch-room relative mt-2 inline-block">
          {link.label}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </article>
  )
}

export function AnswerLinks({ links }: Pick<LunaAnswer, 'links'>) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="link touch-room relative">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function AnswerFacts({ facts }: Pick<LunaAnswer, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <details className="group w-full text-13 text-muted">
      <summary className="touch-room relative inline-flex cursor-pointer list-none items-center gap-1 rounded-field">
        Nereden biliyorum?
        <ChevronDown className="size-4 group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      <ul className="mt-1 flex flex-col gap-1.5 border-line border-l-2 pl-3">
        {facts.map(({ label, value, source, sample, as_of, link }) => (
          <li key={`${label} ${value} ${source}`}>
            <span className="text-ink">
              {label}: <span className="figures">{value}</span>
            </span>
            <br />
            {link ? (
              <Link to={link} className="link">
                {source}
              </Link>
            ) : (
              source
            )}
            {sample !== null && `, ${sample} kayıttan`}
            {as_of && `, ${formatDateTime(as_of)}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
