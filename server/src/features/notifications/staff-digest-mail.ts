/** The mail with what a member of staff has not read yet. */
import {
  type StaffNotificationType,
  staffTypeWords,
} from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { type Letterhead, letterOf } from '#features/company/letterhead.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

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
  { email, name }: { email: string; name: string },
  unread: readonly MailedNotification[],
): MailToQueue {
  const page = `${letterhead.publicUrl}/staff/notifications`
  const title = `${unread.length} okunmamış bildiriminiz var`
  const more = unread.length - mostListed
  return {
    to: email,
    subject: title,
    letter: letterOf(letterhead, {
      preheader: unread[0]?.title ?? '',
      title,
      paragraphs: [
        ...(name ? [`Sayın ${name},`] : []),
        more > 0
          ? `Son e-postadan bu yana gelenlerden en yeni ${mostListed} tanesi:`
          : 'Son e-postadan bu yana gelenler:',
      ],
      facts: unread
        .slice(0, mostListed)
        .map((each) => [
          staffTypeWords[each.type],
          plainLine([each.title, each.message].filter(Boolean).join(' · '), longestLine),
        ]),
      action: { label: 'Bildirimleri aç', url: `${page}?show=unread` },
      footnote: `Bu e-postanın sıklığını bildirim tercihlerinizden değiştirebilirsiniz: ${page}?preferences=1`,
    }),
  }
}
