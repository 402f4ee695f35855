/** What became of the rows of a table, by outcome; those that were wrong can be mended here. */
import type { CustomerImport, ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import {
  type RowOutcome,
  rowOutcomes,
  rowOutcomeWords,
  undoStates,
} from '@kervan/domain/customers/customer-imports.copy.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { MendRow } from '#features/customers/imports/mend-row.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions } from '#spine/lists/list-pages.ts'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'

/** What needs somebody first. */
const inOrder: readonly RowOutcome[] = ['wrong', 'added', 'known', 'removed']

export function ImportRows({ shown }: { shown: CustomerImport }) {
  const { search } = useLocation()
  const asked = useParam('outcome')
  const outcome =
    rowOutcomes.find((each) => each === asked) ?? inOrder.find((each) => shown[each] > 0) ?? 'added'
  const chips = inOrder
    .filter((each) => shown[each] > 0 || each === outcome)
    .map((each) => ({
      key: each,
      label: rowOutcomeWords[each],
      count: shown[each],
      search: withParams(search, { outcome: each }),
      current: each === outcome,
      urgent: each === 'wrong',
    }))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-3 md:px-5">
        <FilterChips label="Satırların sonucu" chips={chips} />
        {outcome === 'wrong' && shown.wrong > 0 && (
          <a
            href={`/api/customer-imports/${shown.id}/wrong-rows?surface=office`}
            download
            className={buttonClasses({ size: 'sm' })}
          >
            <Download strokeWidth={1.75} aria-hidden />
            Hatalı satırları indir
          </a>
        )}
      </div>
      <Rows key={outcome} shown={shown} outcome={outcome} />
    </>
  )
}

function Rows({ shown: { id, heads, state }, outcome }: { shown: CustomerImport; outcome: RowOutcome }) {
  const pages = useInfiniteQuery(
    api.customers.imports.rows.infiniteOptions({
      input: ({ after }: Place) => ({ id, outcome, ...(after && { after }) }),
      ...pageOptions,
      select: ({ pages: read }) => read.flatMap(({ items }) => items),
    }),
  )
  return (
    <PagedList
      pages={pages}
      failure={{ title: 'Satırlar gösterilemedi' }}
      empty={<EmptyState title="Bu sonuçta satır yok" />}
      skeleton="h-10"
    >
      {(rows) => (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Row
              key={row.line}
              importId={id}
              heads={heads}
              row={row}
              mayMend={row.outcome === 'wrong' && !undoStates.includes(state)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

type RowProps = { importId: string; heads: readonly string[]; row: ImportRow; mayMend: boolean }

function Row({ importId, heads, row, mayMend }: RowProps) {
  const { line, cells, outcome, problem, customer_id } = row
  const [isMending, setMending] = useState(false)
  return (
    <li className="flex flex-col gap-3 px-4 py-2.5 text-14 md:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="figures w-12 shrink-0 text-13 text-muted">{line}</span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="break-words">{cells.filter(Boolean).join(' · ')}</p>
          {problem && (
            <p className={outcome === 'wrong' ? 'text-13 text-danger' : 'text-13 text-muted'}>{problem}</p>
          )}
        </div>
        {mayMend && !isMending && (
          <Button size="sm" onClick={() => setMending(true)} aria-label={`${line}. satırı düzelt`}>
            Düzelt
          </Button>
        )}
        {customer_id && (
          <Link to={`/staff/customer-management/${customer_id}`} className="link text-13">
            Müşteriyi aç
          </Link>
        )}
      </div>
      {mayMend && isMending && (
        <MendRow importId={importId} heads={heads} row={row} onClose={() => setMending(false)} />
      )}
    </li>
  )
}
