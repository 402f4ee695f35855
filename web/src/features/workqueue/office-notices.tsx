/** Tells staff of new requests, answered quotes, new work and mails that did not arrive, whatever page of the office is open. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { useNavigate } from 'react-router'
import { officeUpdate } from '#features/workqueue/office-update.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

/** What colleagues and customers write by the way stands in the list of updates only. */
const quiet = /^(edited|quoted) /

export function OfficeNotices() {
  const navigate = useNavigate()
  const tell = (event: LiveEvent) => {
    const update = officeUpdate(event)
    if (!update || quiet.test(update.topic) || isOwnAction(update.act ?? '')) return
    const { title, description, topic, to } = update
    const action = { label: 'Göster', onClick: () => void navigate(to) }
    const show = event.name === customerMailFailed.name ? toast.failure : toast.info
    show({ title, description, topic, action, kind: 'longer' })
  }
  useLiveEvent(requestChanged.name, tell)
  useLiveEvent(workItemChanged.name, tell)
  useLiveEvent(customerMailFailed.name, tell)
  return null
}
