/** Sends the detailed form; afterwards the request opens in place of the form. */
import type { DetailedForm } from '@kervan/domain/requests/detailed-form.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { failureMessage } from '#features/auth/failure-message.ts'
import type { SentDraft } from '#features/requests/draft-submissions.ts'
import { openRequestAddress } from '#features/requests/request-addresses.ts'
import { useSendRequest } from '#features/requests/send-request.ts'
import { api, client } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'
import type { FailureToast } from '#spine/ui/use-failure-toast.ts'

export function useSendDetailedRequest(
  personId: string,
  draft: SentDraft,
  failureToast: FailureToast,
  onCreated: (sent: SentDraft) => void,
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { failure, ...sending } = useSendRequest<DetailedForm>({
    personId,
    draft,
    call: (form, options) => client.shipments.fullIntake(form, options),
    onCreated: ({ id, number }, sent) => {
      onCreated(sent)
      void queries.invalidateQueries({ queryKey: api.shipments.key() })
      toast.success({
        title: requestWords.savedTitle,
        description: `${requestWords.detailedTitle}. Referans numaranız: ${number}`,
      })
      // If the form was closed meanwhile, there is no navigation.
      if (new URLSearchParams(window.location.search).get('new') === 'detailed')
        void navigate(openRequestAddress(search, id), { replace: true, state, preventScrollReset: true })
    },
    // The form shows the reason.
    onFailure: () =>
      failureToast.show({
        title: requestWords.intakeFailed,
        description: requestWords.actFailed,
        atBottom: true,
      }),
  })
  /** Shown above the tabs. */
  return { ...sending, failure: failure ? failureMessage(`${requestWords.createFailed}.`, failure) : '' }
}
