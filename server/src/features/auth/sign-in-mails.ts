/** The mails of signing in. The code is large and on a line of its own, so that phones can copy and fill it in. */

import { signInPages } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { type Letterhead, letterOf } from '#features/company/letterhead.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'

export type MailText = { subject: string; letter: MailContent }

function mail(letterhead: Letterhead, subject: string, content: Omit<MailContent, 'company'>): MailText {
  return { subject, letter: letterOf(letterhead, content) }
}

/** The subject does not hold the code: it shows on locked screens. */
export function codeMail(letterhead: Letterhead, code: string): MailText {
  return mail(letterhead, `${letterhead.company.name} giriş kodunuz`, {
    preheader: 'Kod 10 dakika geçerlidir.',
    title: 'Giriş kodunuz',
    paragraphs: [
      'Kodu istediğiniz giriş ekranına yazın. Kod 10 dakika geçerlidir; bir kez ve yalnızca istendiği tarayıcıda kullanılır.',
    ],
    code,
    footnote:
      'Bu kodu siz istemediyseniz e-postayı dikkate almayın; kod olmadan kimse hesabınıza giremez. Kodu kimseyle paylaşmayın, çalışanlarımız kodunuzu sormaz.',
  })
}

/** For an address that may not sign in here: tells its owner, and nobody else, where to go instead. */
export function signInRefusedMail(letterhead: Letterhead, surface: Surface, staffAddress: boolean): MailText {
  if (surface === 'portal' && staffAddress)
    return mail(letterhead, 'Personel girişi', {
      preheader: 'Şirket adresleri personel girişinden girer.',
      title: 'Personel girişini kullanın',
      paragraphs: ['Bu bir şirket adresi. Müşteri girişinde kullanılamaz; personel girişinden devam edin.'],
      action: { label: 'Personel girişine git', url: `${letterhead.publicUrl}${signInPages.office}` },
    })
  if (surface === 'office')
    return mail(letterhead, 'Personel girişi', {
      preheader: 'Hesabınız için yöneticiye başvurun.',
      title: 'Bu adresle giriş yapılamıyor',
      paragraphs: [
        'Adresiniz personel listesinde etkin değil. Giriş yapabilmek için bir yöneticinin sizi davet etmesi gerekir.',
        `Yöneticinize başvurun ya da ${letterhead.company.email} adresine yazın.`,
      ],
      footnote: 'Bu girişi siz denemediyseniz e-postayı dikkate almayın.',
    })
  return mail(letterhead, 'Hesabınız kapalı', {
    preheader: 'Hesabınız kapatılmış.',
    title: 'Bu adresle giriş yapılamıyor',
    paragraphs: [
      `Hesabınız kapatılmış. Sorularınız için ${letterhead.company.support_email} adresine yazın.`,
    ],
    footnote: 'Bu girişi siz denemediyseniz e-postayı dikkate almayın.',
  })
}

export function resetMail(letterhead: Letterhead, token: string): MailText {
  return mail(letterhead, 'Şifre sıfırlama bağlantınız', {
    preheader: 'Bağlantı bir saat geçerlidir.',
    title: 'Yeni şifre belirleyin',
    paragraphs: [
      'Aşağıdaki bağlantıyla yeni bir şifre belirleyebilirsiniz. Bağlantı bir saat geçerlidir ve bir kez kullanılır.',
    ],
    // After the `#`, which browsers never send: the token appears in no log and no Referer.
    action: { label: 'Yeni şifre belirle', url: `${letterhead.publicUrl}/reset-password#token=${token}` },
    footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın; şifreniz değişmez.',
  })
}

export function noAccountMail(letterhead: Letterhead): MailText {
  return mail(letterhead, 'Şifre sıfırlama isteğiniz', {
    preheader: 'Bu adresle kayıtlı bir hesap yok.',
    title: 'Bu adresle kayıtlı hesap yok',
    paragraphs: [
      'Bu adres için şifre sıfırlama istendi, ancak adresle kayıtlı bir müşteri hesabı bulunmuyor.',
      'Hesap açmak için giriş ekranında adınızı ve e-postanızı yazmanız yeterli; size bir kod gönderilir.',
    ],
    action: { label: 'Giriş ekranına git', url: `${letterhead.publicUrl}${signInPages.portal}` },
    footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın.',
  })
}

export function newDeviceMail(
  letterhead: Letterhead,
  surface: Surface,
  seen: { device: string; place: string; at: string },
): MailText {
  const sessions = surface === 'portal' ? '/dashboard?view=account#oturumlar' : '/staff/profile'
  return mail(letterhead, 'Yeni bir cihazdan giriş yapıldı', {
    preheader: `${seen.device}, ${seen.place}`,
    title: 'Yeni bir cihazdan giriş yapıldı',
    paragraphs: ['Hesabınıza daha önce kullanmadığınız bir cihazdan girildi.'],
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

export function invitationMail(letterhead: Letterhead, invited: { name: string; by: string }): MailText {
  return mail(letterhead, `${letterhead.company.name} personel daveti`, {
    preheader: `${invited.by} sizi personel paneline davet etti.`,
    title: 'Personel paneline davet edildiniz',
    paragraphs: [
      `Merhaba ${invited.name}, ${invited.by} sizi personel paneline davet etti.`,
      'Bu e-posta adresinizle girersiniz; her girişte size 6 haneli bir kod gönderilir.',
    ],
    action: { label: 'Personel girişine git', url: `${letterhead.publicUrl}${signInPages.office}` },
  })
}

export function passwordChangedMail(
  letterhead: Letterhead,
  seen: { device: string; place: string; at: string },
): MailText {
  return mail(letterhead, 'Şifreniz değişti', {
    preheader: `${seen.device}, ${seen.place}`,
    title: 'Şifreniz değişti',
    paragraphs: ['Hesabınızın şifresi değiştirildi; diğer cihazlardaki oturumlarınız kapatıldı.'],
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
