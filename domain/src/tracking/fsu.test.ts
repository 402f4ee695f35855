import { expect, test } from 'vitest'
import { readFsu } from '#tracking/fsu.ts'

const heard = '2026-03-03T12:00:00.000Z'
const message = (...lines: string[]) => ['FSU/14', '235-12345675ISTFRA/T10K200.0', ...lines].join('\n')
const read = (line: string) => readFsu(message(line), heard).events[0]?.event

test('each status line is an event of its waybill', () => {
  const { events, unclear } = readFsu(
    message(
      'BKD/TK1587/02MAR/ISTFRA/T10K200.0',
      'RCS/01MAR1420/IST/T10K200.0/EKSPRES',
      'DEP/TK1587/02MAR/ISTFRA/T10K200.0/A0930',
      'ARR/TK1587/02MAR/ISTFRA/T10K200.0/A1145',
      'NFD/02MAR1300/FRA/T10K200.0/ALICI',
      'CCD/02MAR1500/FRA/T10K200.0',
      'DLV/02MAR1640/FRA/T10K200.0/ALICI',
    ),
    heard,
  )
  expect(unclear).toEqual([])
  expect(events.map(({ event }) => [event.kind, event.place_code, event.happened_at])).toEqual([
    ['booked', 'TRIST', '2026-03-01T21:00:00.000Z'],
    ['accepted', 'TRIST', '2026-03-01T11:20:00.000Z'],
    ['departed', 'TRIST', '2026-03-02T06:30:00.000Z'],
    ['arrived', 'DEFRA', '2026-03-02T10:45:00.000Z'],
    ['consignee_notified', 'DEFRA', '2026-03-02T12:00:00.000Z'],
    ['customs_cleared', 'DEFRA', '2026-03-02T14:00:00.000Z'],
    ['delivered', 'DEFRA', '2026-03-02T15:40:00.000Z'],
  ])
  expect(events[2]).toMatchObject({ vessel: 'TK1587', references: { air_waybills: ['235-12345675'] } })
})

test('times are those of the airport, in summer and winter; of an airport that we do not know they are taken as UTC', () => {
  expect(read('DEP/TK1587/02MAR/ISTFRA/T10K200.0/A0930')?.happened_at).toBe('2026-03-02T06:30:00.000Z')
  const summer = readFsu(message('ARR/TK1587/02JUL/ISTFRA/T10K200.0/A1145'), '2026-07-03T12:00:00.000Z')
  expect(summer.events[0]?.event.happened_at).toBe('2026-07-02T09:45:00.000Z')
  expect(read('ARR/TK0726/02MAR/ISTKTM/T10K200.0/A1145')?.happened_at).toBe('2026-03-02T11:45:00.000Z')
})

test('an airport is our place; one that we do not know keeps its letters', () => {
  expect(read('ARR/TK1587/02MAR/ISTLHR/T10K200.0/A1145')).toMatchObject({
    place_code: 'GBLON',
    place_name: 'Londra',
  })
  expect(read('ARR/TK0726/02MAR/ISTKTM/T10K200.0/A1145')).toMatchObject({ place_code: 'KTM', place_name: '' })
})

test('a scheduled time is a plan; part of the pieces is no delivery; an offload is a delay', () => {
  expect(read('DEP/TK1587/04MAR/ISTFRA/T10K200.0/S0930')).toMatchObject({ certainty: 'planned' })
  expect(read('DLV/02MAR1640/FRA/P4K80T10/ALICI')).toMatchObject({ kind: 'checkpoint' })
  expect(read('DIS/TK1587/02MAR0900/IST/OFLD/T10K200.0')).toMatchObject({
    kind: 'delay_told',
    reason: 'Uçağa alınmadı',
  })
})

test('it is told when we hear it; an estimate and a plan keep their names when they are said anew', () => {
  const [plan, anew] = [
    read('ARR/TK1587/04MAR/ISTFRA/T10K200.0/S1130'),
    read('ARR/TK1587/05MAR/ISTFRA/T10K200.0/S1200'),
  ]
  expect(plan).toMatchObject({ told_at: '', certainty: 'planned', happened_at: '2026-03-04T10:30:00.000Z' })
  expect(anew?.source_event_id).toBe(plan?.source_event_id)
  const estimate = read('ARR/TK1587/04MAR/ISTFRA/T10K200.0/S1130/E1215')
  expect(estimate).toMatchObject({ certainty: 'estimated', happened_at: '2026-03-04T11:15:00.000Z' })
  expect(estimate?.source_event_id).not.toBe(plan?.source_event_id)
  expect(read('DEP/TK1587/02MAR/ISTFRA/T10K200.0/S0915/A0930')).toMatchObject({
    certainty: 'actual',
    happened_at: '2026-03-02T06:30:00.000Z',
  })
})

