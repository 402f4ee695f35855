/** `/newsletter/imports`: brings tables of subscribers or of refusals, and shows those that were brought; `…/{id}`, one of them. */
import { importStateWords } from '@kervan/domain/customers/customer-imports.copy.ts'

import { tableFileBytes } from '@kervan/domain/lists/table-file.ts'
import type { SubscriberImport } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { type ImportKind, importKindWords } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { importAddress, newsletterAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { OneImport } from '#features/newsletter/subscribers/one-import.tsx'
import { api } from '#spine/api/api.ts'
import { FileUpload } from '#spine/api/file-upload.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const rules = { maxBytes: tableFileBytes, kinds: { '.csv': 'CSV', '.xlsx': 'Excel (xlsx)' } }

export function ImportsPage() {
  const { id } = useParams()
  return id ? <OneImport key={id} id={id} /> : <AllImports />
}

const kindNotes: Record<ImportKind, string> = {
  subscribers:
    'Her satırda onayın tarihi, kaynağı ve kanıtı olmalı; olmayan satır alınmaz. Sütunları sonra seçersiniz.',
  refusals: 'Reddeden adresler; onlara artık gönderilmez. İYS’den indirdiğiniz liste de olur.',
}

function AllImports() {
  useDocumentTitle('Abone aktarımı')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [kind, setKind] = useState<ImportKind>('subscribers')
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <p className="text-13">
          <Link to={newsletterAddress} className="link">
            Bülten
          </Link>
        </p>
        <h1 className="text-22">Abone aktarımı</h1>
      </header>
      <Card aria-label="Tablo getir">
        <CardBody className="flex flex-col gap-5">
          <ChoiceCards
            legend="Dosyada ne var?"
            choices={(Object.entries(importKindWords) as [ImportKind, string][]).map(([value, label]) => ({
              value,
              label,
              detail: kindNotes[value],
            }))}
            value={kind}
            onChange={setKind}
          />
          <FileUpload
            key={kind}
            label={importKindWords[kind]}
            address={`/api/newsletter/imports?kind=${kind}`}
            rules={rules}
            onSent={(answer) => {
              void queries.invalidateQueries({ queryKey: api.newsletter.subscribers.imports.key() })
              void navigate(importAddress((answer as { id: string }).id))
            }}
          />
        </CardBody>
      </Card>
      <Card aria-label="Getirilen dosyalar">
        <CardHead title="Getirilen dosyalar" />
        <Imports />
      </Card>
    </div>
  )
}

function stateText({ state, added, changed }: SubscriberImport): string {
  if (state === 'ready') return importStateWords.ready
  if (state === 'running') return 'Sürüyor'
  return state === 'stopped' ? importStateWords.stopped : `${formatCount(added + changed)} alındı`
}

function Imports() {
  const query = useQuery(api.newsletter.subscribers.imports.queryOptions())
  if (query.isError && !query.data) return <LoadFailure title="Dosyalar gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading className="p-5">
        <Skeleton className="h-14" />
      </Loading>
    )
  if (query.data.items.length === 0)
    return (
      <EmptyState title="Henüz dosya getirilmedi">
        Getirdiğiniz dosyaların sonucu 30 gün burada kalır.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line">
      {query.data.items.map((each) => (
        <li
          key={each.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-hover md:px-5"
        >
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={importAddress(each.id)}
              className="break-words font-medium after:absolute after:inset-0"
            >
              {each.file_name}
            </Link>
            <p className="text-13 text-muted">
              {[importKindWords[each.kind], each.created_by_name, `${formatCount(each.row_count)} satır`]
                .filter(Boolean)
                .join(' · ')}{' '}
              · <RelativeTime moment={each.created_at} />
            </p>
          </div>
          <p className="figures text-13 text-muted">
            {stateText(each)}
            {each.wrong > 0 && <span className="text-danger"> · {formatCount(each.wrong)} alınmadı</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
