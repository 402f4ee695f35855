/** One change: who, what, when, and what each field was and became. */
import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  actionWords,
  addressOf,
  changesOf,
  type FieldChange,
  recordTitle,
} from '#assembly/pages/office/settings/audit-words.ts'
import { Button } from '#spine/ui/button.tsx'

/** More than these are folded away. */
const atOnce = 4

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const [isWhole, setWhole] = useState(false)
  const changes = changesOf(entry)
  const shown = isWhole ? changes : changes.slice(0, atOnce)
  const address = addressOf(entry)
  const record = recordTitle(entry.subject_table, entry.subject_id)
  const history = new URLSearchParams({ kind: entry.subject_table, record: entry.subject_id })
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-14 md:px-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <time dateTime={entry.at} className="figures text-13 text-muted">
          {formatDateTime(entry.at)}
        </time>
        <span className="font-medium">{entry.actor_name ?? 'Sistem'}</span>
        <span>
          {address ? (
            <Link to={address} className="link">
              {record}
            </Link>
          ) : (
            record
          )}{' '}
          {actionWords[entry.action]}
        </span>
        <Link
          to={{ search: history.toString() }}
          aria-label={`Kaydın geçmişi: ${record}`}
          className="ml-auto text-13 text-muted hover:text-ink hover:underline max-md:ml-0"
        >
          Kaydın geçmişi
        </Link>
      </p>
      {shown.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-[11rem_minmax(0,1fr)]">
          {shown.map((change) => (
            <Change key={change.name} change={change} action={entry.action} />
          ))}
        </dl>
      )}
      {changes.length > atOnce && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3 self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Daha az göster' : `${changes.length - atOnce} alan daha`}
        </Button>
      )}
    </li>
  )
}

function Change({
  change: { name, before, after },
  action,
}: {
  change: FieldChange
  action: AuditEntry['action']
}) {
  return (
    <div className="contents">
      <dt className="break-words text-muted">{name}</dt>
      <dd className="min-w-0 break-words max-sm:mb-1">
        {action === 'update' ? (
          <>
            <del className="text-muted no-underline">
              <span className="sr-only">önce </span>
              {before}
            </del>{' '}
            <ArrowRight className="inline size-3.5 text-muted" strokeWidth={1.75} aria-hidden />{' '}
            <ins className="no-underline">
              <span className="sr-only">sonra </span>
              {after}
            </ins>
          </>
        ) : action === 'insert' ? (
          after
        ) : (
          before
        )}
      </dd>
    </div>
  )
}
