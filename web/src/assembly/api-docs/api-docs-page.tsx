/** Documentation of the API, rendered from the OpenAPI document that the server publishes. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import {
  groupByTag,
  type OpenApiDocument,
  readOperations,
  searchOperations,
} from '#assembly/api-docs/openapi.ts'
import { MethodMark, OperationSection } from '#assembly/api-docs/operation-section.tsx'
import { PartnerSection, partnerSection } from '#assembly/api-docs/partner-section.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const address = '/api/openapi.json'

export function ApiDocsPage() {
  useDocumentTitle('API belgeleri')
  const document = useQuery({
    queryKey: [address],
    queryFn: loadDocument,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      {document.data && <Documentation document={document.data} />}
      {document.isPending && <DocumentationSkeleton />}
      {document.isError && (
        <ErrorState
          title="API belgeleri alınamadı"
          message="Belge sunucudan okunamadı. Birkaç saniye sonra yeniden deneyin."
          onRetry={() => void document.refetch()}
          retrying={document.isFetching}
        />
      )}
    </>
  )
}

async function loadDocument(): Promise<OpenApiDocument> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return response.json()
}

const none: ReturnType<typeof groupByTag> = []

function Documentation({ document }: { document: OpenApiDocument }) {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const groups = useMemo(
    () => groupByTag(searchOperations(readOperations(document), sought)),
    [document, sought],
  )
  // Hundreds of calls take a while to draw: first what the page is about, then they.
  const drawn = useDeferredValue(groups, none)
  const schemas = document.components?.schemas ?? {}
  useScrollToAnchor(drawn !== none)
  return (
    <>
      <div className="flex flex-col gap-3 pt-10">
        <h1 className="text-28">
          {document.info.title}{' '}
          <span className="figures text-15 font-normal text-muted">{document.info.version}</span>
        </h1>
        {document.info.description && <p className="measure text-muted">{document.info.description}</p>}
        <a href={address} className="link w-fit text-14">
          openapi.json
        </a>
      </div>
      <div className="mt-8 grid gap-x-12 lg:grid-cols-[16rem_1fr]">
        <div className="flex flex-col gap-5 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-3.5rem)] lg:self-start lg:overflow-y-auto lg:py-6">
          <SearchField value={search} onChange={setSearch} label="Çağrılarda ara" shortcut />
          <nav aria-label="Çağrılar" className="flex flex-col gap-5 max-lg:hidden">
            {search === '' && (
              <a href={`#${partnerSection.id}`} className="rounded-field text-13 font-medium hover:text-sea">
                {partnerSection.title}
              </a>
            )}
            {groups.map(([tag, operations]) => (
              <div key={tag}>
                <p className="mb-1 text-13 font-medium">{tag}</p>
                <ul>
                  {operations.map((operation) => (
                    <li key={operation.id}>
                      <a
                        href={`#${operation.id}`}
                        className="flex items-center gap-2 rounded-field py-1 text-14 text-muted hover:text-ink"
                      >
                        <MethodMark method={operation.method} />
                        <span className="truncate">{operation.summary}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="min-w-0">
          {search === '' && <PartnerSection server={document.servers?.[0]?.url ?? ''} />}
          {groups.length === 0 && <EmptyState title="Bu sözcüklerle eşleşen çağrı yok" />}
          {drawn.map(([tag, operations]) => (
            <section key={tag} aria-label={tag} className="pt-6">
              <h2 className="text-22">{tag}</h2>
              <p className="measure mt-1 text-muted">
                {document.tags?.find(({ name }) => name === tag)?.description}
              </p>
              {operations.map((operation) => (
                <OperationSection
                  key={operation.id}
                  operation={operation}
                  schemas={schemas}
                  server={document.servers?.[0]?.url ?? ''}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** The anchors exist only after the document has loaded: the browser's own jump comes too early. */
function useScrollToAnchor(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [isDrawn])
}

function DocumentationSkeleton() {
  return (
    <Loading label="API belgeleri yükleniyor" className="flex flex-col gap-4 pt-10">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="w-2/3" />
      <Skeleton className="mt-8 h-64" />
    </Loading>
  )
}
