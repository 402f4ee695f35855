/** One document over the page: drawn here, never opened by the browser, with all that is known of it. */
import type { Document } from '@kervan/domain/documents/document.ts'
import { documentTypeWords } from '@kervan/domain/documents/document-kinds.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { type ElementType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ReviewBadge } from '#features/documents/review-badge.tsx'
import { TypeIcon } from '#features/documents/type-icon.tsx'
import { toProblem } from '#spine/api/api.ts'
import { formatBytes } from '#spine/api/file-rules.ts'
import { type FailedQuery, LoadFailure } from '#spine/api/load-failure.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const PdfPages: ElementType = lazy(() =>
  loadView(async () => (await import('#features/documents/pdf-pages.tsx')).PdfPages),
)

export type ShownDocument = Document & { preview_path: string; thumbnail_path: string; picture_path: string }
export type Fact = readonly [label: string, value: ReactNode]

type Props<Shown extends ShownDocument> = {
  document: Shown | undefined
  query: FailedQuery & { isError: boolean }
  /** What one side knows besides. */
  facts: (document: Shown) => readonly Fact[]
  /** Between what is known of it and its picture. */
  children?: (document: Shown) => ReactNode
  footer: (document: Shown) => ReactNode
  onClose: () => void
}

export function DocumentDialog<Shown extends ShownDocument>(props: Props<Shown>) {
  const { document, query, facts, children, footer, onClose } = props
  return (
    <Dialog
      page
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="break-all">{document?.file_name ?? 'Belge'}</span>}
      description={
        document && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{documentTypeWords[document.document_type]}</span>
            <span className="figures">{document.number}</span>
            <ReviewBadge review={document.review} />
          </span>
        )
      }
      className="md:h-[calc(100dvh-2rem)] md:max-w-4xl"
      footer={document && footer(document)}
    >
      {document ? (
        <div className="flex flex-col gap-4">
          {document.review === 'refused' && (
            <Alert title="Bu belge reddedildi">{document.review_reason}</Alert>
          )}
          {children?.(document)}
          {document.description && <p className="measure break-words">{document.description}</p>}
          <Facts facts={[...commonFacts(document), ...facts(document)]} />
          <Content document={document} onAgain={() => void query.refetch()} />
        </div>
      ) : query.isError ? (
        <Failure query={query} onClose={onClose} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Dialog>
  )
}

function commonFacts(document: Document): Fact[] {
  const { uploaded_at, file_size, shipment_number, request_number } = document
  return [
    ['Yüklendi', formatDateTime(uploaded_at)],
    ['Boyut', formatBytes(file_size)],
    ...(shipment_number ? [['Gönderi', shipment_number] as const] : []),
    ...(request_number ? [['Talep', request_number] as const] : []),
  ]
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="figures break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const frame = 'overflow-hidden rounded-card border border-line bg-hover'

/** `onAgain` fetches the document again: the address of its file works for some minutes only. */
function Content({ document, onAgain }: { document: ShownDocument; onAgain: () => void }) {
  const { file_type, file_name, preview_path, picture_path } = document
  const [failed, setFailed] = useState('')
  const fail = () => setFailed(preview_path)
  if (failed === preview_path)
    return (
      <Undrawn document={document}>
        <p>Dosya burada gösterilemedi. İndirip açabilirsiniz.</p>
        <Button
          size="sm"
          onClick={() => {
            setFailed('')
            onAgain()
          }}
        >
          Yeniden dene
        </Button>
      </Undrawn>
    )
  if (file_type.startsWith('image/'))
    return (
      <div className={frame}>
        <img
          // Reduced by the server: the original may have more points than a browser has memory for.
          src={picture_path || preview_path}
          alt={file_name}
          onError={fail}
          className="mx-auto block h-auto max-w-full"
        />
      </div>
    )
  if (file_type === 'application/pdf')
    return (
      <div className={frame}>
        <Suspense
          fallback={
            <Loading label="Belge açılıyor" className="p-4">
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <PdfPages key={preview_path} address={preview_path} name={file_name} onFailed={fail} />
        </Suspense>
      </div>
    )
  return (
    <Undrawn document={document}>
      <p>Bu tür dosyalar burada gösterilmez. İndirip açabilirsiniz.</p>
    </Undrawn>
  )
}

function Undrawn({ document, children }: { document: ShownDocument; children: ReactNode }) {
  return (
    <div className={`${frame} flex flex-col items-center gap-3 px-6 py-12 text-center text-14 text-muted`}>
      <TypeIcon type={document.document_type} className="size-10" />
      {children}
    </div>
  )
}

/** A malformed id is treated like an unknown one. */
function Failure({ query, onClose }: { query: FailedQuery; onClose: () => void }) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Belge gösterilemedi" query={query} />
  return (
    <ErrorState
      title="Belge bulunamadı"
      message="Silinmiş olabilir. Listeden yeniden açın."
      action={<Button onClick={onClose}>Belgelere dön</Button>}
    />
  )
}
