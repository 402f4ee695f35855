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
  'work_item.done': { subject: 'work_item', label: 'İş tamamlandı', about: 'Bir iş tamamlandığında.' },
  'conversation.message': {
    subject: 'conversation',
    label: 'Müşteri mesaj yazdı',
    about: 'Müşteri veya ziyaretçi bir mesaj yazdığında.',
  },
  'conversation.changed': {
    subject: 'conversation',
    label: 'Konuşma değişti',
    about: 'Bir konuşma açıldığında, kapandığında, birine verildiğinde veya ertelendiğinde.',
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
