/** The workflow centre as the office uses it: health and counters, suggestions with their reasons, giving work away, what was decided, predictions. */
import type { Suggestion, WorkflowAnalysis } from '@kervan/domain/luna/workflow.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const now = '2026-03-05T09:00:00.000Z'
const admin = {
  id: id(3),
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const suggestion: Suggestion = {
  key: `assign_urgent:${id(70)}`,
  kind: 'assign_urgent',
  severity: 'high',
  title: 'Acil işi kimse üstlenmedi: TLP-2026-000123',
  text: 'İşi Deniz Aksoy üstlensin.',
  accept_label: 'Ata',
  link: `/staff/work-queue/details/${id(70)}`,
  admin_only: false,
  why: [
    {
      label: 'Neden Deniz Aksoy',
      value: 'Deniz yolu; üstünde 4 açık iş',
      source: 'Uzmanlık alanı ve iş yükü',
      sample: null,
      as_of: null,
      link: null,
    },
  ],
}
const rule: Suggestion = {
  ...suggestion,
  key: `switch_on:${id(71)}`,
  kind: 'switch_on',
  title: 'Kapalı kural: Teklif süresini bitir',
  accept_label: 'Aç',
  admin_only: true,
}
const analysis: WorkflowAnalysis = {
  analysed_at: now,
  analysis: {
    total_items: 42,
    pending_items: 6,
    assignable_items: 5,
    urgent_items: 7,
    overdue_items: 2,
    recent_requests: 9,
  },
  luna_insights: {
    workflow_health: 'good',
    luna_score: 84,
    score_parts: [{ part: 'overdue', count: 2, of: 42, taken: 4 }],
    immediate_actions: [suggestion],
    optimizations: [],
    automation_suggestions: [rule],
  },
  decisions: [
    {
      id: id(80),
      kind: 'auto_assign_tasks',
      answer: 'accepted',
      about: 'TLP-2026-000101: Deniz, parsiyel (LCL): Şanghay – İstanbul, 12 palet makine parçası',
      count: 3,
      link: '/staff/work-queue',
      by_name: 'Selin Kaya',
      at: now,
      undone_at: null,
    },
  ],
  rule_assignments: [{ work_item_id: id(72), title: 'TLP-2026-000124', to_name: 'Ece Yaman', at: now }],
}
const state = { status: 'active', mode: 'auto', changed_by: '', changed_at: null }
const answers = (more: Answers = {}) =>
  asStaff({ 'GET /luna/workflow/state': state, 'GET /luna/workflow': analysis, ...more })
const sent = (calls: readonly Request[], path: string) =>
  Promise.all(
    calls
      .filter(({ method, url }) => method !== 'GET' && new URL(url).pathname === `/api${path}`)
      .map((call) => call.clone().text()),
  )

test.each(['desktop', 'phone'] as const)(
  'health, score, counters and suggestions, on a %s',
  async (screen) => {
    await openApp('/staff/workflow', answers(), screen)
    const health = page.getByRole('region', { name: 'İş akışının sağlığı' })
    await expect.element(health).toMatchTextContent('İyi')
    await expect.element(health).toMatchTextContent('84 / 100')
    await health.getByRole('button', { name: 'Nasıl hesaplandı?' }).click()
    await expect.element(page.getByText('2 / 42, en çok 45 puan')).toBeVisible()
    await health.getByRole('button', { name: 'Nasıl hesaplandı?' }).click()
    for (const [label, figure] of [
      ['Toplam iş', '42'],
      ['Bekleyen iş', '6'],
      ['Acil iş', '7'],
      ['Geciken iş', '2'],
      ['Yeni talep', '9'],
    ])
      await expect
        .element(page.getByRole('link', { name: new RegExp(`^${label}\\s?\\d`) }))
        .toMatchTextContent(figure ?? '')
    await page.getByRole('button', { name: 'Neden?' }).click()
    await expect.element(page.getByText('Deniz yolu; üstünde 4 açık iş')).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectReadable()
  },
)

test('a suggestion is done with its own words, kept away, and each can be undone', async () => {
  const { calls } = await openApp(
    '/staff/workflow',
    answers({
      'POST /luna/workflow/suggestions': { decision_id: id(90), count: 1 },
      [`POST /luna/workflow/decisions/${id(90)}/undo`]: { undone: 1, kept: 0 },
    }),
  )
  await page.getByRole('button', { name: 'Ata', exact: true }).click()
  await expect.element(page.getByText('Acil iş atandı')).toBeVisible()
  await page.getByRole('button', { name: /^Önerme/ }).click()
  await expect.element(page.getByText('7 gün yeniden önerilmez.')).toBeVisible()
  const { key } = suggestion
  expect(await sent(calls, '/luna/workflow/suggestions')).toEqual([
    JSON.stringify({ key, answer: 'accepted' }),
    JSON.stringify({ key, answer: 'dismissed' }),
  ])
  const notice = page.getByRole('listitem').filter({ hasText: '7 gün yeniden önerilmez.' })
  await notice.getByRole('button', { name: 'Geri al' }).click()
  await expect.element(page.getByText('Geri alındı', { exact: true })).toBeVisible()
})

test('rules are switched by admins only, which staff are told', async () => {
  await openApp('/staff/workflow?tab=automation_suggestions', answers())
  await expect.element(page.getByRole('button', { name: 'Aç', exact: true })).toBeDisabled()
  await expect.element(page.getByRole('switch', { name: /Otomatik mod/ })).toBeDisabled()
})

test('an admin chooses the mode', async () => {
  const { calls } = await openApp(
    '/staff/workflow',
    answers({ 'GET /session': { person: admin }, 'PUT /luna/workflow/mode': { ...state, mode: 'manual' } }),
  )
  await page.getByRole('switch', { name: 'Otomatik mod' }).click()
  await expect.element(page.getByText('Elle moda geçildi')).toBeVisible()
  expect(await sent(calls, '/luna/workflow/mode')).toEqual(['{"mode":"manual"}'])
})

test('free work is given away, and the notice says how much and to whom', async () => {
  await openApp(
    '/staff/workflow',
    answers({
      'POST /luna/workflow/assignments': {
        decision_id: id(91),
        assignments: [1, 2, 3].map((end) => ({
          work_item_id: id(end),
          title: `İş ${end}`,
          to_id: id(end % 2),
          to_name: end === 2 ? 'Ece Yaman' : 'Deniz Aksoy',
        })),
        left: 0,
      },
    }),
  )
  await page.getByRole('button', { name: 'Görevleri ata' }).click()
  await expect.element(page.getByText('Deniz Aksoy 2, Ece Yaman 1')).toBeVisible()
})

test('what fails is said in the words of the office, and the rest of the page stays', async () => {
  const refused = () => problem(500, 'INTERNAL', 'Beklenmeyen bir hata oluştu.')
  await openApp(
    '/staff/workflow',
    answers({ 'POST /luna/workflow/assignments': refused, 'POST /luna/workflow/recommendation': refused }),
  )
  await page.getByRole('button', { name: 'Görevleri ata' }).click()
  await expect.element(page.getByText('Görevler atanamadı')).toBeVisible()
  await page.getByRole('button', { name: 'İş akışını optimize et' }).click()
  await expect.element(page.getByText('İş akışı optimize edilemedi')).toBeVisible()
  await expect.element(page.getByText('Hata', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: suggestion.title })).toBeVisible()
})

