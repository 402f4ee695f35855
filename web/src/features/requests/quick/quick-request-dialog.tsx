/**
 * The dialog of the wizard, opened by `?new=quick`; with `&repeat=<id>` it is filled from an earlier request.
 * It opens for complete profiles only. Closing needs no confirmation, since the draft stays on this device until it is
 * sent or started over.
 */
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { EarlierRequestLoading } from '#features/requests/earlier-request-loading.tsx'
import { AfterRequestContext } from '#features/requests/quick/after-request-context.ts'
import { quickWords } from '#features/requests/quick/quick.copy.ts'
import { blankDraft } from '#features/requests/quick/quick-draft.ts'
import { QuickWizard } from '#features/requests/quick/quick-wizard.tsx'
import { draftFrom } from '#features/requests/quick/repeat-draft.ts'
import { RequestReceived } from '#features/requests/quick/request-received.tsx'
import { quickDrafts, type StoredQuickDraft } from '#features/requests/quick/stored-quick-draft.ts'
import { useProfileRequired } from '#features/requests/use-profile-required.ts'
import { useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Dialog } from '#spine/ui/dialog.tsx'

export function QuickRequestDialog() {
  const personId = useSession('portal').data?.person?.id
  const repeats = useParam('repeat')
  const close = useCloseDialog('new', 'repeat')
  const allowed = useProfileRequired(close)
  if (!allowed || !personId) return null
  return <OpenDialog key={repeats} personId={personId} repeats={repeats} onClose={close} />
}

type OpenDialogProps = { personId: string; repeats: string | null; onClose: () => void }

function OpenDialog({ personId, repeats, onClose }: OpenDialogProps) {
  const [created, setCreated] = useState<CreatedRequest | null>(null)
  const [resumed, setResumed] = useState(() => quickDrafts.find(personId, repeats))
  const [newId, setNewId] = useState(randomKey)
  const startAnother = useStartAnother()
  const earlier = useQuery(
    api.requests.get.queryOptions({ input: { id: repeats ?? '' }, enabled: repeats !== null && !resumed }),
  )
  const offer = use(AfterRequestContext)
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: quickWords.title,
    page: true,
  }
  if (created)
    return (
      <Dialog {...frame}>
        <RequestReceived
          created={created}
          offer={offer}
          onAnother={() => {
            if (repeats !== null) return startAnother()
            setResumed(quickDrafts.find(personId, null))
            setNewId(randomKey())
            setCreated(null)
          }}
        />
      </Dialog>
    )
  const wizard = { personId, onCreated: setCreated, onClose }
  if (resumed)
    return <QuickWizard {...wizard} start={resumed} origin={resumed.isPrefilled ? 'prefilled' : 'resumed'} />
  if (repeats === null)
    return <QuickWizard key={newId} {...wizard} start={{ ...blankStart, id: newId }} origin="blank" />
  if (earlier.data) {
    const start: StoredQuickDraft = { id: newId, draft: draftFrom(earlier.data), step: 'schedule', repeats }
    return <QuickWizard {...wizard} start={start} origin="repeated" />
  }
  return (
    <Dialog {...frame}>
      <EarlierRequestLoading query={earlier} />
    </Dialog>
  )
}

const blankStart = { draft: blankDraft(), step: 'mode', repeats: null } as const

/** Removes the repeated request from the URL, for a new blank request. */
function useStartAnother(): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return () =>
    void navigate(
      { search: withParams(search, { repeat: null }) },
      { replace: true, state, preventScrollReset: true },
    )
}
