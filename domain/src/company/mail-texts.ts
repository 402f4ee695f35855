/**
 * Every mail of the product: when it is sent, and its subject and opening paragraph, which an admin may word anew. A text may name
 * fields in braces, which are filled in when the mail is written. Without zod.
 */

export const mailGroups = {
  account: 'Giriş ve hesap',
  offers: 'Talep ve teklif',
  shipments: 'Gönderi ve belge',
  meetings: 'Randevular',
  site: 'Site ve bülten',
  staff: 'Personele gidenler',
} as const
export type MailGroup = keyof typeof mailGroups

type MailTextOf<Name extends string> = {
  group: MailGroup
  title: string
  /** When it is sent, as a sentence. */
  when: string
  subject: string
  opening: string
  /** What may stand in braces, with an example of each. */
  fields: Record<Name, string>
  /** What must not be left out: the mail says it nowhere else. */
  needs?: { subject?: NoInfer<Name>[]; opening?: NoInfer<Name>[] }
}

const mail = <const Name extends string>(text: MailTextOf<Name>): MailTextOf<Name> => text

const company = { firma: 'Kervan Lojistik' }
const meeting = { konu: 'Yıllık sözleşme görüşmesi', zaman: '5 Mart 2026 14.30' }
const visit = { cihaz: 'Chrome, Windows', yer: 'İstanbul', zaman: '5 Mart 2026 14.30' }
const news = {
  haber: 'Gönderiniz yola çıktı.',
  başlık: 'Gönderiniz yolda',
  konu: 'KRG-2026-000123 · Mersin – Hamburg',
}
const newsText = {
  subject: '{başlık} · {konu}',
  opening: '{haber}',
  needs: { opening: ['haber' as const] },
}

