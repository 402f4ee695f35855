/** The dialogs that the URL opens over the list of requests, loaded on demand: one request, or a form for a new one. */
import { type ElementType, lazy, Suspense } from 'react'
import type { useAnswerQuote } from '#features/requests/answer-quote.tsx'
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

export function RequestOverlays({ onAnswer }: { onAnswer: ReturnType<typeof useAnswerQuote>['ask'] }) {
  const request = useParam('request')
  const close = useCloseDialog('request', 'edit')
  const NewRequestForm = newRequestForms.get(useParam('new') ?? '')
  return (
    <Suspense>
      {NewRequestForm ? (
        <NewRequestForm />
      ) : (
        request && <RequestDialog key={request} id={request} onClose={close} onAnswer={onAnswer} />
      )}
    </Suspense>
  )
}
