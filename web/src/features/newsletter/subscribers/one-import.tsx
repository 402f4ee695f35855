/** One file of subscribers or refusals: its columns, how its rows are taken, and what became of each. */
import type { SubscriberMeanings } from '@kervan/domain/newsletter/imported-subscriber.ts'
import type { SubscriberImport } from '@kervan/domain/newsletter/subscribers.contract.ts'
import {
  type ImportOutcome,
  importKindWords,
  importOutcomes,
  importOutcomeWords,
} from '@kervan/domain/newsletter/subscribers.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { importsAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { ImportColumns } from '#features/newsletter/subscribers/import-columns.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions } from '#spine/lists/list-pages.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const lookAgainMs = 1_000

export function OneImport({ id }: { id: string }) {
  const query = useQuery(
    api.newsletter.subscribers.getImport.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookAgainMs : false),
    }),
  )
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: (meanings: SubscriberMeanings) =>
      client.newsletter.subscribers.startImport({ id, meanings: [...meanings] }),
    onSuccess: (started) => {
      queries.setQueryData(api.newsletter.subscribers.getImport.queryKey({ input: { id } }), started)
      void queries.invalidateQueries({ queryKey: api.newsletter.subscribers.imports.key() })
    },
    onError: (error) => toast.failure({ title: 'Başlatılamadı', description: toProblem(error).message }),
  })
  useDocumentTitle(query.data?.file_name ?? 'Abone aktarımı')
  if (query.isError && !query.data) {
    const { status } = toProblem(query.error)
    return status === 404 || status === 400 ? (
      <ErrorState title="Aktarım bulunamadı" message="Adres yanlış ya da saklama süresi doldu." />
    ) : (
      <LoadFailure title="Aktarım gösterilemedi" query={query} />
    )
  }
  if (!query.data)
    return (
      <Loading className="flex max-w-5xl flex-col gap-4">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-60" />
      </Loading>
    )
  const shown = query.data
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <header>
        <p className="text-13">
          <Link to={importsAddress} className="link">
            Abone aktarımı
          </Link>
        </p>
        <h1 className="break-words text-22">{shown.file_name}</h1>
        <p className="text-13 text-muted">
          {[importKindWords[shown.kind], `${formatCount(shown.row_count)} satır`, shown.created_by_name]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {shown.state === 'ready' && (
        <ImportColumns shown={shown} isStarting={start.isPending} onStart={start.mutate} />
      )}
      {shown.state === 'running' && (
        <ProgressBar label="Satırlar alınıyor" done={shown.row_count - shown.left} total={shown.row_count} />
      )}
      {shown.state === 'stopped' && (
        <Card aria-label="Durdu">
          <CardBody className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-14">{formatCount(shown.left)} satırın sırası gelmedi.</p>
            <Button
              variant="primary"
              onClick={() => start.mutate(shown.meanings ?? [])}
              busy={start.isPending}
              busyLabel="Başlıyor"
            >
              Kaldığı yerden sürdür
            </Button>
          </CardBody>
        </Card>
      )}
      {shown.state !== 'ready' && (
        <Card aria-label="Satırlar">
          <Rows shown={shown} />
        </Card>
      )}
    </div>
  )
}

/** What needs somebody first. */
const inOrder: readonly ImportOutcome[] = ['wrong', 'added', 'changed', 'known']

function Rows({ shown }: { shown: SubscriberImport }) {
  const { search } = useLocation()
  const asked = useParam('outcome')
  const outcome =
    importOutcomes.find((each) => each === asked) ?? inOrder.find((each) => shown[each] > 0) ?? 'added'
  return (
    <>
      <div className="border-line border-b px-4 py-3 md:px-5">
        <FilterChips
          label="Satırların sonucu"
          chips={inOrder.map((each) => ({
            key: each,
            label: importOutcomeWords[each],
            count: shown[each],
            search: withParams(search, { outcome: each }),
            current: each === outcome,
            urgent: each === 'wrong',
          }))}
        />
      </div>
      <OutcomeRows key={outcome} shown={shown} outcome={outcome} />
    </>
  )
}

function OutcomeRows({
  shown: { id, meanings },
  outcome,
}: {
  shown: SubscriberImport
  outcome: ImportOutcome
}) {
  const email = meanings?.indexOf('email') ?? -1
  const pages = useInfiniteQuery(
    api.newsletter.subscribers.importRows.infiniteOptions({
      input: ({ after }: Place) => ({ id, outcome, ...(after && { after }) }),
      ...pageOptions,
      select: ({ pages: read }) => read.flatMap(({ items }) => items),
    }),
  )
  return (
    <PagedList
      pages={pages}
      failure={{ title: 'Satırlar gösterilemedi' }}
      empty={<EmptyState title="Böyle satır yok" />}
      skeleton="h-6"
    >
      {(rows) => (
        <ul className="divide-y divide-line">
          {rows.map(({ line, cells, problem }) => (
            <li key={line} className="flex flex-wrap items-baseline gap-x-4 px-4 py-2 text-14 md:px-5">
              <span className="figures w-16 shrink-0 text-muted">{line}. satır</span>
              <span className="min-w-0 flex-1 basis-48 break-words">{cells[email] || '–'}</span>
              {problem && <span className="text-danger">{problem}</span>}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
