/** What the hourly sweep of files has removed, and whether a document lacks its file. */
import type { UploadSweep, UploadSweepReport } from '@kervan/domain/documents/upload-sweeps.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { formatBytes } from '#spine/api/file-rules.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function UploadSweeps() {
  const report = useQuery(api.documents.staff.sweeps.queryOptions())
  return (
    <Card>
      <CardHead title="Dosya temizliği" />
      <CardBody className="flex flex-col gap-4">
        <p className="measure text-13 text-muted">
          Depo her saat taranır. Belgeye dönüşmemiş yüklemeler bir gün sonra, silinmiş belgeler geri alma
          süresi bitince, sahipsiz ve yarım kalmış dosyalar kendiliğinden silinir.
        </p>
        {report.isPending && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {report.isError && !report.data && <LoadFailure title="Rapor açılamadı" query={report} />}
        {report.data && <Report {...report.data} />}
      </CardBody>
    </Card>
  )
}

function Report({ latest, recent, month }: UploadSweepReport) {
  if (!latest) return <p>Depo henüz taranmadı.</p>
  const facts = [
    ['Son tarama', formatDateTime(latest.swept_at)],
    ['Depoda', amountOf(latest.kept_files, latest.kept_bytes)],
    ['Son 30 günde silinen', amountOf(month.files, month.bytes)],
  ]
  return (
    <>
      {latest.missing_count > 0 && (
        <Alert title={`${formatCount(latest.missing_count)} belgenin dosyası depoda yok`}>
          {latest.missing.join(', ')}
          {latest.missing_count > latest.missing.length && ' ve diğerleri'}. Dosyaları yedekten geri getirin
          ya da belgeleri yeniden isteyin.
        </Alert>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {recent.length > 0 ? (
        <section aria-labelledby="sweeps-recent">
          <h3 id="sweeps-recent" className="mb-1 text-13 text-muted">
            Son silinenler
          </h3>
          <ul className="divide-y divide-line border-line border-y text-14">
            {recent.map((sweep) => (
              <li key={sweep.swept_at} className="flex flex-wrap gap-x-4 py-2">
                <time dateTime={sweep.swept_at} className="figures w-40 text-muted">
                  {formatDateTime(sweep.swept_at)}
                </time>
                <span className="min-w-0 flex-1 max-sm:order-3 max-sm:basis-full">{wordsOf(sweep)}</span>
                <span className="figures ml-auto">{formatBytes(sweep.removed_bytes)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="text-muted">Henüz silinen dosya yok.</p>
      )}
    </>
  )
}

const amountOf = (files: number, bytes: number) =>
  files === 0 ? 'Dosya yok' : `${formatCount(files)} dosya, ${formatBytes(bytes)}`

const kinds = {
  expired: 'kullanılmayan yükleme',
  deleted: 'silinmiş belge',
  orphans: 'sahipsiz dosya',
  unfinished: 'yarım kalmış dosya',
} as const

function wordsOf(sweep: UploadSweep): string {
  const said = Object.entries(kinds).flatMap(([kind, words]) => {
    const count = sweep[kind as keyof typeof kinds]
    return count > 0 ? [`${formatCount(count)} ${words}`] : []
  })
  return said.join(', ')
}
