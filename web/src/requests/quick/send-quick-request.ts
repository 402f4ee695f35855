/** Sends the wizard's draft, and puts whatever comes back into words. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { client } from '#api.ts'
import { failureWords } from '#auth/failure-words.ts'
import type { SentDraft } from '#requests/draft-acts.ts'
import { useSendRequest } from '#requests/send-request.ts'
import type { FailureNotice } from '#ui/failure-notice.ts'

export function useSendQuickRequest(
  personId: string,
  draft: SentDraft,
  notice: FailureNotice,
  onCreated: (created: CreatedRequest, sent: SentDraft) => void,
) {
  const { failure, ...sending } = useSendRequest<QuickForm>({
    personId,
    draft,
    call: (form, options) => client.requests.createQuick(form, options),
    onCreated,
    // Why, the review says itself.
    onFailure: () => notice.say({ title: requestWords.errorTitle, description: requestWords.actFailed }),
  })
  /** Said above the review, where the eye is. */
  return { ...sending, failure: failure ? failureWords(requestWords.quickFailed, failure) : '' }
}
