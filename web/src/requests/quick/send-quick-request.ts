/** Sends the wizard's draft, and puts whatever comes back into words. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { client } from '#api.ts'
import { failureWords } from '#auth/failure-words.ts'
import type { SentDraft } from '#requests/draft-acts.ts'
import { useSendRequest } from '#requests/send-request.ts'
import { toast } from '#ui/toast.tsx'

export function useSendQuickRequest(
  personId: string,
  draft: SentDraft,
  onCreated: (created: CreatedRequest, sent: SentDraft) => void,
) {
  const { failure, ...sending } = useSendRequest<QuickForm>({
    personId,
    draft,
    call: (form, options) => client.requests.createQuick(form, options),
    onCreated,
    onFailure: () => toast.failure({ title: requestWords.errorTitle, description: requestWords.actFailed }),
  })
  /** Said above the review, where the eye is. */
  return { ...sending, failure: failure ? failureWords(requestWords.quickFailed, failure) : '' }
}
