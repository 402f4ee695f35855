/** Sends the wizard's draft and reports the result. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage } from '#features/auth/failure-message.ts'
import type { SentDraft } from '#features/requests/draft-submissions.ts'
import { openRequestAddress } from '#features/requests/request-addresses.ts'
import { useSendRequest } from '#features/requests/send-request.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { client } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'
import type { FailureToast } from '#spine/ui/use-failure-toast.ts'

export function useSendQuickRequest(
  personId: string,
  draft: SentDraft,
  failureToast: FailureToast,
  onCreated: (created: CreatedRequest, sent: SentDraft) => void,
) {
  const toastIfClosed = useToastIfClosed()
  const { failure, ...sending } = useSendRequest<QuickForm>({
    personId,
    draft,
    call: (form, options) => client.requests.createQuick(form, options),
    onCreated: (created, sent) => {
      onCreated(created, sent)
      toastIfClosed(created)
    },
    // The review shows the reason.
    onFailure: () =>
      failureToast.show({ title: requestWords.errorTitle, description: requestWords.actFailed }),
  })
  /** Shown above the review. */
  return { ...sending, failure: failure ? failureMessage(requestWords.quickFailed, failure) : '' }
}

/** If the wizard was closed meanwhile, a toast replaces its last screen. */
function useToastIfClosed() {
  const navigate = useNavigate()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return ({ id, number }: CreatedRequest) => {
    if (isMounted.current) return
    toast.success({
      title: requestWords.receivedTitle,
      description: `Talep numaranız: ${number}`,
      action: {
        label: 'Talebi gör',
        onClick: () => void navigate(openRequestAddress('?view=requests', id), { state: openedHere }),
      },
    })
  }
}
