/** The answers that the demo's office has ready. */
import type { CannedForm } from '@kervan/domain/chat/canned-answers.contract.ts'

export const demoCannedAnswers: readonly CannedForm[] = [
  {
    title: 'Karşılama',
    text: 'Merhaba {müşteri adı}, ben {adım}. Size nasıl yardımcı olabilirim?',
  },
  {
    title: 'Teklif yolda',
    text: 'Merhaba {müşteri adı}, {konu} için teklifimizi hazırlıyoruz. Bugün içinde size ileteceğiz.',
  },
  {
    title: 'Gönderiniz yolda',
    text: 'Merhaba {müşteri adı}, {konu|gönderiniz} planlandığı gibi ilerliyor. Son durumu panelinizdeki haritada da görebilirsiniz.',
  },
  {
    title: 'Belge eksik',
    text: '{konu} için ticari fatura ve çeki listesini bekliyoruz. Panelinizdeki Belgeler bölümünden yükleyebilir ya da buraya ekleyebilirsiniz.',
  },
  {
    title: 'Gecikme bildirimi',
    text: 'Merhaba {müşteri adı}, taşıyıcı {konu|gönderiniz} için gecikme bildirdi. Yeni varış gününü öğrenir öğrenmez size yazacağız. Anlayışınız için teşekkür ederiz.',
  },
  {
    title: 'Kapanış',
    text: 'Yardımcı olabildiysek ne mutlu. Başka bir sorunuz olursa buradan yazmanız yeterli. İyi çalışmalar, {adım}, {şirket}',
  },
]
