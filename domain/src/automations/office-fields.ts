/** What a rule may ask of the office's own matters: settings, rates, colleagues, files, mail that came in, and the automations themselves. Without zod. */
import { invitationStateWords } from '#analytics/invitations.copy.ts'
import { deliveryStatusWords } from '#automations/deliveries.ts'
import { choice, type Fields, moment, number, person, text, yesNo } from '#automations/field.ts'
import { keptReasons } from '#chat/inbound-mail.ts'
import { settingAreaWords } from '#company/setting-areas.ts'
import {
  dataRequestChannelWords,
  dataRequestKindWords,
  dataRequestStatusWords,
} from '#consents/data-requests.copy.ts'
import { importKindWords } from '#newsletter/subscribers.copy.ts'
import { rateSourceNames } from '#rates/rate-source.ts'
import { trackingSources } from '#tracking/tracking-event.ts'

export const settingFields: Fields = {
  'ayar.konu': choice('Değişen ayar', settingAreaWords),
  'ayar.degistiren': person('Ayarı değiştiren'),
  'ayar.degistiren_adi': text('Ayarı değiştirenin adı'),
  'ayar.zaman': moment('Ayarın değiştiği zaman'),
}

export const ratesFields: Fields = {
  'kur.kaynak': choice('Kurun kaynağı', rateSourceNames),
  'kur.gun': moment('Kurun günü'),
  'kur.eur': number('Euro', 'TL'),
  'kur.usd': number('ABD doları', 'TL'),
  'kur.gbp': number('Sterlin', 'TL'),
  'kur.eur_degisim': number('Euronun bir öncekine göre değişimi (artı veya eksi)', '%'),
  'kur.usd_degisim': number('Doların bir öncekine göre değişimi (artı veya eksi)', '%'),
  'kur.giren': text('Kuru elle giren'),
}

export const colleagueFields: Fields = {
  'personel.ad': text('Personelin adı'),
  'personel.eposta': text('Personelin e-postası'),
  'personel.rol': choice('Personelin rolü', { staff: 'Personel', admin: 'Yönetici' }),
  'personel.kapali': yesNo('Hesabı kapalı'),
  'personel.girdi': yesNo('Daha önce giriş yaptı'),
  'personel.kayit': moment('Davet edildiği zaman'),
}

export const mailFields: Fields = {
  'posta.gonderen': text('Gönderenin adresi'),
  'posta.gonderen_adi': text('Gönderenin adı'),
  'posta.konu': text('E-postanın konusu'),
  'posta.neden': choice('Neden okunması gerek', keptReasons),
  'posta.ek': number('Ek sayısı'),
  'posta.geldi': moment('Geldiği zaman'),
}

/** Not who applied: runs are read by all of staff, such requests by admins only. */
export const dataRequestFields: Fields = {
  'basvuru.tur': choice('Başvuru türü', dataRequestKindWords),
  'basvuru.durum': choice('Başvuru durumu', dataRequestStatusWords),
  'basvuru.kanal': choice('Başvurunun geldiği yol', dataRequestChannelWords),
  'basvuru.geldi': moment('Başvurunun geldiği zaman'),
  'basvuru.son_tarih': moment('Yanıt için son tarih'),
}

const importFields: Fields = {
  'dosya.ad': text('Dosya adı'),
  'dosya.satir': number('Satır sayısı'),
  'dosya.getiren': person('Dosyayı getiren'),
  'dosya.zaman': moment('Dosyanın geldiği zaman'),
}
export const customerImportFields: Fields = {
  ...importFields,
  'dosya.geri_alindi': yesNo('Aktarım geri alındı'),
}
export const subscriberImportFields: Fields = {
  ...importFields,
  'dosya.tur': choice('Ne aktarıldı', importKindWords),
}

export const ruleFields: Fields = {
  'kural.ad': text('Kuralın adı'),
  'kural.acik': yesNo('Kural açık'),
  'kural.duraklatildi': yesNo('Kural duraklatıldı'),
  'kural.neden': text('Duraklatılma nedeni'),
  'kural.calisma': number('Kaç kez çalıştı'),
  'kural.son_calisma': moment('Son çalıştığı zaman'),
}

export const deliveryFields: Fields = {
  'webhook.adres': text('Webhook adresi'),
  'webhook.kural': text('Webhook’u çağıran kural'),
  'webhook.durum': choice('Webhook durumu', deliveryStatusWords),
  'webhook.deneme': number('Deneme sayısı'),
  'webhook.yanit': number('Alıcının yanıt kodu'),
  'webhook.neden': text('Ulaşmama nedeni'),
  'webhook.zaman': moment('Çağrıldığı zaman'),
}

/** Nothing of the visit itself: that goes with the visitor's consent, and a run stays. */
export const invitationFields: Fields = {
  'davet.sonuc': choice('Davetin sonucu', invitationStateWords),
  'davet.bicim': choice('Davetin biçimi', { invite: 'Luna ile davet', chat: 'Temsilcinin yazması' }),
  'davet.eden': person('Davet eden'),
  'davet.zaman': moment('Davet edildiği zaman'),
}

export const trackingMessageFields: Fields = {
  'iletim.kaynak': choice('İletinin kaynağı', trackingSources),
  'iletim.neden': text('Neden eşleşmedi'),
  'iletim.geldi': moment('İletinin geldiği zaman'),
}
