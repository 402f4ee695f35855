/** The mails of signing in. The code is large and on a line of its own, so that phones can copy and fill it in. */

import { signInPages } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'

/** The code is no field of its texts, so that no subject holds it: that shows on locked screens. */
export function codeMail(letterhead: Letterhead, code: string): WrittenMail {
  return writeMail(
    letterhead,
    'sign_in_code',
    {},
    {
      preheader: 'Kod 10 dakika geçerlidir.',
      title: 'Giriş kodunuz',
      code,
      footnote:
        'Bu kodu siz istemediyseniz e-postayı dikkate almayın; kod olmadan kimse hesabınıza giremez. Kodu kimseyle paylaşmayın, çalışanlarımız kodunuzu sormaz.',
    },
  )
}

/** For an address that may not sign in here: tells its owner, and nobody else, where to go instead. */
export function signInRefusedMail(
  letterhead: Letterhead,
  surface: Surface,
  staffAddress: boolean,
): WrittenMail {
  if (surface === 'portal' && staffAddress)
    return writeMail(
      letterhead,
      'staff_door',
      {},
      {
        preheader: 'Şirket adresleri personel girişinden girer.',
        title: 'Personel girişini kullanın',
        action: { label: 'Personel girişine git', url: `${letterhead.publicUrl}${signInPages.office}` },
      },
    )
  if (surface === 'office')
    return writeMail(
      letterhead,
      'staff_not_invited',
      {},
      {
        preheader: 'Hesabınız için yöneticiye başvurun.',
        title: 'Bu adresle giriş yapılamıyor',
        paragraphs: [`Yöneticinize başvurun ya da ${letterhead.company.email} adresine yazın.`],
        footnote: 'Bu girişi siz denemediyseniz e-postayı dikkate almayın.',
      },
    )
  return writeMail(
    letterhead,
    'account_closed',
    { 'destek adresi': letterhead.company.support_email },
    {
      preheader: 'Hesabınız kapatılmış.',
      title: 'Bu adresle giriş yapılamıyor',
      footnote: 'Bu girişi siz denemediyseniz e-postayı dikkate almayın.',
    },
  )
}

export function resetMail(letterhead: Letterhead, token: string): WrittenMail {
  return writeMail(
    letterhead,
    'password_reset',
    {},
    {
      preheader: 'Bağlantı bir saat geçerlidir.',
      title: 'Yeni şifre belirleyin',
      // After the `#`, which browsers never send: the token appears in no log and no Referer.
      action: { label: 'Yeni şifre belirle', url: `${letterhead.publicUrl}/reset-password#token=${token}` },
      footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın; şifreniz değişmez.',
    },
  )
}

export function noAccountMail(letterhead: Letterhead): WrittenMail {
  return writeMail(
    letterhead,
    'no_account',
    {},
    {
      preheader: 'Bu adresle kayıtlı bir hesap yok.',
      title: 'Bu adresle kayıtlı hesap yok',
      paragraphs: [
        'Hesap açmak için giriş ekranında adınızı ve e-postanızı yazmanız yeterli; size bir kod gönderilir.',
      ],
      action: { label: 'Giriş ekranına git', url: `${letterhead.publicUrl}${signInPages.portal}` },
      footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın.',
    },
  )
}

type Visit = { device: string; place: string; at: string }
const visitValues = ({ device, place, at }: Visit) => ({ cihaz: device, yer: place, zaman: at })

export function newDeviceMail(letterhead: Letterhead, surface: Surface, seen: Visit): WrittenMail {
  const sessions = surface === 'portal' ? '/dashboard?view=account#oturumlar' : '/staff/profile'
  return writeMail(letterhead, 'new_device', visitValues(seen), {
    preheader: `${seen.device}, ${seen.place}`,
    title: 'Yeni bir cihazdan giriş yapıldı',
    facts: [
      ['Cihaz', seen.device],
      ['Yer', seen.place],
      ['Zaman', seen.at],
    ],
    action: { label: 'Oturumlarımı gör', url: `${letterhead.publicUrl}${sessions}` },
    footnote:
      surface === 'portal'
        ? 'Giren siz değilseniz o oturumu kapatın, şifreniz varsa değiştirin ve e-posta hesabınızın güvenliğini kontrol edin.'
        : 'Giren siz değilseniz o oturumu kapatın, yöneticinize haber verin ve e-posta hesabınızın güvenliğini kontrol edin.',
  })
}

export function invitationMail(letterhead: Letterhead, invited: { name: string; by: string }): WrittenMail {
  return writeMail(
    letterhead,
    'staff_invitation',
    { ad: invited.name, 'davet eden': invited.by },
    {
      preheader: `${invited.by} sizi personel paneline davet etti.`,
      title: 'Personel paneline davet edildiniz',
      paragraphs: ['Bu e-posta adresinizle girersiniz; her girişte size 6 haneli bir kod gönderilir.'],
      action: { label: 'Personel girişine git', url: `${letterhead.publicUrl}${signInPages.office}` },
    },
  )
}

export function passwordChangedMail(letterhead: Letterhead, seen: Visit): WrittenMail {
  return writeMail(letterhead, 'password_changed', visitValues(seen), {
    preheader: `${seen.device}, ${seen.place}`,
    title: 'Şifreniz değişti',
    facts: [
      ['Cihaz', seen.device],
      ['Yer', seen.place],
      ['Zaman', seen.at],
    ],
    action: { label: 'Hesabıma git', url: `${letterhead.publicUrl}/dashboard?view=account#sifre` },
    footnote:
      'Değiştiren siz değilseniz giriş ekranındaki «Şifremi unuttum» ile hemen yeni bir şifre belirleyin.',
  })
}
