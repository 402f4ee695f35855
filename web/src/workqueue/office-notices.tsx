/** Tells staff of new requests, answered quotes and new work, whatever page of the office is open. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { useNavigate } from 'react-router'
import { isOwnAct } from '#live/own-acts.ts'
import { useLiveEvent } from '#live/use-live.ts'
import { toast } from '#ui/toast.tsx'
import { officeUpdate } from '#workqueue/office-update.ts'

/** What colleagues and customers write by the way stands in the list of updates only. */
const quiet = /^(edited|quoted) /

export function OfficeNotices() {
  const navigate = useNavigate()
  const tell = (event: LiveEvent) => {
    const update = officeUpdate(event)
    if (!update || quiet.test(update.matter) || isOwnAct(update.act ?? '')) return
    const { title, description, matter, to } = update
    const action = { label: 'Göster', onClick: () => void navigate(to) }
    toast.tell({ title, description, matter, action, kind: 'staff' })
  }
  useLiveEvent(requestChanged.name, tell)
  useLiveEvent(workItemChanged.name, tell)
  return null
}
