/** Shows toasts for new requests, answered quotes, new work and failed mails on every page of the office. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { customerMailFailed } from '@kervan/domain/quotes/quotes.events.ts'
import { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { useNavigate } from 'react-router'
import { officeUpdate } from '#features/workqueue/office-update.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

/** Topics that appear in the list of updates only. */
const silentTopics = /^(edited|quoted) /

export function OfficeNotices() {
  const navigate = useNavigate()
  const notify = (event: LiveEvent) => {
    const update = officeUpdate(event)
    if (!update || silentTopics.test(update.topic) || isOwnAction(update.ownAction ?? '')) return
    const { title, description, topic, to } = update
    const action = { label: 'Göster', onClick: () => void navigate(to) }
    const show = event.name === customerMailFailed.name ? toast.failure : toast.info
    show({ title, description, topic, action, kind: 'longer' })
  }
  useLiveEvent(requestChanged.name, notify)
  useLiveEvent(workItemChanged.name, notify)
  useLiveEvent(customerMailFailed.name, notify)
  return null
}
