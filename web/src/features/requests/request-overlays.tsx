/** The dialogs that the URL opens over the list of requests, loaded on demand: one request, or a form for a new one. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { type ElementType, lazy, type ReactNode, Suspense } from 'react'
import type { AskAnswer } from '#features/requests/quoted-request.ts'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'

const RequestDialog: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/requests/request-dialog.tsx')).RequestDialog),
)

/** By the value of `?new=`. Each form reads the request it repeats from the URL, and closes itself. */
const newRequestForms = new Map<string, ElementType>([
  [
    'quick',
    lazy(() =>
      loadDialog(
        async () => (await import('#features/requests/quick/quick-request-dialog.tsx')).QuickRequestDialog,
      ),
    ),
  ],
  [
    'detailed',
    lazy(() =>
      loadDialog(
        async () =>
          (await import('#features/requests/detailed/detailed-request-dialog.tsx')).DetailedRequestDialog,
      ),
    ),
  ],
])

type Props = {
  onAnswer: AskAnswer
  /** What there is to say of the quote with this id; quotes are a feature above this one. */
  offerOf: (quoteId: string) => ReactNode
  /** What has happened to it, likewise. */
  historyOf: (request: RequestDetail) => ReactNode
  /** The documents of the request with this id, likewise. */
  documentsOf: (requestId: string) => ReactNode
}

export function RequestOverlays({ onAnswer, offerOf, historyOf, documentsOf }: Props) {
  const request = useParam('request')
  const close = useCloseDialog('request', 'edit')
  const NewRequestForm = newRequestForms.get(useParam('new') ?? '')
  return (
    <Suspense>
      {NewRequestForm ? (
        <NewRequestForm />
      ) : (
        request && (
          <RequestDialog
            key={request}
            id={request}
            onClose={close}
            onAnswer={onAnswer}
            offerOf={offerOf}
            historyOf={historyOf}
            documents={documentsOf(request)}
          />
        )
      )}
    </Suspense>
  )
}
