/** What is read of the office's own matters that rules are about: mail that came in, rates, settings, colleagues, and the automations themselves. */
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { type SettingArea, settingAreas } from '@kervan/domain/company/setting-areas.ts'
import type { Reading } from '#features/automations/engine/reading.ts'
import { isoText } from '#spine/database/columns.ts'

/** By whose names the audit knows what of an area is changed. */
export const settingTables: Readonly<Record<SettingArea, readonly string[]>> = {
  company: ['company'],
  calendar: ['company_holidays'],
  mail_texts: ['mail_texts'],
  pricing: ['pricing_settings', 'charges', 'tax_codes'],
  places: ['place_corrections', 'lane_corrections'],
  customer_groups: ['customer_groups'],
  canned_answers: ['canned_answers'],
  newsletter: ['newsletter_settings'],
  market: ['market_figures', 'market_notes'],
  workflow: ['workflow_state'],
  freight_indices: ['freight_indices'],
  luna_model: ['luna_settings'],
  api_keys: ['api_keys'],
}

/** One row per area, with who has changed it last, so far as that was a person. */
const settings = `(select area.*, last.actor_id, last.at, (select u.name from users u where u.id = last.actor_id) as actor_name
  from (values ${Object.entries(settingAreas)
    .map(([area, { id, label }]) => {
      const tables = settingTables[area as SettingArea].map((table) => `'${table}'`).join(', ')
      return `('${id}'::uuid, '${area}', '${label}', array[${tables}])`
    })
    .join(', ')}) as area (id, area, label, tables)
  left join lateral (select newest.* from unnest(area.tables) as t (name),
      lateral (select a.id, a.actor_id, a.at from audit_entries a where a.subject_table = t.name order by a.id desc limit 1) as newest
    order by newest.id desc limit 1) as last on true)`

const importFacts = {
  'dosya.ad': 's.file_name',
  'dosya.satir': 's.row_count::text',
  'dosya.getiren': 's.created_by',
  'dosya.zaman': isoText('s.created_at'),
}

const rateOf = (currency: string) =>
  `(select r.buying from rates r where r.bulletin_id = s.id and r.currency = '${currency}')`
/** Against the rate before, whichever way it went; another source counts its own. */
const movedBy = (
  currency: string,
) => `(select round(abs(r.buying - before.buying) / before.buying * 100, 3)::text
  from rates r, lateral (select old.buying from rates old join rate_bulletins b on b.id = old.bulletin_id
      where old.currency = r.currency and b.stored_at < s.stored_at order by b.stored_at desc, b.id desc limit 1) as before
  where r.bulletin_id = s.id and r.currency = '${currency}')`

const nobody = { holder: 'null::uuid', customer: 'null::uuid' }

