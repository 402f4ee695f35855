/** Which column of the file says what, with the first rows as they would be taken. */
import {
  columnsProblem,
  fieldsOf,
  guessSubscriberColumns,
  readImportedSubscriber,
  type SubscriberMeanings,
  subscriberFieldWords,
} from '@kervan/domain/newsletter/imported-subscriber.ts'
import { consentSourceWords, recipientTypeWords } from '@kervan/domain/newsletter/subscriber-words.ts'
import type { SubscriberImport } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ColumnChoice } from '#features/lists/column-choice.tsx'
import { api } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const sampleSize = 20

type Props = { shown: SubscriberImport; isStarting: boolean; onStart: (meanings: SubscriberMeanings) => void }

export function ImportColumns({ shown: { id, kind, heads, row_count }, isStarting, onStart }: Props) {
  const [meanings, setMeanings] = useState(() => guessSubscriberColumns(heads, kind))
  const sample = useQuery(
    api.newsletter.subscribers.importRows.queryOptions({ input: { id, limit: sampleSize } }),
  )
  const rows = sample.data?.items ?? []
  const problem = columnsProblem(meanings, kind)
  return (
    <>
      <ColumnChoice
        heads={heads}
        rows={rows}
        fields={fieldsOf(kind)}
        words={subscriberFieldWords}
        meanings={meanings}
        onChange={setMeanings}
      />
      <Card aria-label="Önizleme">
        <CardHead title={`Önizleme: ilk ${Math.min(sampleSize, row_count)} satır`} />
        {sample.data ? (
          <Preview rows={rows} meanings={meanings} kind={kind} />
        ) : (
          <Loading className="p-5">
            <Skeleton className="h-40" />
          </Loading>
        )}
        <CardBody className="flex flex-col gap-3 border-line border-t">
          {problem && <Alert>{problem}</Alert>}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button
              variant="primary"
              disabled={problem !== undefined}
              onClick={() => onStart(meanings)}
              busy={isStarting}
              busyLabel="Başlıyor"
            >
              {formatCount(row_count)} satırı aktar
            </Button>
          </div>
        </CardBody>
      </Card>
    </>
  )
}

type Row = { line: number; cells: string[] }
type PreviewProps = { meanings: SubscriberMeanings; kind: SubscriberImport['kind'] }

function Preview({ rows, ...rest }: PreviewProps & { rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the screen
    <section aria-label="İlk satırlar" tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-13">
        <thead className="text-left text-muted">
          <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            <th scope="col">Satır</th>
            <th scope="col">E-posta</th>
            <th scope="col">Ad</th>
            <th scope="col">Alıcı türü</th>
            <th scope="col">Tarih</th>
            <th scope="col">Kaynak</th>
            <th scope="col">Kanıt</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map((row) => (
            <PreviewRow key={row.line} row={row} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PreviewRow({ row: { line, cells }, meanings, kind }: PreviewProps & { row: Row }) {
  const now = useNow()
  const read = readImportedSubscriber(cells, meanings, kind, new Date(now))
  if ('problem' in read)
    return (
      <tr className="[&>td]:px-4 [&>td]:py-2">
        <td className="figures text-muted">{line}</td>
        <td colSpan={6} className="text-danger">
          {read.problem}
        </td>
      </tr>
    )
  return (
    <tr className="[&>td]:whitespace-nowrap [&>td]:px-4 [&>td]:py-2">
      <td className="figures text-muted">{line}</td>
      <td>{read.email}</td>
      <td>{read.name || '–'}</td>
      <td>{recipientTypeWords[read.recipient_type]}</td>
      <td className="figures">
        {read.consent_at ? formatShortDateTime(read.consent_at.toISOString()) : '–'}
      </td>
      <td>{read.consent_source ? consentSourceWords[read.consent_source] : '–'}</td>
      <td>{read.note || '–'}</td>
    </tr>
  )
}
