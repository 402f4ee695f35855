/** What a rule can wait for: each trigger with its subject and words. What of the product's events is one is in `occurrences.ts`. Without zod. */
import type { Subject } from '#automations/subjects.ts'

export type Trigger = { subject: Subject; label: string; about: string }

export const triggers = {
  'request.created': {
    subject: 'request',
    label: 'Yeni talep geldi',
    about: 'Müşteri bir talep gönderdiğinde veya ofis bir sipariş girdiğinde.',
  },
  'request.edited': {
    subject: 'request',
    label: 'Talep değişti',
    about: 'Fiyat bekleyen bir talep düzenlendiğinde.',
  },
  'request.quoted': {
    subject: 'request',
    label: 'Talebe fiyat gönderildi',
    about: 'Bir talebin fiyatı müşteriye gönderildiğinde.',
  },
  'request.approved': {
    subject: 'request',
    label: 'Fiyat onaylandı',
    about: 'Müşteri talebinin fiyatını onayladığında.',
  },
  'request.rejected': {
    subject: 'request',
    label: 'Fiyat reddedildi',
    about: 'Müşteri talebinin fiyatını reddettiğinde.',
  },
  'request.revised': {
    subject: 'request',
    label: 'Revize istendi',
    about: 'Müşteri başka bir fiyat istediğinde.',
  },
  'request.analysed': {
    subject: 'request',
    label: 'Talep analizi hazır',
    about: 'Ayrıntılı bir talebin analizi bittiğinde.',
  },
  'request.pricing': {
    subject: 'request',
    label: 'Talep fiyatlandırılıyor',
    about:
      'Talebin fiyatlandırmasında yeni bir adıma geçildiğinde veya ofis talebe not ya da aciliyet yazdığında.',
  },
  'request.from_mail': {
    subject: 'request',
    label: 'E-postadan talep oluştu',
    about: 'Gelen bir e-posta ofiste talebe çevrildiğinde.',
  },
  'quote.drafted': {
    subject: 'quote',
    label: 'Teklif taslağı açıldı',
    about: 'Bir teklif veya revizyonu hazırlanmaya başladığında; her biri için bir kez.',
  },
  'quote.under_review': {
    subject: 'quote',
    label: 'Teklif incelemeye alındı',
    about: 'Bir teklif inceleniyor durumuna geçtiğinde; her biri için bir kez.',
  },
  'quote.pricing': {
    subject: 'quote',
    label: 'Teklif fiyatlandırılıyor',
    about: 'Bir teklif fiyatlandırılıyor durumuna geçtiğinde; her biri için bir kez.',
  },
  'quote.ready': {
    subject: 'quote',
    label: 'Teklif gönderilmeye hazır',
    about: 'Bir teklif hazır durumuna geçtiğinde; her biri için bir kez.',
  },
  'quote.sent': {
    subject: 'quote',
    label: 'Teklif gönderildi',
    about: 'Bir teklif veya revizyonu gönderildiğinde; her biri için bir kez.',
  },
  'quote.viewed': {
    subject: 'quote',
    label: 'Teklif görüntülendi',
    about: 'Müşteri teklifi ilk kez açtığında.',
  },
  'quote.accepted': { subject: 'quote', label: 'Teklif kabul edildi', about: 'Bir teklif kazanıldığında.' },
  'quote.rejected': { subject: 'quote', label: 'Teklif reddedildi', about: 'Bir teklif kaybedildiğinde.' },
  'quote.revision_requested': {
    subject: 'quote',
    label: 'Teklife revize istendi',
    about: 'Müşteri teklifin değişmesini istediğinde.',
  },
  'quote.expired': {
    subject: 'quote',
    label: 'Teklifin süresi doldu',
    about: 'Bir teklif yanıtsız kaldığında.',
  },
  'quote.expiring': {
    subject: 'quote',
    label: 'Teklifin süresi doluyor',
    about: 'Yanıtsız bir teklifin süresi iki gün içinde bitecekse.',
  },
  'quote.asked': {
    subject: 'quote',
    label: 'Teklif için soru soruldu',
    about: 'Müşteri bir teklif hakkında soru sorduğunda.',
  },
  'quote.mail_failed': {
    subject: 'quote',
    label: 'Teklif e-postası ulaşmadı',
    about: 'Bir teklifin e-postası gönderilemediğinde.',
  },
  'quote.mail_sent': {
    subject: 'quote',
    label: 'Teklif e-postası gönderildi',
    about: 'Bir teklifin veya hatırlatmasının e-postası yerine ulaştığında.',
  },
  'quote.mail_scheduled': {
    subject: 'quote',
    label: 'Teklif hatırlatması planlandı',
    about: 'Bir teklif için ileri bir zamana e-posta planlandığında.',
  },
  'quote.mail_cancelled': {
    subject: 'quote',
    label: 'Teklif hatırlatması iptal edildi',
    about: 'Planlanan bir e-posta, teklif yanıtlandığı veya vazgeçildiği için gönderilmediğinde.',
  },
  'shipment.created': {
    subject: 'shipment',
    label: 'Yeni gönderi açıldı',
    about: 'Bir gönderi açıldığında.',
  },
  'shipment.status': {
    subject: 'shipment',
    label: 'Gönderinin durumu değişti',
    about: 'Gönderi başka bir duruma geçtiğinde.',
  },
  'shipment.delayed': {
    subject: 'shipment',
    label: 'Gönderi gecikti',
    about: 'Gönderi gecikmeye başladığında.',
  },
  'shipment.delay': {
    subject: 'shipment',
    label: 'Gecikme bilgisi değişti',
    about: 'Gecikmenin nedeni değiştiğinde veya gecikme ortadan kalktığında.',
  },
  'shipment.customs': {
    subject: 'shipment',
    label: 'Gümrük durumu değişti',
    about: 'Gönderi gümrüğe girdiğinde, bekletildiğinde veya gümrükten çıktığında.',
  },
  'shipment.tracked': {
    subject: 'shipment',
    label: 'Takip haberi geldi',
    about: 'Taşıyıcı, sürücü veya ofis gönderinin yolu hakkında yeni bir şey bildirdiğinde.',
  },
  'shipment.eta': {
    subject: 'shipment',
    label: 'Varış zamanı değişti',
    about: 'Beklenen varış zamanı değiştiğinde.',
  },
  'shipment.location': {
    subject: 'shipment',
    label: 'Gönderinin yeri değişti',
    about: 'Gönderinin bulunduğu yer değiştiğinde.',
  },
  'shipment.feedback': {
    subject: 'shipment',
    label: 'Gönderi puanlandı',
    about: 'Müşteri bir gönderiyi değerlendirdiğinde.',
  },
  'shipment.operator': {
    subject: 'shipment',
    label: 'Operasyon sorumlusu değişti',
    about: 'Gönderi operasyonda başka birine verildiğinde.',
  },
  'shipment.note': {
    subject: 'shipment',
    label: 'Operasyon notu yazıldı',
    about: 'Ofis gönderiye operasyon notu yazdığında.',
  },
  'shipment.labels': {
    subject: 'shipment',
    label: 'Müşteri gönderiyi adlandırdı',
    about: 'Müşteri gönderisine kendi adını veya referansını yazdığında.',
  },
  'shipment.notice': {
    subject: 'shipment',
    label: 'Gönderi için haber verildi',
    about: 'Ofis bir gönderi hakkında operasyona veya müşteriye haber gönderdiğinde.',
  },
  'document.added': {
    subject: 'document',
    label: 'Belge yüklendi',
    about: 'Müşteri, ofis veya sürücü bir belge yüklediğinde.',
  },
  'document.verified': {
    subject: 'document',
    label: 'Belge onaylandı',
    about: 'Ofis bir belgeyi onayladığında.',
  },
  'document.refused': {
    subject: 'document',
    label: 'Belge reddedildi',
    about: 'Ofis bir belgeyi geri çevirdiğinde.',
  },
  'document.edited': {
    subject: 'document',
    label: 'Belgenin bilgileri değişti',
    about: 'Bir belgenin adı, türü veya kimin gördüğü değiştiğinde.',
  },
  'document.moved': {
    subject: 'document',
    label: 'Belge taşındı',
    about: 'Belge başka bir gönderiye veya talebe bağlandığında.',
  },
  'document.deleted': {
    subject: 'document',
    label: 'Belge silindi',
    about: 'Bir belge silindiğinde; geri alınabilir.',
  },
  'document.restored': {
    subject: 'document',
    label: 'Silinen belge geri alındı',
    about: 'Silinmiş bir belge geri getirildiğinde.',
  },
  'customer.joined': {
    subject: 'customer',
    label: 'Yeni müşteri katıldı',
    about: 'Müşteri adını ve firmasını ilk kez yazdığında.',
  },
  'customer.changed': {
    subject: 'customer',
    label: 'Müşteri kaydı değişti',
    about: 'Bir müşterinin bilgileri değiştiğinde.',
  },
  'customer.assigned': {
    subject: 'customer',
    label: 'Müşterinin temsilcisi değişti',
    about: 'Müşteri başka bir temsilciye verildiğinde.',
  },
  'customer.contacted': {
    subject: 'customer',
    label: 'Müşteriyle temas kuruldu',
    about: 'Arama, ziyaret, not veya e-posta kaydedildiğinde.',
  },
  'customer.advised': {
    subject: 'customer',
    label: 'Luna müşteriye öneride bulundu',
    about: 'Müşterinin panelinde yeni bir öneri çıktığında.',
  },
  'customer.advice_answered': {
    subject: 'customer',
    label: 'Müşteri öneriyi yanıtladı',
    about: 'Müşteri Luna’nın bir önerisini uyguladığında veya kapattığında.',
  },
  'contact.noted': {
    subject: 'contact',
    label: 'Arama veya ziyaret not edildi',
    about: 'Ofis bir müşteriyle konuştuğunu veya ulaşamadığını not ettiğinde.',
  },
  'customer.appointment': {
    subject: 'customer',
    label: 'Randevu verildi',
    about: 'Bir müşteriyle randevu kararlaştırıldığında.',
  },
  'customer.appointment_moved': {
    subject: 'customer',
    label: 'Randevu değişti',
    about: 'Bir randevunun zamanı veya içeriği değiştiğinde.',
  },
  'customer.appointment_cancelled': {
    subject: 'customer',
    label: 'Randevu iptal edildi',
    about: 'Bir müşteriyle randevudan vazgeçildiğinde.',
  },
  'customer.papers_asked': {
    subject: 'customer',
    label: 'Müşteriden belge istendi',
    about: 'Ofis veya bir kural müşteriden belge istediğinde.',
  },
  'customer.mail_failed': {
    subject: 'customer',
    label: 'Müşteriye e-posta ulaşmadı',
    about: 'Talep, teklif veya gönderiyle ilgili bir e-posta müşteriye ulaşmadığında.',
  },
  'customer.consents': {
    subject: 'customer',
    label: 'Müşteri izinlerini değiştirdi',
    about: 'Müşteri bir iznini verdiğinde veya geri aldığında.',
  },
  'work_item.added': {
    subject: 'work_item',
    label: 'Yeni iş eklendi',
    about: 'İş kuyruğuna bir iş eklendiğinde.',
  },
  'work_item.due_soon': {
    subject: 'work_item',
    label: 'İşin süresi doluyor',
    about: 'Söz verilen bir işin süresi dolmak üzereyken.',
  },
  'work_item.changed': {
    subject: 'work_item',
    label: 'İş değişti',
    about:
      'Bir iş başkasına verildiğinde, notu, önceliği veya tarihi değiştiğinde ya da yeniden açıldığında.',
  },
  'work_item.done': { subject: 'work_item', label: 'İş tamamlandı', about: 'Bir iş tamamlandığında.' },
  'conversation.began': {
    subject: 'conversation',
    label: 'Konuşma başladı',
    about:
      'Müşteriyle veya ziyaretçiyle ilk mesaj yazıldığında ve kapanmış bir konuşmaya yeniden yazıldığında.',
  },
  'conversation.message': {
    subject: 'conversation',
    label: 'Müşteri mesaj yazdı',
    about: 'Müşteri veya ziyaretçi bir mesaj yazdığında.',
  },
  'conversation.answered': {
    subject: 'conversation',
    label: 'Ofis mesaj yazdı',
    about: 'Ofisten biri müşteriye veya ziyaretçiye yazdığında.',
  },
  'conversation.unread': {
    subject: 'conversation',
    label: 'Mesajımız okunmadı',
    about: 'Ofisin yazdığı mesaj bir süre okunmadan kaldığında.',
  },
  'conversation.message_changed': {
    subject: 'conversation',
    label: 'Mesaj düzeltildi veya geri alındı',
    about: 'Yazan kişi mesajını düzelttiğinde veya sildiğinde.',
  },
  'conversation.changed': {
    subject: 'conversation',
    label: 'Konuşma değişti',
    about: 'Bir konuşma kapandığında, yeniden açıldığında, birine verildiğinde veya ertelendiğinde.',
  },
  'subscriber.changed': {
    subject: 'subscriber',
    label: 'Abonelik değişti',
    about:
      'Biri bültene abone olduğunda, adresini onayladığında, ayrıldığında veya adresine ulaşılamadığında.',
  },
  'campaign.changed': {
    subject: 'campaign',
    label: 'Kampanya değişti',
    about: 'Bir kampanya veya şablon yazıldığında; kampanya başladığında, durduğunda veya bittiğinde.',
  },
  'mail.kept': {
    subject: 'mail',
    label: 'Okunacak e-posta geldi',
    about: 'Şirket adresine, bir yazışmanın yanıtı olmayan bir e-posta geldiğinde.',
  },
  'invitation.answered': {
    subject: 'invitation',
    label: 'Ziyaretçi daveti yanıtladı',
    about: 'Sitedeki bir ziyaretçi daveti kabul ettiğinde veya geri çevirdiğinde.',
  },
  'data_request.changed': {
    subject: 'data_request',
    label: 'Kişisel veri başvurusu',
    about: 'Bir başvuru geldiğinde, geri alındığında, yanıtlandığında veya reddedildiğinde.',
  },
  'tracking_message.kept': {
    subject: 'tracking_message',
    label: 'Eşleşmeyen takip iletisi geldi',
    about: 'Taşıyıcıdan gelen bir ileti hiçbir gönderiyle eşleşmediğinde veya anlaşılmadığında.',
  },
  'customer_import.done': {
    subject: 'customer_import',
    label: 'Müşteri dosyası aktarıldı',
    about: 'Müşteriler bir dosyadan topluca eklendiğinde veya aktarım geri alındığında.',
  },
  'subscriber_import.done': {
    subject: 'subscriber_import',
    label: 'Bülten dosyası aktarıldı',
    about: 'Abone veya ret dosyası işlendiğinde; İYS’den gelen retler de sayılır.',
  },
  'rates.changed': {
    subject: 'rates',
    label: 'Yeni kur geldi',
    about: 'Merkez Bankası’nın bülteni alındığında veya bir kur elle girildiğinde.',
  },
  'setting.changed': {
    subject: 'setting',
    label: 'Ayar değişti',
    about:
      'Şirket bilgileri, marjlar, yerler, piyasa verileri gibi bir ayar değiştiğinde; hangisi olduğunu koşulda seçin.',
  },
  'colleague.changed': {
    subject: 'colleague',
    label: 'Personel hesabı değişti',
    about:
      'Biri ofise davet edildiğinde, rolü veya bilgileri değiştiğinde, hesabı kapandığında veya açıldığında.',
  },
  'rule.changed': {
    subject: 'rule',
    label: 'Otomasyon kuralı değişti',
    about: 'Bir kural yazıldığında, değiştirildiğinde, açıldığında, kapatıldığında veya duraklatıldığında.',
  },
  'delivery.failed': {
    subject: 'delivery',
    label: 'Webhook ulaşmadı',
    about: 'Bir webhook son denemede de alınmadığında.',
  },
  'schedule.request': {
    subject: 'request',
    label: 'Zamanla: talepler',
    about: 'Belirlenen zamanda koşulu sağlayan her talep için.',
  },
  'schedule.quote': {
    subject: 'quote',
    label: 'Zamanla: teklifler',
    about: 'Belirlenen zamanda koşulu sağlayan her teklif için.',
  },
  'schedule.shipment': {
    subject: 'shipment',
    label: 'Zamanla: gönderiler',
    about: 'Belirlenen zamanda koşulu sağlayan her gönderi için.',
  },
  'schedule.customer': {
    subject: 'customer',
    label: 'Zamanla: müşteriler',
    about: 'Belirlenen zamanda koşulu sağlayan her müşteri için.',
  },
} as const satisfies Record<string, Trigger>

export type TriggerKey = keyof typeof triggers
export const triggerKeys = Object.keys(triggers) as [TriggerKey, ...TriggerKey[]]
export const isSchedule = (trigger: TriggerKey) => trigger.startsWith('schedule.')

export const scheduleWords = {
  hour: 'Her saat başı',
  day: 'Her gün',
  weekday: 'Hafta içi her gün',
  week: 'Haftada bir',
} as const
export type Every = keyof typeof scheduleWords

/** Monday is 1. */
export const weekdayWords = [
  'Pazartesi',
  'Salı',
  'Çarşamba',
  'Perşembe',
  'Cuma',
  'Cumartesi',
  'Pazar',
] as const
