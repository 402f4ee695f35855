/** The stack of live updates at the top right: the three newest, each can be closed, and only while the connection stands. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { actBehind, noticeOf, readUpdate } from '#features/notifications/update-notice.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { useConnectionState, useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

const stacked = 3

export function UpdateToasts() {
  const navigate = useNavigate()
  const connection = useConnectionState()
  const standing = useRef<string[]>([])
  useLiveEvent('notification.added', ({ data }) => {
    const update = readUpdate(data)
    if (!update || isOwnAction(actBehind(update) ?? '')) return
    toast.info(noticeOf(update, (link) => void navigate(link)))
    standing.current = [...standing.current, update.id]
    // After a long absence many come at once.
    for (const topic of standing.current.splice(0, standing.current.length - stacked)) toast.dismiss(topic)
  })
  useEffect(() => {
    if (connection === 'connected') return
    for (const topic of standing.current.splice(0)) toast.dismiss(topic)
  }, [connection])
  return null
}
