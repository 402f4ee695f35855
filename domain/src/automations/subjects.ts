/**
 * What a rule is about, and what it may ask of it: the fields of each subject, with their types and Turkish labels. A field has one
 * name, in conditions and as `{{talep.numara}}` in templates. Leads are customers whose status is *lead*. Without zod.
 */
import {
  choice,
  type Field,
  type Fields,
  moment,
  money,
  number,
  person,
  text,
  yesNo,
} from '#automations/field.ts'
import {
  colleagueFields,
  customerImportFields,
  dataRequestFields,
  deliveryFields,
  invitationFields,
  mailFields,
  ratesFields,
  ruleFields,
  settingFields,
  subscriberImportFields,
  trackingMessageFields,
} from '#automations/office-fields.ts'
import { inboxKindWords } from '#chat/office-chat.ts'
import { contactOutcomeWords } from '#customers/customer-contacts.ts'
import { type CustomerStatus, customerStatusWords, leadSourceWords } from '#customers/customers.policy.ts'
import { documentTypeWords, reviewWords, uploaderWords, visibilityWords } from '#documents/document-kinds.ts'
import { campaignStatusWords, campaignTypeWords } from '#newsletter/campaign-words.ts'
import { subscriberStatusWords, subscriptionSourceWords } from '#newsletter/subscriber-words.ts'
import { staffQuoteStatusWords } from '#quotes/quote-options.ts'
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import {
  cargoTypeWords,
  shipmentTypeWords,
  staffRequestStatusWords,
  transportModeWords,
  urgencyLevelWords,
} from '#requests/request-options.ts'
import { customsStatusWords, shipmentStatusWords } from '#shipments/shipments.policy.ts'
import { priorityWords, workKindWords, workStatusWords } from '#workqueue/work.copy.ts'

export const subjectWords = {
  request: 'Talep',
  quote: 'Teklif',
  shipment: 'Gönderi',
  customer: 'Müşteri',
  document: 'Belge',
  work_item: 'İş',
  conversation: 'Konuşma',
  subscriber: 'Bülten abonesi',
  campaign: 'Bülten kampanyası',
  contact: 'Görüşme',
  mail: 'Gelen e-posta',
  invitation: 'Ziyaretçi daveti',
  data_request: 'Kişisel veri başvurusu',
  tracking_message: 'Takip iletisi',
  customer_import: 'Müşteri dosyası',
  subscriber_import: 'Bülten dosyası',
  rates: 'Kur',
  setting: 'Ayar',
  colleague: 'Personel',
  rule: 'Otomasyon kuralı',
  delivery: 'Webhook',
} as const
export type Subject = keyof typeof subjectWords
export const subjects = Object.keys(subjectWords) as [Subject, ...Subject[]]

const sideWords = { customer: 'Müşteri', staff: 'Ofis' }
const statusWords: Record<CustomerStatus, string> = customerStatusWords

const customer: Fields = {
  'musteri.ad': text('Müşterinin adı'),
  'musteri.firma': text('Müşterinin firması'),
  'musteri.eposta': text('Müşterinin e-postası'),
  'musteri.telefon': text('Müşterinin telefonu'),
  'musteri.sehir': text('Müşterinin şehri'),
  'musteri.ulke': text('Müşterinin ülkesi'),
  'musteri.durum': choice('Müşteri durumu', statusWords),
  'musteri.kaynak': choice('Müşterinin kaynağı', leadSourceWords),
  'musteri.sektor': text('Müşterinin sektörü'),
  'musteri.segment': text('Müşterinin segmenti'),
  'musteri.ciro': money('Müşterinin cirosu'),
  'musteri.hesabi_var': yesNo('Müşterinin hesabı var'),
  'musteri.temsilci': person('Müşteri temsilcisi'),
  'musteri.temsilci_adi': text('Müşteri temsilcisinin adı'),
  'musteri.son_temas': moment('Müşteriyle son temas'),
  'musteri.son_talep': moment('Müşterinin son talebi'),
  'musteri.bulten': yesNo('Müşteri bülten alıyor'),
  'musteri.kayit': moment('Müşterinin kaydı'),
}