export const mailTexts = {
  sign_in_code: mail({
    group: 'account',
    title: 'Giriş kodu',
    when: 'Bir müşteri ya da çalışan giriş kodu istediğinde.',
    subject: '{firma} giriş kodunuz',
    opening:
      'Kodu istediğiniz giriş ekranına yazın. Kod 10 dakika geçerlidir; bir kez ve yalnızca istendiği tarayıcıda kullanılır.',
    fields: company,
  }),
  new_device: mail({
    group: 'account',
    title: 'Yeni cihazdan giriş',
    when: 'Bir hesaba daha önce kullanılmamış bir cihazdan girildiğinde.',
    subject: 'Yeni bir cihazdan giriş yapıldı',
    opening: 'Hesabınıza daha önce kullanmadığınız bir cihazdan girildi.',
    fields: { ...company, ...visit },
  }),
  password_reset: mail({
    group: 'account',
    title: 'Şifre sıfırlama bağlantısı',
    when: 'Bir müşteri şifresini unuttuğunu söylediğinde.',
    subject: 'Şifre sıfırlama bağlantınız',
    opening:
      'Aşağıdaki bağlantıyla yeni bir şifre belirleyebilirsiniz. Bağlantı bir saat geçerlidir ve bir kez kullanılır.',
    fields: company,
  }),
  password_changed: mail({
    group: 'account',
    title: 'Şifre değişti',
    when: 'Bir müşterinin şifresi değiştiğinde.',
    subject: 'Şifreniz değişti',
    opening: 'Hesabınızın şifresi değiştirildi; diğer cihazlardaki oturumlarınız kapatıldı.',
    fields: { ...company, ...visit },
  }),
  no_account: mail({
    group: 'account',
    title: 'Kayıtlı hesap yok',
    when: 'Kayıtlı olmayan bir adres için şifre sıfırlama istendiğinde.',
    subject: 'Şifre sıfırlama isteğiniz',
    opening: 'Bu adres için şifre sıfırlama istendi, ancak adresle kayıtlı bir müşteri hesabı bulunmuyor.',
    fields: company,
  }),
  account_closed: mail({
    group: 'account',
    title: 'Kapalı hesap',
    when: 'Kapatılmış bir hesapla girilmek istendiğinde.',
    subject: 'Hesabınız kapalı',
    opening: 'Hesabınız kapatılmış. Sorularınız için {destek adresi} adresine yazın.',
    fields: { ...company, 'destek adresi': 'destek@kervan.example' },
  }),
  erasure_received: mail({
    group: 'account',
    title: 'Silme talebi alındı',
    when: 'Bir kişi verilerinin silinmesini istediğinde.',
    subject: 'Silme talebiniz alındı',
    opening:
      'Kişisel verilerinizin silinmesi talebinizi kaydettik. Talebiniz en geç {son gün} tarihine kadar yanıtlanır.',
    fields: { ...company, 'son gün': '4 Nisan 2026' },
    needs: { opening: ['son gün'] },
  }),
  data_request_answered: mail({
    group: 'account',
    title: 'Veri başvurusu yanıtlandı',
    when: 'Bir kişinin verileriyle ilgili başvurusu yanıtlandığında ya da verileri silindiğinde.',
    subject: 'Kişisel verilerinizle ilgili başvurunuz yanıtlandı',
    opening: '{başvuru günü} tarihli başvurunuzun yanıtı aşağıdadır.',
    fields: { ...company, 'başvuru günü': '4 Nisan 2026' },
  }),
  order_received: mail({
    group: 'offers',
    title: 'Talep kaydedildi',
    when: 'Personel bir müşteri adına talep girdiğinde.',
    subject: 'Talebiniz kaydedildi: {talep no} · {başlık}',
    opening: 'Talebiniz kaydedildi. Teklifimiz en geç: {son zaman}.',
    fields: {
      ...company,
      'talep no': 'TLP-2026-000123',
      başlık: 'Mersin – Hamburg, 2 × 40HC',
      'son zaman': '6 Mart 2026 17.00',
    },
    needs: { subject: ['talep no'], opening: ['son zaman'] },
  }),
  offer: mail({
    group: 'offers',
    title: 'Teklif',
    when: 'Bir teklif müşteriye gönderildiğinde. Gönderirken yazılan konu bunun yerine geçer.',
    subject: 'Fiyat Teklifi {teklif no}',
    opening: 'Talebiniz için teklifimizi hazırladık. İnceleyip onaylayabilir ya da revize isteyebilirsiniz.',
    fields: { ...company, 'teklif no': 'KRV-2026-000123', müşteri: 'Örnek Tekstil A.Ş.' },
    needs: { subject: ['teklif no'] },
  }),
  offer_reminder: mail({
    group: 'offers',
    title: 'Teklif hatırlatması',
    when: 'Yanıtlanmayan bir teklif için planlanan hatırlatmanın zamanı geldiğinde.',
    subject: 'Hatırlatma: Fiyat Teklifi {teklif no}',
    opening:
      'Teklifimiz {son gün} gününün sonuna kadar geçerli. İnceleyip onaylayabilir, revize isteyebilir ya da reddedebilirsiniz.',
    fields: {
      ...company,
      'teklif no': 'KRV-2026-000123',
      müşteri: 'Örnek Tekstil A.Ş.',
      'son gün': '20 Mart 2026',
    },
    needs: { subject: ['teklif no'], opening: ['son gün'] },
  }),
  offer_expiring: mail({
    group: 'offers',
    title: 'Teklifin süresi doluyor',
    when: 'Yanıtlanmayan bir teklifin süresi dolmak üzereyken.',
    ...newsText,
    fields: {
      ...company,
      haber: 'KRV-2026-000123 numaralı teklifimiz yarın sona eriyor.',
      başlık: 'Teklifinizin süresi doluyor',
      konu: 'KRV-2026-000123 · Mersin – Hamburg',
    },
  }),
  request_approved: mail({
    group: 'offers',
    title: 'Teklif onaylandı',
    when: 'Bir müşteri teklifi onayladığında.',
    subject: '{başlık} · {konu}',
    opening: 'Gönderiniz hazırlanmaya başladı; her adımı panelden izleyebilirsiniz.',
    fields: { ...company, başlık: 'Talebiniz onaylandı', konu: 'TLP-2026-000123 · Mersin – Hamburg' },
  }),
  shipment_news: mail({
    group: 'shipments',
    title: 'Gönderi haberi',
    when: 'Gönderinin durumu ya da varışı değiştiğinde, geciktiğinde ya da personel haber verdiğinde.',
    ...newsText,
    fields: { ...company, ...news },
  }),
  document_news: mail({
    group: 'shipments',
    title: 'Belge haberi',
    when: 'Müşterinin belgesi incelendiğinde ya da ona bir belge eklendiğinde.',
    ...newsText,
    fields: {
      ...company,
      haber: 'Ticari fatura onaylandı.',
      başlık: 'Belgeniz onaylandı',
      konu: 'fatura.pdf · KRG-2026-000123',
    },
  }),
  document_wanted: mail({
    group: 'shipments',
    title: 'İstenen belge',
    when: 'Personel müşteriden bir belge istediğinde.',
    ...newsText,
    fields: {
      ...company,
      haber: 'KRG-2026-000123 için çeki listesini bekliyoruz.',
      başlık: 'Sizden bir belge bekliyoruz',
      konu: 'KRG-2026-000123',
    },
  }),
  appointment_planned: mail({
    group: 'meetings',
    title: 'Yeni randevu',
    when: 'Personel bir müşteriyle randevu oluşturduğunda.',
    subject: 'Randevu: {konu}',
    opening: 'Randevunuz oluşturuldu. Ekteki dosyayla takviminize ekleyebilirsiniz.',
    fields: { ...company, ...meeting },
  }),
  appointment_changed: mail({
    group: 'meetings',
    title: 'Randevu değişti',
    when: 'Bir randevunun günü, saati ya da yeri değiştiğinde.',
    subject: 'Randevu değişti: {konu}',
    opening: 'Randevunuz değişti. Ekteki dosya takviminizdeki kaydı günceller.',
    fields: { ...company, ...meeting },
  }),
  appointment_cancelled: mail({
    group: 'meetings',
    title: 'Randevu iptal edildi',
    when: 'Personel bir randevuyu iptal ettiğinde.',
    subject: 'Randevu iptal edildi: {konu}',
    opening: 'Randevunuz iptal edildi. Ekteki dosya kaydı takviminizden kaldırır.',
    fields: { ...company, ...meeting },
  }),
  demo_received: mail({
    group: 'site',
    title: 'Demo talebi alındı',
    when: 'Siteden demo istendiğinde, isteyene.',
    subject: 'Demo talebiniz alındı',
    opening: 'Talebinizi aldık. Ekibimiz en geç {son gün} günü öğlene kadar size döner.',
    fields: { ...company, 'son gün': '5 Mart Perşembe' },
    needs: { opening: ['son gün'] },
  }),
  newsletter_confirm: mail({
    group: 'site',
    title: 'Bülten aboneliğinin onayı',
    when: 'Bir adres için bülten aboneliği istendiğinde.',
    subject: 'Bülten aboneliğinizi onaylayın',
    opening:
      'Bu adresle {firma} bültenine abonelik istendi. Aboneliğiniz, bağlantıyı açıp onayladığınızda başlar.',
    fields: company,
  }),
  newsletter_already: mail({
    group: 'site',
    title: 'Zaten abone',
    when: 'Abone olan bir adres için yeniden abonelik istendiğinde.',
    subject: 'Bültenimize zaten abonesiniz',
    opening:
      'Bu adresle {firma} bültenine yeniden abonelik istendi. Adresiniz zaten abone; yapmanız gereken bir şey yok.',
    fields: company,
  }),
  staff_invitation: mail({
    group: 'staff',
    title: 'Personel daveti',
    when: 'Bir yönetici birini personel paneline davet ettiğinde.',
    subject: '{firma} personel daveti',
    opening: 'Merhaba {ad}, {davet eden} sizi personel paneline davet etti.',
    fields: { ...company, ad: 'Ece Yaman', 'davet eden': 'Selin Kaya' },
  }),
  staff_door: mail({
    group: 'staff',
    title: 'Personel girişine yönlendirme',
    when: 'Bir şirket adresiyle müşteri girişinden girilmek istendiğinde.',
    subject: 'Personel girişi',
    opening: 'Bu bir şirket adresi. Müşteri girişinde kullanılamaz; personel girişinden devam edin.',
    fields: company,
  }),
  staff_not_invited: mail({
    group: 'staff',
    title: 'Davet edilmemiş personel',
    when: 'Personel listesinde etkin olmayan bir adresle girilmek istendiğinde.',
    subject: 'Personel girişi',
    opening:
      'Adresiniz personel listesinde etkin değil. Giriş yapabilmek için bir yöneticinin sizi davet etmesi gerekir.',
    fields: company,
  }),
  new_request: mail({
    group: 'staff',
    title: 'Yeni talep',
    when: 'Bir müşteri talep gönderdiğinde, temsilcisine.',
    subject: 'Yeni talep {talep no}: {başlık}',
    opening: '{müşteri} yeni bir talep gönderdi. Söz verilen teklif zamanı: {son zaman}.',
    fields: {
      ...company,
      müşteri: 'Örnek Tekstil A.Ş.',
      'talep no': 'TLP-2026-000123',
      başlık: 'Mersin – Hamburg, 2 × 40HC',
      'son zaman': '6 Mart 2026 17.00',
    },
    needs: { subject: ['talep no'] },
  }),
  new_customer: mail({
    group: 'staff',
    title: 'Yeni müşteri',
    when: 'Bir müşteri profilini ilk kez doldurduğunda, temsilcisine.',
    subject: 'Yeni müşteri: {müşteri}',
    opening: '{müşteri} profilini ilk kez doldurdu.',
    fields: { ...company, müşteri: 'Örnek Tekstil A.Ş.' },
    needs: { subject: ['müşteri'] },
  }),
  offer_question: mail({
    group: 'staff',
    title: 'Teklif hakkında soru',
    when: 'Bir müşteri teklif hakkında soru sorduğunda, temsilcisine.',
    subject: 'Teklif hakkında soru: {teklif no} · {başlık}',
    opening: '{soran}, {teklif no} numaralı teklif hakkında soruyor:',
    fields: {
      ...company,
      soran: 'Defne Işık',
      'teklif no': 'KRV-2026-000123',
      başlık: 'Mersin – Hamburg, 2 × 40HC',
    },
    needs: { subject: ['teklif no'] },
  }),
  operations_notice: mail({
    group: 'staff',
    title: 'Operasyon bildirimi',
    when: 'Bir çalışan operasyona bir gönderiyi bildirdiğinde.',
    subject: 'Operasyon bildirimi: {gönderi no} · {müşteri}',
    opening: '{bildiren}, {gönderi no} numaralı gönderiye bakmanızı istiyor.',
    fields: {
      ...company,
      'gönderi no': 'KRG-2026-000123',
      müşteri: 'Örnek Tekstil A.Ş.',
      bildiren: 'Deniz Aksoy',
    },
    needs: { subject: ['gönderi no'] },
  }),
  demo_request: mail({
    group: 'staff',
    title: 'Yeni demo talebi',
    when: 'Siteden demo istendiğinde, ofise.',
    subject: 'Demo talebi: {isteyen}',
    opening: 'Siteden bir demo istendi. Yanıt en geç {son gün} günü öğlene kadar bekleniyor.',
    fields: { ...company, isteyen: 'Örnek Tekstil A.Ş.', 'son gün': '5 Mart Perşembe' },
    needs: { subject: ['isteyen'] },
  }),
  staff_appointment_planned: mail({
    group: 'staff',
    title: 'Yeni randevu, görüşecek olana',
    when: 'Bir müşteriyle randevu oluşturulduğunda.',
    subject: 'Randevu: {konu}',
    opening: 'Bu müşteriyle randevunuz var. Ekteki dosyayla takviminize ekleyebilirsiniz.',
    fields: { ...company, ...meeting },
  }),
  staff_appointment_changed: mail({
    group: 'staff',
    title: 'Randevu değişti, görüşecek olana',
    when: 'Bir randevunun günü, saati ya da yeri değiştiğinde.',
    subject: 'Randevu değişti: {konu}',
    opening: 'Randevunuz değişti. Ekteki dosya takviminizdeki kaydı günceller.',
    fields: { ...company, ...meeting },
  }),
  staff_appointment_cancelled: mail({
    group: 'staff',
    title: 'Randevu iptal edildi, görüşecek olana',
    when: 'Bir randevu iptal edildiğinde.',
    subject: 'Randevu iptal edildi: {konu}',
    opening: 'Randevu iptal edildi. Ekteki dosya kaydı takviminizden kaldırır.',
    fields: { ...company, ...meeting },
  }),
  staff_appointment_taken_over: mail({
    group: 'staff',
    title: 'Randevu devralındı',
    when: 'Bir randevuyu bir meslektaş devraldığında, önceki sahibine.',
    subject: 'Randevu iptal edildi: {konu}',
    opening: 'Randevuyu bir meslektaşınız üstlendi. Ekteki dosya kaydı takviminizden kaldırır.',
    fields: { ...company, ...meeting },
  }),
  staff_digest: mail({
    group: 'staff',
    title: 'Bildirim özeti',
    when: 'Okunmamış bildirimlerini e-postayla isteyen çalışana, saatte bir ya da her sabah.',
    subject: '{sayı} okunmamış bildiriminiz var',
    opening: 'Son e-postadan bu yana gelenler:',
    fields: { ...company, sayı: '7' },
  }),
}