test('an analysis that does not come says so, and is asked for anew', async () => {
  let isBroken = true
  await openApp(
    '/staff/workflow',
    answers({
      'GET /luna/workflow': () =>
        isBroken ? problem(500, 'INTERNAL', 'Beklenmeyen bir hata oluştu.') : analysis,
    }),
  )
  await expect.element(page.getByText('İş akışı analizi yapılamadı')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(page.getByRole('link', { name: suggestion.title })).toBeVisible()
})

test('paused, nothing is analysed before somebody asks', async () => {
  const { calls } = await openApp(
    '/staff/workflow',
    answers({ 'GET /luna/workflow/state': { ...state, status: 'paused', changed_by: 'Selin Kaya' } }),
  )
  await expect.element(page.getByText('Luna duraklatıldı (Selin Kaya)')).toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('/api/luna/workflow'))).toBe(false)
  await page.getByRole('button', { name: 'Yine de analiz et' }).click()
  await expect.element(page.getByRole('link', { name: suggestion.title })).toBeVisible()
})

test('each prediction stands beside how it did when it was tried', async () => {
  const prediction = {
    kind: 'quotes_won',
    shown: true,
    sentence: 'Denendi: 120 sonuçlanmış teklif üzerinde hata 0,200.',
    ...{ learned: 300, tried: 120, score: 0.2, naive: 0.24, computed_at: now, is_computing: false },
    items: [
      {
        key: id(95),
        label: 'KRV-2026-000123 · Mersin – Hamburg',
        link: `/staff/quotes/${id(95)}`,
        likelihood: 0.72,
        expected: null,
        why: 'müşteri açtı (artırıyor)',
      },
    ],
  }
  const hidden = {
    ...prediction,
    kind: 'shipments_late',
    shown: false,
    sentence: 'Denendi ve ortalamayı söylemekten belirgin biçimde iyi çıkmadı.',
    items: [],
  }
  await openApp(
    '/staff/workflow?tab=predictions',
    answers({
      'GET /luna/predictions': {
        predictions: [prediction, hidden].map((each) => ({ ...each, is_computing: true })),
      },
    }),
    'phone',
  )
  await expect.element(page.getByText('Hesaplanıyor: 0 / 2')).toBeVisible()
  const won = page.getByRole('region', { name: 'Kazanılacak teklifler' })
  await expect.element(won.getByText('%72')).toBeVisible()
  await expect.element(won.getByText(prediction.sentence)).toBeVisible()
  const late = page.getByRole('region', { name: 'Gecikecek gönderiler' })
  await expect.element(late.getByText(hidden.sentence)).toBeVisible()
  expect(late.getByRole('listitem').elements()).toHaveLength(0)
  await expectAccessible()
  expectNoSidewaysScroll()
})
