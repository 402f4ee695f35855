/** Sends the wizard's draft, and puts whatever comes back into words. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage } from '#features/auth/failure-message.ts'
import type { SentDraft } from '#features/requests/draft-acts.ts'
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
  const tellLater = useTellLater()
  const { failure, ...sending } = useSendRequest<QuickForm>({
    personId,
    draft,
    call: (form, options) => client.requests.createQuick(form, options),
    onCreated: (created, sent) => {
      onCreated(created, sent)
      tellLater(created)
    },
    // Why, the review says itself.
    onFailure: () =>
      failureToast.show({ title: requestWords.errorTitle, description: requestWords.actFailed }),
  })
  /** Said above the review, where the eye is. */
  return { ...sending, failure: failure ? failureMessage(requestWords.quickFailed, failure) : '' }
}

/** Whoever has closed the wizard meanwhile does not see its last screen: they are told where they are. */
function useTellLater() {
  const navigate = useNavigate()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return ({ id, number }: CreatedRequest) => {
    if (isHere.current) return
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
