/** `/staff/customer-imports`: brings a table of customers, and shows those that were brought; and `…/{id}`, one of them. */
import type { CustomerImport } from '@kervan/domain/customers/customer-imports.contract.ts'
import { importKeptDays } from '@kervan/domain/customers/customer-imports.copy.ts'
import { tableFileBytes } from '@kervan/domain/lists/table-file.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { importAddress } from '#features/customers/imports/import-addresses.ts'
import { ImportStateBadge } from '#features/customers/imports/import-state-badge.tsx'
import { OneImport } from '#features/customers/imports/one-import.tsx'
import { api } from '#spine/api/api.ts'
import { FileUpload } from '#spine/api/file-upload.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const rules = {
  maxBytes: tableFileBytes,
  kinds: { '.csv': 'CSV', '.xlsx': 'Excel (xlsx)', '.txt': 'metin' },
}

export function ImportsPage() {
  const { id } = useParams()
  return id ? <OneImport key={id} id={id} /> : <AllImports />
}

function AllImports() {
  useDocumentTitle('Müşteri aktarımı')
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <p className="text-13">
          <Link to="/staff/customers" className="link">
            Müşteriler
          </Link>
        </p>
        <h1 className="text-22">Müşteri aktarımı</h1>
        <p className="measure text-14 text-muted">
          Excel ya da CSV tablonuzu getirin; hangi sütunun ne olduğunu seçip ilk satırları gördükten sonra
          başlatırsınız. Kayıtlı bir e-posta ya da telefon ikinci kez eklenmez.
        </p>
      </header>
      <Card aria-label="Tablo getir">
        <CardBody>
          <FileUpload
            label="Müşteri tablosu"
            address="/api/customer-imports"
            rules={rules}
            onSent={(answer) => {
              void queries.invalidateQueries({ queryKey: api.customers.imports.list.key() })
              void navigate(importAddress((answer as { id: string }).id))
            }}
          />
        </CardBody>
      </Card>
      <Card aria-label="Getirilen tablolar">
        <CardHead title="Getirilen tablolar" />
        <Imports />
      </Card>
    </div>
  )
}

function Imports() {
  const query = useQuery(api.customers.imports.list.queryOptions())
  if (query.isError && !query.data) return <LoadFailure title="Tablolar gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading className="p-5">
        <Skeleton className="h-14" />
      </Loading>
    )
  if (query.data.items.length === 0)
    return (
      <EmptyState title="Henüz tablo getirilmedi">
        {`Getirdiğiniz tablolar ${importKeptDays} gün burada kalır, sonra silinir; müşteriler kalır.`}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line">
      {query.data.items.map((each) => (
        <ImportLine key={each.id} shown={each} />
      ))}
    </ul>
  )
}

function ImportLine({ shown }: { shown: CustomerImport }) {
  const { id, file_name, state, row_count, added, wrong, created_by_name, created_at } = shown
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-hover md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <Link to={importAddress(id)} className="break-words font-medium after:absolute after:inset-0">
          {file_name}
        </Link>
        <p className="text-13 text-muted">
          {[created_by_name, `${formatCount(row_count)} satır`].filter(Boolean).join(' · ')} ·{' '}
          <RelativeTime moment={created_at} />
        </p>
      </div>
      {state !== 'ready' && (
        <p className="figures text-13 text-muted">
          {formatCount(added)} eklendi
          {wrong > 0 && <span className="text-danger"> · {formatCount(wrong)} hatalı</span>}
        </p>
      )}
      <ImportStateBadge state={state} />
    </li>
  )
}
