/** The proof of an erasure: what became of the rows of each table. Nothing in it says whose they were. */
import { keptYears } from '@kervan/domain/consents/data-requests.copy.ts'
import type { ErasureProof } from '@kervan/domain/customers/data-requests.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { ErasureTable } from '#features/customers/data-requests/erasure-table.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

export function ErasureProofCard({ proof }: { proof: ErasureProof }) {
  const { begun_at, finished_at, tables, files, kept_until } = proof
  const sum = (of: 'erased' | 'emptied' | 'kept') =>
    summed(tables).reduce((total, table) => total + table[of], 0)
  if (!finished_at)
    return (
      <Card aria-label="Silme">
        <CardBody>
          <p role="status" className="text-14">
            Veriler siliniyor. Bu sayfadan ayrılabilirsiniz; iş arka planda sürer.
          </p>
        </CardBody>
      </Card>
    )
  return (
    <Card aria-label="Silmenin kaydı">
      <CardHead title="Silmenin kaydı" />
      <CardBody className="flex flex-col gap-4">
        <p className="measure text-14">
          {formatDateTime(begun_at)} tarihinde başladı, {formatDateTime(finished_at)} tarihinde bitti:{' '}
          {formatCount(sum('erased'))} kayıt ve {formatCount(files)} dosya silindi,{' '}
          {formatCount(sum('emptied'))} kaydın kişisel alanları boşaltıldı
          {sum('kept') > 0 && `, ${formatCount(sum('kept'))} kayıt yasa gereği saklanıyor`}.
        </p>
        {kept_until && (
          <p className="measure text-14 text-muted">
            Sözleşme, fatura ve taşıma kayıtları {keptYears} yıl saklanır; ilkinin süresi{' '}
            {formatDate(kept_until)} tarihinde dolar ve kendiliğinden silinir.
          </p>
        )}
        <div className="overflow-x-auto">
          <ErasureTable tables={summed(tables)} heads={['Silindi', 'Boşaltıldı', 'Saklanıyor']} />
        </div>
      </CardBody>
    </Card>
  )
}

/** What was erased later, when its time was over, counts with the rest of its table. */
function summed(tables: ErasureProof['tables']): ErasureProof['tables'] {
  return [...Map.groupBy(tables, ({ table }) => table).values()].flatMap(([first, ...later]) => {
    if (!first) return []
    const since = later.reduce((sum, { erased }) => sum + erased, 0)
    return [{ ...first, erased: first.erased + since, kept: Math.max(0, first.kept - since) }]
  })
}
