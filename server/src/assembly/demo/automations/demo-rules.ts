/** The rules that the demo's office has written itself, and how each of them fares. */
import type { RuleForm } from '@kervan/domain/automations/rule.ts'

export type DemoRule = {
  form: RuleForm
  isActive: boolean
  /** What it cannot do, again and again: it is paused for that. */
  failsBecause?: string
}

const always: RuleForm['condition'] = { match: 'all', parts: [] }
const day = 24 * 60

export const demoRules: readonly DemoRule[] = [
  {
    isActive: true,
    form: {
      name: 'Büyük talepleri yöneticilere bildir',
      description: '10 tonu geçen deniz ve kara talepleri bekletilmeden görülsün.',
      trigger: 'request.created',
      schedule: null,
      condition: {
        match: 'all',
        parts: [
          { field: 'talep.agirlik', operator: 'at_least', values: ['10000'] },
          { field: 'talep.tasima', operator: 'is_one_of', values: ['sea', 'land'] },
        ],
      },
      delay_minutes: 0,
      unless: null,
      actions: [
        {
          type: 'notify',
          receiver: 'admins',
          person_id: null,
          title: 'Büyük talep: {{talep.numara}}',
          message: '{{musteri.firma}}, {{talep.cikis_sehir}} – {{talep.varis_sehir}}, {{talep.agirlik}}',
        },
      ],
    },
  },
  {
    isActive: true,
    form: {
      name: 'Görülen teklif için ara',
      description: 'Teklifi açıp iki gün yanıtlamayan müşteriyi sorumlusu arar.',
      trigger: 'quote.viewed',
      schedule: null,
      condition: {
        match: 'any',
        parts: [
          { field: 'teklif.tutar', operator: 'at_least', values: ['3000', 'EUR'] },
          { field: 'teklif.tutar', operator: 'at_least', values: ['3000', 'USD'] },
        ],
      },
      delay_minutes: 2 * day,
      unless: { match: 'all', parts: [{ field: 'teklif.durum', operator: 'is_not', values: ['viewed'] }] },
      actions: [
        {
          type: 'create_work',
          title: 'Arayın: {{musteri.ad}}, {{teklif.numara}}',
          description: 'Teklifi {{teklif.goruldu}} açtı, henüz yanıtlamadı.',
          priority: 'high',
          due_hours: 8,
          assign_to: 'representative',
          person_id: null,
        },
      ],
    },
  },
  {
    isActive: true,
    form: {
      name: 'Geciken gönderiyi müşterinin temsilcisine bildir',
      description: '',
      trigger: 'shipment.delayed',
      schedule: null,
      condition: always,
      delay_minutes: 0,
      unless: null,
      actions: [
        {
          type: 'notify',
          receiver: 'representative',
          person_id: null,
          title: 'Gecikiyor: {{gonderi.numara}}',
          message: '{{musteri.firma}} için beklenen varış {{gonderi.varis}}. {{gonderi.gecikme_nedeni}}',
        },
      ],
    },
  },
  {
    isActive: true,
    // The segment was there when the rule was written.
    failsBecause: '«Görüşülen» artık listede yok.',
    form: {
      name: 'Randevu verilen müşteriyi segmente al',
      description: '',
      trigger: 'customer.appointment',
      schedule: null,
      condition: always,
      delay_minutes: 0,
      unless: null,
      actions: [{ type: 'set_field', field: 'musteri.segment', value: 'Görüşülen' }],
    },
  },
  {
    isActive: false,
    form: {
      name: 'Kazanılan teklifi muhasebe programına bildir',
      description: 'Program taşınırken kapatıldı.',
      trigger: 'quote.accepted',
      schedule: null,
      condition: always,
      delay_minutes: 0,
      unless: null,
      actions: [{ type: 'webhook', url: 'https://muhasebe.kervan.example/kancalar/teklif' }],
    },
  },
  {
    isActive: true,
    form: {
      name: 'Kur oynadığında yöneticilere bildir',
      description: 'Bekleyen tekliflerin fiyatına yeniden bakılır.',
      trigger: 'rates.changed',
      schedule: null,
      condition: {
        match: 'any',
        parts: [
          { field: 'kur.eur_degisim', operator: 'at_least', values: ['0.2'] },
          { field: 'kur.usd_degisim', operator: 'at_least', values: ['0.2'] },
        ],
      },
      delay_minutes: 0,
      unless: null,
      actions: [
        {
          type: 'notify',
          receiver: 'admins',
          person_id: null,
          title: 'Kur oynadı: 1 EUR = {{kur.eur}}',
          message: 'Euro {{kur.eur_degisim}}, dolar {{kur.usd_degisim}} değişti.',
        },
      ],
    },
  },
  {
    isActive: true,
    form: {
      name: 'Ulaşılamayan müşteriyi ertesi gün ara',
      description: '',
      trigger: 'contact.noted',
      schedule: null,
      condition: {
        match: 'all',
        parts: [{ field: 'gorusme.sonuc', operator: 'is', values: ['not_reached'] }],
      },
      delay_minutes: day,
      unless: null,
      actions: [
        {
          type: 'create_work',
          title: 'Yeniden arayın: {{musteri.ad}}',
          description: 'Dün ulaşılamadı. {{gorusme.metin}}',
          priority: 'medium',
          due_hours: 8,
          assign_to: 'representative',
          person_id: null,
        },
      ],
    },
  },
]
