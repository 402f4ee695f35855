/** The mails of signing in. The code stands alone and large, so that it can be read, copied and filled in on a phone. */

import { signInPages } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { mailSender } from '#features/company/mail-sender.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'

export type MailWords = { subject: string; letter: MailContent }
export type Letterhead = { company: Company; publicUrl: string }

function mail({ company }: Letterhead, subject: string, words: Omit<MailContent, 'company'>): MailWords {
  return { subject, letter: { company: mailSender(company), ...words } }
}

/** The subject does not hold the code: it shows on locked screens. */
export function codeMail(head: Letterhead, code: string): MailWords {
  return mail(head, `${head.company.name} giriş kodunuz`, {
    preheader: 'Kod 10 dakika geçerlidir.',
    title: 'Giriş kodunuz',
    paragraphs: ['Giriş ekranına bu kodu yazın. Kod 10 dakika geçerlidir ve bir kez kullanılır.'],
    code,
    footnote:
      'Bu kodu siz istemediyseniz e-postayı dikkate almayın; kod olmadan kimse hesabınıza giremez. Kodu kimseyle paylaşmayın, çalışanlarımız kodunuzu sormaz.',
  })
}

/** For an address that has no business where it was typed: says where to go instead, to the owner of the address only. */
export function noEntryMail(head: Letterhead, surface: Surface, staffAddress: boolean): MailWords {
  if (surface === 'portal' && staffAddress)
    return mail(head, 'Personel girişi', {
      preheader: 'Şirket adresleri personel girişinden girer.',
      title: 'Personel girişini kullanın',
      paragraphs: ['Bu bir şirket adresi. Müşteri girişinde kullanılamaz; personel girişinden devam edin.'],
      action: { label: 'Personel girişine git', url: `${head.publicUrl}${signInPages.office}` },
    })
  if (surface === 'office')
    return mail(head, 'Personel girişi', {
      preheader: 'Hesabınız için yöneticiye başvurun.',
      title: 'Bu adresle giriş yapılamıyor',
      paragraphs: [
        'Adresiniz personel listesinde etkin değil. Giriş yapabilmek için bir yöneticinin sizi davet etmesi gerekir.',
        `Yöneticinize başvurun ya da ${head.company.email} adresine yazın.`,
      ],
      footnote: 'Bu girişi siz denemediyseniz e-postayı dikkate almayın.',
    })
  return mail(head, 'Hesabınız kapalı', {
    preheader: 'Hesabınız kapatılmış.',
    title: 'Bu adresle giriş yapılamıyor',
    paragraphs: [`Hesabınız kapatılmış. Sorularınız için ${head.company.support_email} adresine yazın.`],
    footnote: 'Bu girişi siz denemediyseniz e-postayı dikkate almayın.',
  })
}

export function resetMail(head: Letterhead, token: string): MailWords {
  return mail(head, 'Şifre sıfırlama bağlantınız', {
    preheader: 'Bağlantı bir saat geçerlidir.',
    title: 'Yeni şifre belirleyin',
    paragraphs: [
      'Aşağıdaki bağlantıyla yeni bir şifre belirleyebilirsiniz. Bağlantı bir saat geçerlidir ve bir kez kullanılır.',
    ],
    // Behind the `#`: a browser sends it to no server, so it stands in no log and no Referer.
    action: { label: 'Yeni şifre belirle', url: `${head.publicUrl}/reset-password#token=${token}` },
    footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın; şifreniz değişmez.',
  })
}

export function noAccountMail(head: Letterhead): MailWords {
  return mail(head, 'Şifre sıfırlama isteğiniz', {
    preheader: 'Bu adresle kayıtlı bir hesap yok.',
    title: 'Bu adresle kayıtlı hesap yok',
    paragraphs: [
      'Bu adres için şifre sıfırlama istendi, ancak adresle kayıtlı bir müşteri hesabı bulunmuyor.',
      'Hesap açmak için giriş ekranında adınızı ve e-postanızı yazmanız yeterli; size bir kod gönderilir.',
    ],
    action: { label: 'Giriş ekranına git', url: `${head.publicUrl}${signInPages.portal}` },
    footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın.',
  })
}

export function newDeviceMail(
  head: Letterhead,
  surface: Surface,
  seen: { device: string; place: string; at: string },
): MailWords {
  const sessions = surface === 'portal' ? '/dashboard?view=account#oturumlar' : '/staff/profile'
  return mail(head, 'Yeni bir cihazdan giriş yapıldı', {
    preheader: `${seen.device}, ${seen.place}`,
    title: 'Yeni bir cihazdan giriş yapıldı',
    paragraphs: ['Hesabınıza daha önce kullanmadığınız bir cihazdan girildi.'],
    facts: [
      ['Cihaz', seen.device],
      ['Yer', seen.place],
      ['Zaman', seen.at],
    ],
    action: { label: 'Oturumlarımı gör', url: `${head.publicUrl}${sessions}` },
    footnote:
      surface === 'portal'
        ? 'Giren siz değilseniz o oturumu kapatın, şifreniz varsa değiştirin ve e-posta hesabınızın güvenliğini kontrol edin.'
        : 'Giren siz değilseniz o oturumu kapatın, yöneticinize haber verin ve e-posta hesabınızın güvenliğini kontrol edin.',
  })
}

export function invitationMail(head: Letterhead, invited: { name: string; by: string }): MailWords {
  return mail(head, `${head.company.name} personel daveti`, {
    preheader: `${invited.by} sizi personel paneline davet etti.`,
    title: 'Personel paneline davet edildiniz',
    paragraphs: [
      `Merhaba ${invited.name}, ${invited.by} sizi personel paneline davet etti.`,
      'Bu e-posta adresinizle girersiniz; her girişte size 6 haneli bir kod gönderilir.',
    ],
    action: { label: 'Personel girişine git', url: `${head.publicUrl}${signInPages.office}` },
  })
}

export function passwordChangedMail(
  head: Letterhead,
  seen: { device: string; place: string; at: string },
): MailWords {
  return mail(head, 'Şifreniz değişti', {
    preheader: `${seen.device}, ${seen.place}`,
    title: 'Şifreniz değişti',
    paragraphs: ['Hesabınızın şifresi değiştirildi; diğer cihazlardaki oturumlarınız kapatıldı.'],
    facts: [
      ['Cihaz', seen.device],
      ['Yer', seen.place],
      ['Zaman', seen.at],
    ],
    action: { label: 'Hesabıma git', url: `${head.publicUrl}/dashboard?view=account#sifre` },
    footnote:
      'Değiştiren siz değilseniz giriş ekranındaki «Şifremi unuttum» ile hemen yeni bir şifre belirleyin.',
  })
}
