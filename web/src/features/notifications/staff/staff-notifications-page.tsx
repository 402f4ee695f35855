/** `/staff/notifications`: everything a member of staff was told, and what they want to be told. */
import { formatCounted } from '@kervan/domain/values/format-number.ts'
import { CheckCheck, SlidersHorizontal } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { staffNotificationList } from '#features/notifications/staff/notification-list.ts'
import { StaffNotificationPreferencesForm } from '#features/notifications/staff/notification-preferences.tsx'
import {
  useMarkStaffRead,
  useStaffNotificationCounts,
  useStaffNotifications,
} from '#features/notifications/staff/staff-notifications.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

export function StaffNotificationsPage() {
  const state = useListState(staffNotificationList)
  const notifications = useStaffNotifications(state)
  const counts = useStaffNotificationCounts().data
  const { readAll, isPending } = useMarkStaffRead()
  const { search } = useLocation()
  const isChoosing = useParam('preferences') !== null
  const close = useCloseDialog('preferences')
  const unread = counts?.unread ?? 0
  useDocumentTitle(unread > 0 ? `Bildirimler (${formatCounted(unread)})` : 'Bildirimler')
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-22 max-sm:w-full">Bildirimler</h1>
        {unread > 0 && (
          <Button
            onClick={readAll}
            busy={isPending}
            className="h-auto! min-h-10 max-w-full shrink whitespace-normal!"
          >
            <CheckCheck strokeWidth={1.75} aria-hidden /> Hepsini okundu say
          </Button>
        )}
        <Link
          to={{ search: withParams(search, { preferences: '1' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses()}
        >
          <SlidersHorizontal strokeWidth={1.75} aria-hidden /> Tercihler
        </Link>
      </header>
      <List definition={staffNotificationList} state={state} pages={notifications} counts={counts} />
      <Sheet title="Bildirim tercihleri" open={isChoosing} onOpenChange={(open) => !open && close()}>
        <StaffNotificationPreferencesForm />
      </Sheet>
    </div>
  )
}