export type MailKind = keyof typeof mailTexts
export const mailKinds = Object.keys(mailTexts) as [MailKind, ...MailKind[]]
export type MailPart = 'subject' | 'opening'
export type MailWords = Record<MailPart, string>
/** The values of a kind's fields; the company's name is known to every mail. */
export type MailValues<Kind extends MailKind> = Record<
  Exclude<keyof (typeof mailTexts)[Kind]['fields'], 'firma'>,
  string
>

export const longestMailSubject = 120
export const longestMailOpening = 1_000

const braced = /\{([^{}]*)\}/g

/** In one pass: what a value holds is never filled in itself. */
export function fillMailText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(braced, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
}

export const mailFieldNames = (kind: MailKind): string[] => Object.keys(mailTexts[kind].fields)

/** What is wrong with the braces of a text; undefined where nothing is. */
export function mailTextFault(kind: MailKind, part: MailPart, text: string): string | undefined {
  const known = mailFieldNames(kind)
  const named = [...text.matchAll(braced)].map(([, name = '']) => name)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined)
    return `{${unknown}} bu e-postada yok. Kullanılabilenler: ${known.map((name) => `{${name}}`).join(', ')}.`
  if (/[{}]/.test(text.replace(braced, ''))) return 'Süslü ayraçlar yalnızca alan adlarını çevreler.'
  const needs: readonly string[] = mailTexts[kind].needs?.[part] ?? []
  const missing = needs.find((name) => !named.includes(name))
  return missing === undefined ? undefined : `{${missing}} metinde geçmeli.`
}