export const subjectFields: Readonly<Record<Subject, Fields>> = {
  customer,
  request: {
    'talep.numara': text('Talep numarası'),
    'talep.baslik': text('Talebin başlığı'),
    'talep.durum': choice('Talep durumu', staffRequestStatusWords),
    'talep.tasima': choice('Taşıma türü', shipmentTypeWords),
    'talep.cikis_ulke': text('Çıkış ülkesi'),
    'talep.cikis_sehir': text('Çıkış şehri'),
    'talep.varis_ulke': text('Varış ülkesi'),
    'talep.varis_sehir': text('Varış şehri'),
    'talep.agirlik': number('Ağırlık', 'kg'),
    'talep.hacim': number('Hacim', 'm³'),
    'talep.yuk': choice('Yük türü', cargoTypeWords),
    'talep.aciliyet': choice('Aciliyet', urgencyLevelWords),
    'talep.fiyat': money('Verilen fiyat'),
    'talep.soz': moment('Söz verilen fiyat zamanı'),
    'talep.olusturma': moment('Talebin geldiği zaman'),
    'talep.fiyatlandi': moment('İlk fiyatın gönderildiği zaman'),
    'talep.ustlenen': person('Talebi üstlenen'),
    ...customer,
  },
  quote: {
    'teklif.numara': text('Teklif numarası'),
    'teklif.baslik': text('Teklifin başlığı'),
    'teklif.revizyon': number('Revizyon'),
    'teklif.durum': choice('Teklif durumu', staffQuoteStatusWords),
    'teklif.tasima': choice('Taşıma biçimi', transportModeWords),
    'teklif.cikis': text('Çıkış yeri'),
    'teklif.varis': text('Varış yeri'),
    'teklif.tutar': money('Teklif tutarı'),
    'teklif.gecerlilik': moment('Geçerlilik sonu'),
    'teklif.gonderildi': moment('Gönderildiği zaman'),
    'teklif.goruldu': moment('Görüldüğü zaman'),
    'teklif.yanitlandi': moment('Yanıtlandığı zaman'),
    'teklif.red_nedeni': choice('Ret nedeni', rejectionReasonWords),
    'teklif.sorumlu': person('Teklifin sorumlusu'),
    ...customer,
  },
  shipment: {
    'gonderi.numara': text('Gönderi numarası'),
    'gonderi.baslik': text('Gönderinin başlığı'),
    'gonderi.durum': choice('Gönderi durumu', shipmentStatusWords),
    'gonderi.tasima': choice('Taşıma türü', shipmentTypeWords),
    'gonderi.gecikiyor': yesNo('Gecikiyor'),
    'gonderi.gecikme_nedeni': text('Gecikme nedeni'),
    'gonderi.gumruk': choice('Gümrük durumu', customsStatusWords),
    'gonderi.konum': text('Bulunduğu yer'),
    'gonderi.cikis_ulke': text('Çıkış ülkesi'),
    'gonderi.cikis_sehir': text('Çıkış şehri'),
    'gonderi.varis_ulke': text('Varış ülkesi'),
    'gonderi.varis_sehir': text('Varış şehri'),
    'gonderi.tutar': money('Gönderi tutarı'),
    'gonderi.varis': moment('Beklenen varış'),
    'gonderi.soz': moment('Söz verilen varış'),
    'gonderi.teslim': moment('Teslim zamanı'),
    'gonderi.olusturma': moment('Gönderinin açıldığı zaman'),
    'gonderi.operasyon': person('Operasyon sorumlusu'),
    ...customer,
  },
  document: {
    'belge.numara': text('Belge numarası'),
    'belge.dosya': text('Dosya adı'),
    'belge.tur': choice('Belge türü', documentTypeWords),
    'belge.inceleme': choice('İnceleme durumu', reviewWords),
    'belge.yukleyen': choice('Yükleyen', uploaderWords),
    'belge.gorunurluk': choice('Kim görür', visibilityWords),
    'belge.gonderi_no': text('Gönderi numarası'),
    'belge.talep_no': text('Talep numarası'),
    'belge.yuklendi': moment('Yüklendiği zaman'),
    ...customer,
  },
  work_item: {
    'is.baslik': text('İşin başlığı'),
    'is.tur': choice('İşin türü', workKindWords),
    'is.oncelik': choice('Öncelik', priorityWords),
    'is.durum': choice('İşin durumu', workStatusWords),
    'is.son_tarih': moment('Son tarih'),
    'is.olusturma': moment('Eklendiği zaman'),
    'is.ustlenen': person('İşi üstlenen'),
    ...customer,
  },
  conversation: {
    'konusma.durum': choice('Konuşma durumu', { active: 'Açık', closed: 'Kapalı' }),
    'konusma.kisi': choice('Kiminle konuşuluyor', inboxKindWords),
    'konusma.baslatan': choice('Konuşmayı başlatan', sideWords),
    'konusma.basladi': moment('Konuşmanın başladığı zaman'),
    'konusma.ilk': yesNo('İlk konuşma'),
    'konusma.son_yazan': choice('Son yazan', sideWords),
    'konusma.bekliyor': moment('Yanıt beklemeye başladığı zaman'),
    'konusma.son_mesaj': moment('Son mesaj'),
    'konusma.ustlenen': person('Konuşmayı üstlenen'),
    ...customer,
  },
  subscriber: {
    'abone.eposta': text('Abonenin e-postası'),
    'abone.ad': text('Abonenin adı'),
    'abone.durum': choice('Abonelik durumu', subscriberStatusWords),
    'abone.kaynak': choice('Abonelik kaynağı', subscriptionSourceWords),
    'abone.kayit': moment('Abone olduğu zaman'),
    'abone.onay': moment('Adresini onayladığı zaman'),
    'abone.ayrilma': moment('Ayrıldığı zaman'),
    ...customer,
  },
  campaign: {
    'kampanya.baslik': text('Kampanyanın adı'),
    'kampanya.konu': text('E-posta konusu'),
    'kampanya.tur': choice('Kampanya türü', campaignTypeWords),
    'kampanya.durum': choice('Kampanya durumu', campaignStatusWords),
    'kampanya.sablon': yesNo('Şablon'),
    'kampanya.alici': number('Alıcı sayısı'),
    'kampanya.gonderilen': number('Gönderilen e-posta'),
    'kampanya.sorun': text('Gönderimi durduran sorun'),
    'kampanya.baslama': moment('Başladığı zaman'),
    'kampanya.bitis': moment('Bittiği zaman'),
    'kampanya.hazirlayan': person('Hazırlayan'),
  },
  contact: {
    'gorusme.tur': choice('Görüşme biçimi', { call: 'Arama', visit: 'Ziyaret' }),
    'gorusme.sonuc': choice('Görüşmenin sonucu', contactOutcomeWords),
    'gorusme.metin': text('Görüşmede konuşulan'),
    'gorusme.takip': moment('Yeniden aranacağı gün'),
    'gorusme.yapan': person('Görüşen'),
    ...customer,
  },
  mail: { ...mailFields, ...customer },
  invitation: invitationFields,
  data_request: dataRequestFields,
  tracking_message: trackingMessageFields,
  customer_import: customerImportFields,
  subscriber_import: subscriberImportFields,
  rates: ratesFields,
  setting: settingFields,
  colleague: colleagueFields,
  rule: ruleFields,
  delivery: deliveryFields,
}

/** Known to every template, besides the subject's own fields. */
export const houseFields: Fields = {
  'ofis.ad': text('Şirketimizin adı'),
  'ofis.bugun': moment('Bugünün tarihi'),
}

/** Whether there is somebody outside the office whom it concerns, so that they can be written to. */
export const concernsCustomer = (subject: Subject): boolean => 'musteri.eposta' in subjectFields[subject]

export const fieldOf = (subject: Subject, name: string): Field | undefined =>
  Object.hasOwn(subjectFields[subject], name) ? subjectFields[subject][name] : undefined
