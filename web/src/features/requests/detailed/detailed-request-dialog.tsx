/**
 * The detailed request as the address opens it: `?new=detailed`, with `&repeat=<id>` filled from an earlier request.
 * It opens for complete profiles only. Closing keeps the draft on this device, so nothing is asked; sending it, or
 * "Baştan başla", drops it.
 */
import { dayInIstanbul } from '@kervan/domain/values/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { blankDraft } from '#features/requests/detailed/detailed-draft.ts'
import { DetailedRequestForm } from '#features/requests/detailed/detailed-request-form.tsx'
import { detailedDrafts, type KeptDraft } from '#features/requests/detailed/kept-detailed-draft.ts'
import { draftFrom } from '#features/requests/detailed/repeat-detailed.ts'
import { EarlierRequest } from '#features/requests/earlier-request.tsx'
import { useProfileFirst } from '#features/requests/profile-first.ts'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Dialog } from '#spine/ui/dialog.tsx'

export function DetailedRequestDialog() {
  const personId = useSession('portal').data?.person?.id
  const repeats = useParam('repeat')
  const close = useCloseDialog('new', 'repeat')
  const allowed = useProfileFirst(close)
  if (!allowed || !personId) return null
  return <Opened key={repeats} personId={personId} repeats={repeats} onClose={close} />
}

type OpenedProps = { personId: string; repeats: string | null; onClose: () => void }

function Opened({ personId, repeats, onClose }: OpenedProps) {
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
      <EarlierRequest asked={earlier} />
    </Dialog>
  )
}

const blankStart = (): KeptDraft => ({ id: randomKey(), draft: blankDraft(), tab: 'basics', repeats: null })
