/** The customer's documents: adding them, finding them again, and whether the office has found them right. Mails link here for a paper that is wanted. */
import {
  documentTypes,
  documentTypeWords,
  reviewStates,
  reviewWords,
} from '@kervan/domain/documents/document-kinds.ts'
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { paperKinds, papers } from '@kervan/domain/documents/papers.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useDeleteDocument } from '#features/documents/delete-document.tsx'
import { DocumentCard } from '#features/documents/document-card.tsx'
import { OwnChecklist } from '#features/documents/own-checklist.tsx'
import { documentOrders, useDocumentCounts, useOwnDocuments } from '#features/documents/own-documents.ts'
import { TypeFilter } from '#features/documents/type-filter.tsx'
import { UploadPanel } from '#features/documents/upload-panel.tsx'
import { useChangeCounts } from '#features/requests/request-list.ts'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { type FailedQuery, LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const OwnDocumentDialog = lazy(() =>
  loadDialog(async () => (await import('#features/documents/own-document-dialog.tsx')).OwnDocumentDialog),
)

export function DocumentsView() {
  useDocumentTitle('Belgeler')
  const opened = useParam('document')
  const close = useCloseDialog('document')
  const { query, ...matter } = useMatter()
  const { ask, question } = useDeleteDocument('portal')
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-28">Belgeler</h1>
      {query?.isError && !query.data ? (
        <MatterFailure query={query} isShipment={matter.shipmentId !== null} />
      ) : (
        <>
          {query?.isPending ? <Waiting /> : <WantedUpload {...matter} />}
          <Documents {...matter} onDelete={ask} />
        </>
      )}
      {question}
      <Suspense>{opened && <OwnDocumentDialog key={opened} id={opened} onClose={close} />}</Suspense>
    </div>
  )
}

type OfAddress = { shipmentId: string | null; requestId: string | null; number: string }

/** The shipment or request that the address names, with its number as soon as that is known. */
function useMatter() {
  const shipmentId = useParam('shipment')
  const requestId = useParam('request')
  const shipment = useQuery({
    ...api.shipments.get.queryOptions({ input: { id: shipmentId ?? '' } }),
    enabled: shipmentId !== null,
  })
  const request = useQuery({
    ...api.requests.get.queryOptions({ input: { id: requestId ?? '' } }),
    enabled: requestId !== null,
  })
  const number = shipment.data?.shipment_number ?? request.data?.number ?? ''
  const query = shipmentId !== null ? shipment : requestId !== null ? request : null
  return { shipmentId, requestId, number, query }
}

/** Nothing is taken for a shipment before it is known to be the customer's. */
const Waiting = () => (
  <Loading className="rounded-card border border-line bg-card p-4">
    <Skeleton className="h-32" />
  </Loading>
)

function MatterFailure({ query, isShipment }: { query: FailedQuery; isShipment: boolean }) {
  const { status } = toProblem(query.error)
  const what = isShipment ? 'Gönderi' : 'Talep'
  const framed = 'rounded-card border border-line bg-card'
  // A malformed id is treated like an unknown one.
  if (status !== 404 && status !== 400)
    return <LoadFailure title={`${what} gösterilemedi`} query={query} className={framed} />
  return (
    <ErrorState
      title={`${what} bulunamadı`}
      message="Bağlantı eksik ya da başka bir hesaba ait olabilir. Bu hesapla buraya belge yüklenemez."
      action={<LinkButton href="/dashboard?view=documents">Bütün belgelerim</LinkButton>}
      className={framed}
    />
  )
}

