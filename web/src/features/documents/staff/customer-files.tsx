/** The newest documents of a customer, with a way to all of them. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const most = 6

export function CustomerFiles({ id }: { id: string }) {
  const query = useQuery(api.documents.staff.list.queryOptions({ input: { customer_id: id, limit: most } }))
  const files = query.data?.items
  return (
    <Card aria-label="Dosyalar">
      <CardHead
        title="Dosyalar"
        action={
          files &&
          files.length > 0 && (
            <LinkButton href={`/staff/documents?customer=${id}`} size="sm">
              Tümü
            </LinkButton>
          )
        }
      />
      <CardBody>
        {query.isError && !files && (
          <LoadFailure title="Dosyalar yüklenirken bir hata oluştu" query={query} />
        )}
        {query.isPending && (
          <Loading>
            <Skeleton className="h-12" />
          </Loading>
        )}
        {files?.length === 0 && <p className="text-14 text-muted">Bu müşterinin dosyası yok.</p>}
        {files && files.length > 0 && (
          <ul aria-label="Dosyalar" className="divide-y divide-line">
            {files.map((file) => (
              <li key={file.id} className="flex items-baseline gap-4 py-2 text-14">
                <Link
                  to={`/staff/documents?customer=${id}&document=${file.id}`}
                  className="min-w-0 flex-1 break-all hover:underline"
                >
                  {file.file_name}
                </Link>
                <span className="figures text-13 text-muted">{formatShortDate(file.uploaded_at)}</span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
