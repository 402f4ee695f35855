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
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ColumnChoice } from '#features/lists/column-choice.tsx'
import { ImportPreview, type PreviewedRow, previewSize } from '#features/lists/import-preview.tsx'
import { api } from '#spine/api/api.ts'
import { useNow } from '#spine/ui/use-now.ts'

type Props = { shown: SubscriberImport; isStarting: boolean; onStart: (meanings: SubscriberMeanings) => void }

export function ImportColumns({ shown: { id, kind, heads, row_count }, isStarting, onStart }: Props) {
  const [meanings, setMeanings] = useState(() => guessSubscriberColumns(heads, kind))
  const now = useNow()
  const sample = useQuery(
    api.newsletter.subscribers.importRows.queryOptions({ input: { id, limit: previewSize } }),
  )
  return (
    <>
      <ColumnChoice
        heads={heads}
        rows={sample.data?.items ?? []}
        fields={fieldsOf(kind)}
        words={subscriberFieldWords}
        meanings={meanings}
        onChange={setMeanings}
      />
      <ImportPreview
        columns={['E-posta', 'Ad', 'Alıcı türü', 'Tarih', 'Kaynak', 'Kanıt']}
        rows={sample.data?.items}
        rowCount={row_count}
        read={(cells) => previewed(readImportedSubscriber(cells, meanings, kind, new Date(now)))}
        problem={columnsProblem(meanings, kind)}
        isStarting={isStarting}
        onStart={() => onStart(meanings)}
      />
    </>
  )
}

function previewed(read: ReturnType<typeof readImportedSubscriber>): PreviewedRow {
  if ('problem' in read) return read
  const { email, name, recipient_type, consent_at, consent_source, note } = read
  return {
    values: [
      email,
      name,
      recipientTypeWords[recipient_type],
      consent_at && formatShortDateTime(consent_at.toISOString()),
      consent_source && consentSourceWords[consent_source],
      note,
    ],
  }
}