/** Which paper of which shipment is wanted may be in the address. */
function WantedUpload({ shipmentId, requestId, number }: OfAddress) {
  const paper = useChoice('paper', paperKinds, null)
  const type = useChoice('upload', documentTypes, null)
  const { search } = useLocation()
  const word = paper ? papers[paper].word : type && documentTypeWords[type]
  // The dot stays at the end of a line.
  const subject = [number, word].filter(Boolean).join('\u00a0· ')
  return (
    <>
      {word && (
        <RemovableFilter search={withParams(search, { paper: null, upload: null })}>
          {`İstenen belge: ${word}`}
        </RemovableFilter>
      )}
      <UploadPanel
        key={`${shipmentId} ${requestId} ${paper} ${type}`}
        surface="portal"
        paper={paper}
        type={type}
        matter={{ shipment_id: shipmentId, request_id: requestId }}
        title={subject ? `Belge yükle: ${subject}` : 'Belge yükle'}
      />
      {(shipmentId || requestId) && (
        <div className="rounded-card border border-line bg-card p-4 empty:hidden md:p-5">
          <OwnChecklist matter={shipmentId ? { shipment_id: shipmentId } : { request_id: requestId ?? '' }} />
        </div>
      )}
    </>
  )
}

type ListProps = OfAddress & { onDelete: Parameters<typeof DocumentCard>[0]['onDelete'] }

function Documents({ shipmentId, requestId, number, onDelete }: ListProps) {
  const { search } = useLocation()
  const { applied, text, type: typed } = useAddressText('q')
  const type = useChoice('type', documentTypes, null)
  const review = useChoice('review', reviewStates, null)
  const sort = useChoice('sort', documentOrders, null)
  const documents = useOwnDocuments({ search: applied, shipmentId, requestId, type, review, sort })
  const { data: counts } = useDocumentCounts({ search: applied, shipmentId, requestId })
  const changes = useChangeCounts('document.changed', 'document_id')
  const isFiltered = Boolean(applied || type || review)
  const ofMatter = shipmentId !== null || requestId !== null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TypeFilter type={type} counts={counts} />
        <div className="flex items-center gap-2 max-md:w-full">
          <SearchField
            label="Ad, tür, açıklama veya numara ara"
            value={text}
            onChange={typed}
            shortcut
            className="min-w-0 max-md:flex-1 md:w-80"
          />
          <FilterChips
            label="Sırala"
            chips={[
              { key: 'date', label: 'Tarih', sort: null },
              { key: 'name', label: 'Ad', sort: 'name' },
            ].map(({ sort: order, ...chip }) => ({
              ...chip,
              search: withParams(search, { sort: order, document: null }),
              current: sort === order,
            }))}
            className="flex-nowrap"
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {ofMatter && (
          <RemovableFilter
            search={withParams(search, { shipment: null, request: null, paper: null, upload: null })}
          >
            {`${shipmentId ? 'Gönderi' : 'Talep'}: ${number || 'seçilen'}`}
          </RemovableFilter>
        )}
        {review && (
          <RemovableFilter search={withParams(search, { review: null })}>
            {`Durum: ${reviewWords[review]}`}
          </RemovableFilter>
        )}
      </div>
      <PagedList
        pages={documents}
        failure={{ title: documentMessages.loadFailed }}
        empty={<Nothing isFiltered={isFiltered} ofMatter={ofMatter} />}
        skeleton="h-40 rounded-card"
      >
        {(shown) => (
          <ul
            aria-label="Belgelerim"
            className={cn(
              'grid grid-cols-2 gap-3 transition-opacity md:grid-cols-3 xl:grid-cols-4',
              documents.isPlaceholderData && 'opacity-60',
            )}
          >
            {shown.map((document) => (
              <DocumentCard
                key={document.id}
                document={document}
                changes={changes.get(document.id) ?? 0}
                onDelete={onDelete}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function Nothing({ isFiltered, ofMatter }: { isFiltered: boolean; ofMatter: boolean }) {
  const framed = 'rounded-card border border-line bg-card'
  if (isFiltered)
    return (
      <EmptyState title="Aramanıza uyan belge yok" className={framed}>
        Başka bir tür seçin ya da adı başka türlü yazın.
      </EmptyState>
    )
  return (
    <EmptyState title={ofMatter ? 'Buraya henüz belge yüklenmedi' : 'Henüz belgeniz yok'} className={framed}>
      Yukarıdan türünü seçip yükleyin; ofisimiz inceledikten sonra durumu burada görünür.
    </EmptyState>
  )
}
