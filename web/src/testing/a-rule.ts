/** A rule and a run as the server tells them. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import type { RunDetail } from '@kervan/domain/automations/run.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const now = '2026-03-05T09:00:00.000Z'

export const aRule: Rule = {
  id: id(701),
  name: 'Büyük talepleri haber ver',
  description: '',
  is_active: true,
  execution_count: 12,
  last_executed: now,
  created_at: now,
  updated_at: now,
  created_by_name: 'Selin Kaya',
  version: 3,
  state: 'active',
  paused_at: null,
  pause_reason: '',
  failures_in_row: 0,
  builtin: null,
  parameters: null,
  trigger: 'request.created',
  schedule: null,
  condition: { match: 'all', parts: [{ field: 'talep.agirlik', operator: 'more', values: ['1000'] }] },
  delay_minutes: 0,
  unless: null,
  actions: [
    {
      type: 'notify',
      receiver: 'admins',
      person_id: null,
      title: 'Büyük talep: {{talep.numara}}',
      message: '',
    },
  ],
}

/** One of the built-in jobs. */
export const aDeliveredRule: Rule = {
  ...aRule,
  id: id(702),
  name: 'Yanıtsız teklifi hatırlat',
  is_active: false,
  state: 'off',
  execution_count: 0,
  last_executed: null,
  created_by_name: '',
  builtin: 'remind_of_quote',
  parameters: { days: 3 },
  trigger: null,
  condition: { match: 'all', parts: [] },
  actions: [],
}

export const aRun: RunDetail = {
  id: id(711),
  rule_id: aRule.id,
  rule_name: aRule.name,
  status: 'done',
  trigger: 'request.created',
  subject: 'request',
  subject_id: id(10),
  subject_label: 'TLP-2026-000123',
  occurred_at: now,
  due_at: now,
  finished_at: now,
  attempts: 1,
  error: '',
  again_of: null,
  run_again: false,
  event: {},
  facts: { 'talep.numara': 'TLP-2026-000123', 'talep.agirlik': '1850' },
  seen: [{ field: 'talep.agirlik', operator: 'more', values: ['1000'], seen: '1850', met: true }],
  unless_seen: [],
  output: [
    { type: 'notify', text: 'Bildirim gönderildi: Büyük talep: TLP-2026-000123', to: 'Selin Kaya', link: '' },
  ],
  chain: [],
  requested_by_name: '',
}

export const noFigures = {
  execution_count: 12,
  swept_count: 0,
  last_30_days: {
    waiting: 0,
    delayed: 0,
    done: 12,
    not_met: 30,
    unless_met: 0,
    failed: 1,
    stopped: 0,
    dropped: 0,
  },
  median_seconds: 2.4,
  days: [{ day: '2026-03-05', done: 12, failed: 1, other: 30 }],
}
