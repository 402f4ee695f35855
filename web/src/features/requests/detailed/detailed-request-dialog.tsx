/**
 * The dialog of a detailed request, opened by `?new=detailed`; with `&repeat=<id>` it is filled from an earlier request.
 * It opens for complete profiles only. Closing needs no confirmation, since the draft stays on this device until it is
 * sent or started over.
 */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { blankDraft } from '#features/requests/detailed/detailed-draft.ts'
import { DetailedRequestForm } from '#features/requests/detailed/detailed-request-form.tsx'
import { draftFrom } from '#features/requests/detailed/repeat-detailed.ts'
import {
  detailedDrafts,
  type StoredDetailedDraft,
} from '#features/requests/detailed/stored-detailed-draft.ts'
import { EarlierRequestLoading } from '#features/requests/earlier-request-loading.tsx'
import { useProfileRequired } from '#features/requests/use-profile-required.ts'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Dialog } from '#spine/ui/dialog.tsx'

export function DetailedRequestDialog() {
  const personId = useSession('portal').data?.person?.id
  const repeats = useParam('repeat')
  const close = useCloseDialog('new', 'repeat')
  const allowed = useProfileRequired(close)
  if (!allowed || !personId) return null
  return <OpenDialog key={repeats} personId={personId} repeats={repeats} onClose={close} />
}

type OpenDialogProps = { personId: string; repeats: string | null; onClose: () => void }

function OpenDialog({ personId, repeats, onClose }: OpenDialogProps) {
  const [resumed] = useState(() => detailedDrafts.find(personId, repeats))
  const earlier = useQuery(
    api.requests.get.queryOptions({ input: { id: repeats ?? '' }, enabled: repeats !== null && !resumed }),
  )
  const form = { personId, onClose }
  if (resumed) return <DetailedRequestForm {...form} start={resumed} origin="resumed" />
  if (repeats === null) return <DetailedRequestForm {...form} start={blankStart()} origin="blank" />
  if (earlier.data) {
    const draft = draftFrom(earlier.data, dayInIstanbul(new Date()))
    return (
      <DetailedRequestForm
        {...form}
        start={{ id: randomKey(), draft, tab: 'basics', repeats }}
        origin="repeated"
      />
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={detailedWords.title} page>
      <EarlierRequestLoading query={earlier} />
    </Dialog>
  )
}

const blankStart = (): StoredDetailedDraft => ({
  id: randomKey(),
  draft: blankDraft(),
  tab: 'basics',
  repeats: null,
})
