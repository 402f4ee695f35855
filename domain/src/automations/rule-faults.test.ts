/** Bad rules are refused when they are saved, with a sentence that says where. */
import { expect, test } from 'vitest'
import { RuleForm } from '#automations/rule.ts'
import { circleOf, type LinkedRule, longestChain, tooLongChain } from '#automations/rule-circles.ts'
import { fillTemplate } from '#automations/templates.ts'

const notify = { type: 'notify', receiver: 'admins', title: 'Merhaba', message: '' }
const sea = { field: 'talep.tasima', operator: 'is', values: ['sea'] }
const rule = (more: object = {}) => ({ name: 'x', trigger: 'request.created', actions: [notify], ...more })
const all = (...parts: object[]) => ({ match: 'all', parts })

function faults(form: object): string[] {
  const { error } = RuleForm.safeParse(form)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a sound rule has none', () => {
  expect(faults(rule({ condition: all(sea, all(sea, all(sea))) }))).toEqual([])
  expect(
    faults(
      rule({ delay_minutes: 60, unless: all({ field: 'talep.durum', operator: 'is', values: ['quoted'] }) }),
    ),
  ).toEqual([])
})

test.each([
  [
    'a field that is missing',
    rule({ condition: all({ ...sea, field: 'teklif.tutar' }) }),
    'condition.parts.0.field: Talep için «teklif.tutar» diye bir alan yok.',
  ],
  [
    'one of Object itself',
    rule({ condition: all({ ...sea, field: 'constructor' }) }),
    'condition.parts.0.field: Talep için «constructor» diye bir alan yok.',
  ],
  [
    'an operator of another type',
    rule({ condition: all({ ...sea, operator: 'more' }) }),
    'condition.parts.0.operator: Taşıma türü için «büyüktür» kullanılamaz.',
  ],
  [
    'a value that is not in the list',
    rule({ condition: all({ ...sea, values: ['rail'] }) }),
    'condition.parts.0.values: Taşıma türü: listedeki değerlerden birini seçin.',
  ],
  [
    'a huge condition',
    rule({ condition: all(...Array(31).fill(sea)) }),
    'condition: Koşul çok büyük: 31 karşılaştırma var, en fazla 30 olabilir.',
  ],
  [
    'an unknown variable',
    rule({ actions: [{ ...notify, message: 'Sayın {{musteri.soyad}}' }] }),
    'actions.0.message: {{musteri.soyad}} diye bir alan yok. Listeden seçin, örneğin {{talep.numara}}.',
  ],
  [
    'open braces',
    rule({ actions: [{ ...notify, title: 'Sayın {{musteri.ad' }] }),
    'actions.0.title: Çift süslü ayraç yalnızca alan adlarını çevreler: {{musteri.ad}}.',
  ],
  [
    'a number that is none',
    rule({ condition: all({ field: 'talep.agirlik', operator: 'more', values: ['1.234,5'] }) }),
    'condition.parts.0.values: Ağırlık: bir sayı yazın, örneğin 1.234,5.',
  ],
  [
    'too many values',
    rule({ condition: all({ ...sea, operator: 'is_one_of', values: Array(21).fill('sea') }) }),
    'condition.parts.0.values: Taşıma türü: en fazla 20 değer seçilebilir.',
  ],
  [
    'a fourth level',
    rule({ condition: all(all(all(all(sea)))) }),
    'condition.parts.0: Burada bir karşılaştırma olmalı: alan, karşılaştırma ve değerler. Gruplar iç içe en fazla 3 düzey olabilir.',
  ],
  [
    'unless without a delay',
    rule({ unless: all(sea) }),
    'unless: Bekleme süresi yoksa «bu arada» koşulu olmaz.',
  ],
  [
    'a schedule without a time',
    rule({ trigger: 'schedule.request', condition: all(sea) }),
    'schedule: Ne zaman çalışacağını seçin.',
  ],
  [
    'nobody chosen',
    rule({ actions: [{ ...notify, receiver: 'person' }] }),
    'actions.0.person_id: Bir kişi seçin.',
  ],
  [
    'a field that no rule may set',
    rule({ actions: [{ type: 'set_field', field: 'talep.fiyat', value: '1' }] }),
    'actions.0.field: Talep için «talep.fiyat» alanı değiştirilemez.',
  ],
  [
    'no template chosen',
    rule({ actions: [{ type: 'newsletter', template_id: null }] }),
    'actions.0.template_id: Bir şablon seçin.',
  ],
  [
    'a password in an address',
    rule({ actions: [{ type: 'webhook', url: 'https://a:b@ornek.example' }] }),
    'actions.0.url: Adreste kullanıcı adı veya şifre olmamalı.',
  ],
])('%s', (_, form, fault) => {
  expect(faults(form)).toEqual([fault])
})

test('what a fact holds is never filled in itself', () => {
  const facts = { 'musteri.ad': '{{talep.numara}}', 'talep.numara': 'TLP-1', 'talep.fiyat': '1500.00 EUR' }
  expect(fillTemplate('{{ musteri.ad }} · {{talep.fiyat}} · {{talep.yuk}}', 'request', facts)).toBe(
    '{{talep.numara}} · 1.500,00\u00a0€ · ',
  )
})

const linked = (
  name: string,
  trigger: LinkedRule['trigger'],
  ...actions: LinkedRule['actions']
): LinkedRule => ({
  id: name,
  name,
  trigger,
  actions,
})

test('rules that set each other off are found before they do', () => {
  const self = linked('A', 'work_item.added', { type: 'create_work' })
  expect(circleOf(self, [])).toEqual(['A', 'A'])
  const mails = linked('A', 'customer.joined', { type: 'mail', receiver: 'customer' })
  const opens = linked('B', 'customer.contacted', { type: 'create_work' })
  expect(circleOf(mails, [opens])).toBeUndefined()
  expect(circleOf({ ...mails, trigger: 'customer.contacted' }, [])).toEqual(['A', 'A'])
  expect(tooLongChain(mails, [opens])).toBeUndefined()
})

test('five rules may follow from each other, and the sixth is one too many', () => {
  const five = [
    linked('1', 'customer.joined', { type: 'set_field', field: 'musteri.segment' }),
    linked('2', 'customer.changed', { type: 'mail', receiver: 'customer' }),
    linked('3', 'customer.contacted', { type: 'create_work' }),
    linked('4', 'work_item.added', { type: 'assign' }),
    linked('5', 'work_item.changed', { type: 'webhook' }),
  ]
  const sixth = linked('6', 'delivery.failed', { type: 'notify' })
  for (const rule of five) expect(tooLongChain(rule, five)).toBeUndefined()
  expect(longestChain).toBe(five.length)
  for (const rule of [...five, sixth])
    expect(tooLongChain(rule, [...five, sixth])).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('a long row is found at once, also where many rules wait for the same', () => {
  const layer = (trigger: LinkedRule['trigger'], action: LinkedRule['actions'][number]) =>
    Array.from({ length: 50 }, (_, at) => linked(`${trigger} ${at}`, trigger, action))
  const rules = [
    ...layer('request.created', { type: 'create_work' }),
    ...layer('work_item.added', { type: 'mail', receiver: 'customer' }),
    ...layer('customer.contacted', { type: 'assign' }),
    ...layer('customer.changed', { type: 'notify' }),
  ]
  const first = rules[0] as LinkedRule
  expect(tooLongChain(first, rules)).toBeUndefined()
})
