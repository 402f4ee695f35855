/** The mail with what a member of staff has not read yet. */
import {
  type StaffNotificationType,
  staffTypeWords,
} from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'

export type MailedNotification = {
  id: string
  type: StaffNotificationType
  title: string
  message: string
  link: string
}

/** More would not be read in a mail. */
const mostListed = 20
const longestLine = 200

export function digestMail(
  letterhead: Letterhead,
  name: string,
  unread: readonly MailedNotification[],
): WrittenMail {
  const page = `${letterhead.publicUrl}/staff/notifications`
  const more = unread.length - mostListed
  return writeMail(
    letterhead,
    'staff_digest',
    { sayı: String(unread.length) },
    {
      preheader: unread[0]?.title ?? '',
      title: `${unread.length} yeni bildiriminiz var`,
      name,
      ...(more > 0 && { paragraphs: [`En yeni ${mostListed} tanesi gösteriliyor.`] }),
      facts: unread
        .slice(0, mostListed)
        .map((each) => [
          staffTypeWords[each.type],
          plainLine([each.title, each.message].filter(Boolean).join(' · '), longestLine),
        ]),
      action: { label: 'Bildirimleri aç', url: `${page}?show=unread` },
      footnote: `Bu e-postanın sıklığını bildirim tercihlerinizden değiştirebilirsiniz: ${page}?preferences=1`,
    },
  )
}
