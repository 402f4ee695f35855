/**
 * The dialog of one request: to read, answer, edit while it is pending, or repeat.
 * It can be answered only while it is quoted. After a revision was requested the old price is still shown, but without
 * buttons, since the server would refuse an answer. An expired quote can only be revised, for the same reason.
 */

import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Printer, Repeat2 } from 'lucide-react'
import { type ElementType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { talkAddress } from '#features/customers/talk-address.ts'
import { PricingLabel } from '#features/requests/pricing-label.tsx'
import type { AskAnswer } from '#features/requests/quoted-request.ts'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { RequestBadge } from '#features/requests/request-badge.tsx'
import { RequestDetails } from '#features/requests/request-details.tsx'
import { RequestFailure } from '#features/requests/request-failure.tsx'
import { RequestFooter } from '#features/requests/request-footer.tsx'
import { openedHere, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Dialog } from '#spine/ui/dialog.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** Loaded on demand, since most requests are only read. */
const RequestEditForm: ElementType = lazy(() =>
  loadView(async () => (await import('#features/requests/request-edit-form.tsx')).RequestEditForm),
)

type Props = {
  id: string
  onClose: () => void
  onAnswer: AskAnswer
  offerOf: (quoteId: string) => ReactNode
  historyOf: (request: RequestDetail) => ReactNode
  /** Below the details: documents are a feature above this one. */
  documents: ReactNode
}

export function RequestDialog({ id, onClose, onAnswer, offerOf, historyOf, documents }: Props) {
  const request = useQuery(api.requests.get.queryOptions({ input: { id } }))
  const { edited, edit, leave } = useEditing(request.data, !request.isFetching)
  const shown = request.data
  return (
    <Dialog
      page
      open
      onOpenChange={(open) => !open && onClose()}
      title={edited ? 'Talebi düzenle' : <NonBreakingText text={shown?.title ?? 'Talep'} />}
      description={
        shown && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="figures">{shown.number}</span>
            <RequestBadge status={shown.status} />
            <PricingLabel request={shown} />
          </span>
        )
      }
      footer={
        shown &&
        !edited && (
          <>
            <SideActions request={shown} className="mr-auto -ml-3 max-md:hidden" />
            <RequestFooter request={shown} onEdit={edit} onAnswer={onAnswer} />
          </>
        )
      }
    >
      {edited ? (
        <Suspense fallback={<DialogSkeleton />}>
          <RequestEditForm request={edited} status={shown?.status ?? edited.status} onDone={leave} />
        </Suspense>
      ) : shown ? (
        <>
          <RequestDetails request={shown} offerOf={offerOf} history={historyOf(shown)} />
          <section aria-label="Belgeler" className="mt-6 print:hidden">
            <h3 className="mb-2 text-15">Belgeler</h3>
            {documents}
          </section>
          <SideActions request={shown} className="mt-6 -ml-3 md:hidden" />
        </>
      ) : request.isError ? (
        <RequestFailure query={request} whenMissing={<Missing onClose={onClose} />} />
      ) : (
        <DialogSkeleton />
      )}
    </Dialog>
  )
}

function DialogSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </Loading>
  )
}

/** The URL says whether the request is edited; the form keeps the version it started with. */
function useEditing(request: RequestDetail | undefined, isCurrent: boolean) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isEditing = useParam('edit') === '1'
  const [edited, setEdited] = useState<RequestDetail | null>(null)
  if (isEditing && !edited && request?.status === 'pending') setEdited(request)
  if (!isEditing && edited) setEdited(null)
  const setEdit = useCallback(
    (edit: string | null) =>
      void navigate(
        { search: withParams(search, { edit }) },
        { replace: true, state, preventScrollReset: true },
      ),
    [navigate, search, state],
  )
  const leave = useCallback(() => setEdit(null), [setEdit])
  // A request that cannot be edited is shown; the form must not open later either, when a revision makes it pending again.
  const cannotEdit =
    isEditing && !edited && isCurrent && request !== undefined && request.status !== 'pending'
  useEffect(() => {
    if (cannotEdit) leave()
  }, [cannotEdit, leave])
  return { edited, edit: useCallback(() => setEdit('1'), [setEdit]), leave }
}

/** In the footer, or on phones below the details; there the footer has the button to repeat a rejected request. */
function SideActions({
  request: { id, form, number, status },
  className,
}: {
  request: RequestDetail
  className: string
}) {
  const here = useLocation()
  return (
    <div className={cn('print-hidden flex flex-wrap gap-1', className)}>
      <LinkButton
        variant="ghost"
        className={cn(status === 'rejected' && 'max-md:hidden')}
        href={newRequestAddress(form, id)}
        state={openedHere}
      >
        <Repeat2 strokeWidth={1.75} aria-hidden />
        Bu talebi tekrarla
      </LinkButton>
      <LinkButton
        variant="ghost"
        href={talkAddress(here, { kind: 'request', id, number }, ['request', 'edit'])}
        preventScrollReset
      >
        <MessageCircle strokeWidth={1.75} aria-hidden />
        Mesaj yaz
      </LinkButton>
      <Button variant="ghost" title="Yazdır" className="md:px-3" onClick={() => window.print()}>
        <Printer strokeWidth={1.75} aria-hidden />
        <span className="md:sr-only">Yazdır</span>
      </Button>
    </div>
  )
}

function Missing({ onClose }: { onClose: () => void }) {
  return (
    <ErrorState
      title="Talep bulunamadı"
      message="Bağlantı eski olabilir. Listeden yeniden açın."
      action={<Button onClick={onClose}>Taleplere dön</Button>}
    />
  )
}