export const officeReadings = {
  contact: {
    table: 'customer_contacts',
    label: `coalesce(nullif(p.listed_as, ''), 'Görüşme')`,
    holder: 's.created_by',
    customer: 's.customer_id',
    facts: {
      'gorusme.tur': 's.kind',
      'gorusme.sonuc': 's.outcome',
      'gorusme.metin': 's.text',
      'gorusme.takip': isoText(`s.follow_up_on::timestamp at time zone 'Europe/Istanbul'`),
      'gorusme.yapan': 's.created_by',
    },
  },
  mail: {
    table: 'inbound_mails',
    label: `coalesce(nullif(s.subject, ''), s.sender)`,
    holder: 'null::uuid',
    customer: 's.customer_id',
    facts: {
      'posta.gonderen': 's.sender',
      'posta.gonderen_adi': 's.sender_name',
      'posta.konu': 's.subject',
      'posta.neden': 's.outcome',
      'posta.ek': 'jsonb_array_length(s.attachments)::text',
      'posta.geldi': isoText('s.received_at'),
    },
  },
  invitation: {
    table: '(select i.*, i.session_id as visit_id from visit_invitations i)',
    id: 's.visit_id',
    label: `'Davet ' || to_char(s.created_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`,
    ...nobody,
    holder: 's.staff_id',
    facts: {
      'davet.sonuc': 's.state',
      'davet.bicim': 's.kind',
      'davet.eden': 's.staff_id',
      'davet.zaman': isoText('s.created_at'),
    },
  },
  data_request: {
    table: 'data_requests',
    label: `'Başvuru ' || to_char(s.created_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY')`,
    ...nobody,
    facts: {
      'basvuru.tur': 's.kind',
      'basvuru.durum': 's.status',
      'basvuru.kanal': 's.channel',
      'basvuru.geldi': isoText('s.created_at'),
      'basvuru.son_tarih': isoText('s.due_at'),
    },
  },
  tracking_message: {
    table: 'tracking_messages',
    label: `'İleti ' || to_char(s.heard_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`,
    ...nobody,
    facts: {
      'iletim.kaynak': 's.source',
      'iletim.neden': 's.why',
      'iletim.geldi': isoText('s.heard_at'),
    },
  },
  customer_import: {
    table: 'customer_imports',
    label: 's.file_name',
    ...nobody,
    holder: 's.created_by',
    facts: { ...importFacts, 'dosya.geri_alindi': '(s.undo_at is not null)::text' },
  },
  subscriber_import: {
    table: 'newsletter_imports',
    label: 's.file_name',
    ...nobody,
    holder: 's.created_by',
    facts: { ...importFacts, 'dosya.tur': 's.kind' },
  },
  rates: {
    table: 'rate_bulletins',
    label: `to_char(s.date, 'DD.MM.YYYY') || ' kuru'`,
    ...nobody,
    facts: {
      'kur.kaynak': 's.source',
      'kur.gun': isoText(`s.date::timestamp at time zone 'Europe/Istanbul'`),
      'kur.eur': `${rateOf('EUR')}::text`,
      'kur.usd': `${rateOf('USD')}::text`,
      'kur.gbp': `${rateOf('GBP')}::text`,
      'kur.eur_degisim': movedBy('EUR'),
      'kur.usd_degisim': movedBy('USD'),
      'kur.giren': 's.entered_by',
    },
  },
  setting: {
    table: settings,
    label: 's.label',
    ...nobody,
    holder: 's.actor_id',
    facts: {
      'ayar.konu': 's.area',
      'ayar.degistiren': 's.actor_id',
      'ayar.degistiren_adi': 's.actor_name',
      'ayar.zaman': isoText('s.at'),
    },
  },
  colleague: {
    table: `(select * from users where role in ('staff', 'admin'))`,
    label: `coalesce(nullif(s.name, ''), s.email)`,
    ...nobody,
    facts: {
      'personel.ad': 's.name',
      'personel.eposta': 's.email',
      'personel.rol': 's.role',
      'personel.kapali': '(s.disabled_at is not null)::text',
      'personel.girdi': 's.email_verified::text',
      'personel.kayit': isoText('s.created_at'),
    },
  },
  rule: {
    table: 'automation_rules',
    label: 's.name',
    ...nobody,
    holder: 's.created_by',
    facts: {
      'kural.ad': 's.name',
      'kural.acik': 's.is_active::text',
      'kural.duraklatildi': '(s.paused_at is not null)::text',
      'kural.neden': 's.pause_reason',
      'kural.calisma':
        'coalesce((select c.execution_count from automation_counts c where c.rule_id = s.id), 0)::text',
      'kural.son_calisma': isoText(
        '(select c.last_executed from automation_counts c where c.rule_id = s.id)',
      ),
    },
  },
  delivery: {
    table: 'automation_deliveries',
    label: 's.url',
    ...nobody,
    holder: '(select r.created_by from automation_rules r where r.id = s.rule_id)',
    facts: {
      'webhook.adres': 's.url',
      'webhook.kural': '(select r.name from automation_rules r where r.id = s.rule_id)',
      'webhook.durum': 's.status',
      'webhook.deneme': 's.attempts::text',
      'webhook.yanit': 's.answer_status::text',
      'webhook.neden': 's.error',
      'webhook.zaman': isoText('s.created_at'),
    },
  },
} satisfies Partial<Record<Subject, Reading>>