test('pieces and weight are told, also of some of them', () => {
  const details = (line: string) => readFsu(message(line), heard).events[0]
  expect(details('RCS/01MAR1420/IST/T10K200.0')).toMatchObject({
    pieces: 10,
    total_pieces: 10,
    weight_kg: 200,
  })
  expect(details('DLV/02MAR1640/FRA/P3K60.5T10/ALICI')).toMatchObject({
    event: { kind: 'checkpoint' },
    pieces: 3,
    total_pieces: 10,
    weight_kg: 60.5,
  })
  expect(details('DLV/02MAR1640/FRA/P4L100')).toMatchObject({ pieces: 4, total_pieces: 10, weight_kg: 45.4 })
  expect(details('DLV/02MAR1640/FRA/P10K200T10')).toMatchObject({ event: { kind: 'delivered' }, pieces: 10 })
  expect(details('NFD/02MAR1300/FRA')).not.toHaveProperty('pieces')
})

test('two parts of one moment are two events', () => {
  const { events } = readFsu(message('DLV/02MAR1640/FRA/P3K60T10', 'DLV/02MAR1640/FRA/P4K80T10'), heard)
  expect(new Set(events.map(({ event }) => event.source_event_id)).size).toBe(2)
})

test('the year is the one nearest to when we heard it', () => {
  const across = readFsu(message('DEP/TK1587/31DEC/ISTFRA/T10K200.0/A2350'), '2027-01-01T03:00:00.000Z')
  expect(across.events[0]?.event.happened_at).toBe('2026-12-31T20:50:00.000Z')
})

test.each([
  ['something else', 'FFM/8', 'FSU ile başlamıyor.'],
  [
    'a waybill with a wrong digit',
    message('x').replace('12345675', '12345676'),
    'Hava konşimentosu numarası geçersiz: 235-12345676',
  ],
  ['no status', message(), 'İletide durum satırı yok.'],
  ['a code nobody knows', message('XYZ/02MAR0900/IST'), 'Bilinmeyen durum kodu: XYZ'],
  ['a day that is none', message('DLV/31FEB0900/IST'), 'Durumun zamanı okunamadı.'],
  ['a time that is none', message('DLV/02MAR2560/IST'), 'Durumun zamanı okunamadı.'],
])('%s is kept as it came', (_, text, why) => {
  const { events, unclear } = readFsu(text, heard)
  expect(events).toEqual([])
  expect(unclear.map((part) => part.why)).toEqual([why])
})

test('of several messages in one file each is read by itself; a bad one is kept, the others are taken', () => {
  const text = [
    message('RCS/01MAR1420/IST/T10K200.0'),
    message('DEP/TK1587/02MAR/ISTFRA/T10K200.0/A0930').replace('12345675', '12345676'),
    'FFM/8\n1/TK1587/02MAR/IST',
    message('DLV/02MAR1640/FRA/T10K200.0').replace('235-12345675', '020-81140743'),
  ].join('\r\n\r\n')
  const { events, unclear } = readFsu(text, heard)
  expect(events.map(({ event, references }) => [event.kind, ...references.air_waybills])).toEqual([
    ['accepted', '235-12345675'],
    ['delivered', '020-81140743'],
  ])
  expect(unclear).toEqual([
    {
      why: 'Hava konşimentosu numarası geçersiz: 235-12345676',
      content: expect.stringMatching(/^FSU\/14\n235-12345676.*\nDEP[^\n]*$/),
    },
    { why: 'FSU ile başlamıyor.', content: 'FFM/8\n1/TK1587/02MAR/IST' },
  ])
})

test('a further waybill in one message has its own statuses', () => {
  const { events } = readFsu(
    message('RCS/01MAR1420/IST', '020-81140743ISTFRA/T1K2', 'DLV/02MAR1640/FRA'),
    heard,
  )
  expect(events.map(({ event, references }) => [event.kind, ...references.air_waybills])).toEqual([
    ['accepted', '235-12345675'],
    ['delivered', '020-81140743'],
  ])
})

test('what is kept of a message names its waybill', () => {
  const { events, unclear } = readFsu(message('QQQ/02MAR0915/IST', 'RCS/01MAR1420/IST'), heard)
  expect([...unclear, ...events].map(({ content }) => content)).toEqual([
    '235-12345675\nQQQ/02MAR0915/IST',
    '235-12345675\nRCS/01MAR1420/IST',
  ])
})
