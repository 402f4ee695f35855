/** What a shipment or a request needs: each paper with whom it comes from, by when and how far it is, and a way to add it right here. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { DocumentChecklist } from '@kervan/domain/documents/checklist.contract.ts'
import { certaintyWords, type PaperSource, paperSourceWords } from '@kervan/domain/documents/paper-rules.ts'
import { papers } from '@kervan/domain/documents/papers.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { openDocumentSearch } from '#features/documents/document-addresses.ts'
import type { MatterIds } from '#features/documents/matter.ts'
import { PaperBadge } from '#features/documents/paper-badge.tsx'
import { PaperUpload } from '#features/documents/paper-upload.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { cn } from '#spine/ui/class-names.ts'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

export type ChecklistRow = DocumentChecklist['items'][number]

type Props = {
  checklist: DocumentChecklist
  surface: Surface
  matter: MatterIds
  /** Beside the heading. */
  action?: ReactNode
}

/** The office reads the same list from the other side. */
const sourceWords: Record<Surface, Record<PaperSource, string>> = {
  portal: paperSourceWords,
  office: { ...paperSourceWords, customer: 'Müşteriden' },
}

/** Their broker's papers come through the customer too. */
export const comesThroughCustomer = ({ from }: ChecklistRow) => from === 'customer' || from === 'broker'

export const isLacking = ({ state }: ChecklistRow) => state === 'missing' || state === 'refused'

export function Checklist({ checklist, surface, matter, action }: Props) {
  const { items, missing } = checklist
  const lacking = surface === 'portal' ? items.filter(isExpected).length : missing
  if (items.length === 0) return null
  // What this customer has to give comes first; otherwise as the table has it.
  const rows = [...items].sort((one, other) => rankOf(one) - rankOf(other))
  return (
    <section aria-label="Gereken belgeler">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-1">
        <h3 className="text-15">Gereken belgeler</h3>
        <p className={cn('mr-auto text-13', lacking > 0 ? 'font-medium text-pending' : 'text-muted')}>
          {lackingText(lacking, surface)}
        </p>
        {action}
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.paper} row={row} surface={surface} matter={matter} />
        ))}
      </ul>
    </section>
  )
}

/** Of the customer, who is not to wonder about what others bring unless they were asked for it. */
const isExpected = (row: ChecklistRow) =>
  isLacking(row) && (row.asked_at !== null || (row.from === 'customer' && row.certainty !== 'depends'))

function lackingText(lacking: number, surface: Surface): string {
  if (surface === 'office') return lacking > 0 ? `${lacking} belge eksik` : 'Eksik belge yok'
  return lacking > 0 ? `Sizden ${lacking} belge bekleniyor` : 'Sizden beklenen belge yok'
}

const rankOf = (row: ChecklistRow) => (comesThroughCustomer(row) ? 0 : 1)

function Row({ row, surface, matter }: { row: ChecklistRow; surface: Surface; matter: MatterIds }) {
  const { search } = useLocation()
  const { paper, from, certainty, due, why, is_overdue, document_ids, asked_at } = row
  const { word } = papers[paper]
  const [newest] = document_ids
  const mayAdd = row.state !== 'verified' && (surface === 'office' || comesThroughCustomer(row))
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {newest ? (
            <Link
              to={{ search: openDocumentSearch(search, newest) }}
              state={openedHere}
              preventScrollReset
              className="link text-14 font-medium"
            >
              {word}
            </Link>
          ) : (
            <span className="text-14 font-medium">{word}</span>
          )}
          <PaperBadge row={row} />
        </p>
        <p className="text-13 text-muted">
          {sourceWords[surface][from]} · {certaintyWords[certainty]} ·{' '}
          <span className={cn(is_overdue && 'font-medium text-delayed')}>
            <NonBreakingText text={dueText(due, is_overdue)} />
          </span>
          {asked_at && isLacking(row) && (
            <>
              {' '}
              · <RelativeTime moment={asked_at} /> istendi
            </>
          )}
        </p>
        <p className="text-13 text-muted">{why}</p>
      </div>
      {mayAdd && <PaperUpload paper={paper} surface={surface} matter={matter} />}
    </li>
  )
}

function dueText(due: string | null, isOverdue: boolean): string {
  if (!due) return 'günü henüz belli değil'
  return isOverdue ? `${formatDate(due)} günü gerekiyordu` : `en geç ${formatDate(due)}`
}
