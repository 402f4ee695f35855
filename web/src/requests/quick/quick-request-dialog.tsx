/**
 * "Hızlı Teklif Sihirbazı" as the address opens it: `?new=quick`, with `&repeat=<id>` filled from an earlier request.
 * It opens for complete profiles only. Closing keeps the draft on this device, so nothing is asked; sending it, or
 * "Baştan başla", drops it.
 */
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { api } from '#api.ts'
import { useSession } from '#auth/session.ts'
import { useCloseDialog, useParam } from '#dialog-address.ts'
import { EarlierRequest } from '#requests/earlier-request.tsx'
import { useProfileFirst } from '#requests/profile-first.ts'
import { AfterRequestContext } from '#requests/quick/after-request.ts'
import { type KeptDraft, keptQuickDraft } from '#requests/quick/kept-quick-draft.ts'
import { quickWords } from '#requests/quick/quick.copy.ts'
import { blankDraft } from '#requests/quick/quick-draft.ts'
import { QuickWizard } from '#requests/quick/quick-wizard.tsx'
import { draftFrom } from '#requests/quick/repeat-draft.ts'
import { RequestReceived } from '#requests/quick/request-received.tsx'
import { Dialog } from '#ui/dialog.tsx'

export function QuickRequestDialog() {
  const personId = useSession('portal').data?.person?.id
  const repeats = useParam('repeat')
  const close = useCloseDialog('new', 'repeat')
  const allowed = useProfileFirst(close)
  if (!allowed || !personId) return null
  return <Opened key={repeats} personId={personId} repeats={repeats} onClose={close} />
}

type OpenedProps = { personId: string; repeats: string | null; onClose: () => void }

function Opened({ personId, repeats, onClose }: OpenedProps) {
  const [created, setCreated] = useState<CreatedRequest | null>(null)
  const [round, setRound] = useState(0)
  const [kept] = useState(() => keptQuickDraft(personId))
  const resumed = round === 0 && kept && (repeats === null || kept.repeats === repeats) ? kept : undefined
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
            setRound(round + 1)
            setCreated(null)
          }}
        />
      </Dialog>
    )
  const wizard = { personId, onCreated: setCreated, onClose }
  if (resumed) return <QuickWizard {...wizard} start={resumed} origin="resumed" />
  if (repeats === null || round > 0)
    return <QuickWizard key={round} {...wizard} start={blankStart} origin="blank" />
  if (earlier.data) {
    const start: KeptDraft = { draft: draftFrom(earlier.data), step: 'schedule', repeats }
    return <QuickWizard {...wizard} start={start} origin="repeated" />
  }
  return (
    <Dialog {...frame}>
      <EarlierRequest asked={earlier} />
    </Dialog>
  )
}

const blankStart: KeptDraft = { draft: blankDraft(), step: 'mode', repeats: null }
