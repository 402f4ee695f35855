import { describe, expect, test } from 'vitest'
import { readInterchange } from '#tracking/edifact.ts'
import { readIftsta } from '#tracking/iftsta.ts'

const departure = [
  "UNB+UNOC:3+SENDER+RECEIVER+260302:0915+1'",
  "UNH+1+IFTSTA:D:00B:UN'",
  "BGM+23+SHP0001+9'",
  "DTM+137:202603020915:203'",
  "CNI+1+ABC123059'",
  "STS+1+VD'",
  "DTM+334:202603020850:203'",
  "LOC+11+TRMER:139:6'",
  "TDT+20+012W+1+++++9321483:146::VESSEL NAME'",
  "EQD+CN+TEMU1234565+45G1:102:5+++5'",
  "UNT+10+1'",
  "UNZ+1+1'",
]
const sent = (change: (line: string) => string = (line) => line) => departure.map(change).join('\n')
const without = (start: string) => departure.filter((line) => !line.startsWith(start)).join('')
const why = (text: string) => readIftsta(text).unclear.map((part) => part.why)

test('a departure is read with its place, container, booking and ship', () => {
  expect(readIftsta(sent())).toEqual({
    events: [
      {
        event: {
          source: 'iftsta',
          source_event_id: 'SENDER/SHP0001/VD/TRMER',
          told_at: '2026-03-02T09:15:00.000Z',
          retracted: false,
          kind: 'departed',
          certainty: 'actual',
          // By the clocks of Mersin.
          happened_at: '2026-03-02T05:50:00.000Z',
          place_code: 'TRMER',
          place_name: 'Mersin',
          container_number: 'TEMU1234565',
          status: null,
          reason: '',
        },
        references: {
          containers: ['TEMU1234565'],
          bookings: ['ABC123059'],
          bills: ['ABC123059'],
          air_waybills: ['ABC123059'],
          cmrs: ['ABC123059'],
          plates: [],
          numbers: [],
        },
        vessel: 'VESSEL NAME',
        voyage: '012W',
        mode: 'vessel',
        vessel_imo: '9321483',
        content: expect.stringMatching(/^CNI\+1\+ABC123059'STS\+1\+VD/),
      },
    ],
    unclear: [],
  })
})

test('the older directory, an expected arrival and a message taken back are understood', () => {
  const { events } = readIftsta(
    sent((line) =>
      line
        .replace('D:00B', 'D:99B')
        .replace('SHP0001+9', 'SHP0001+1')
        .replace('VD', 'VA')
        .replace('DTM+334', 'DTM+132'),
    ),
  )
  expect(events[0]?.event).toMatchObject({ kind: 'arrived', certainty: 'estimated', retracted: true })
})

test('a sender who numbers the consignment tells of one step after another; what it replaces keeps its name', () => {
  const name = (change: (line: string) => string) => readIftsta(sent(change)).events[0]?.event.source_event_id
  const first = name((line) => line)
  expect(name((line) => line.replace('STS+1+VD', 'STS+1+VA').replace('TRMER', 'DEHAM'))).not.toBe(first)
  expect(name((line) => line.replace('TRMER', 'GRPIR'))).not.toBe(first)
  const replaced = (line: string) => line.replace('SHP0001+9', 'SHP0001+5').replace('0850', '0935')
  expect(name(replaced)).toBe(first)
  expect(name((line) => line.replace('SHP0001+9', 'SHP0001+1'))).toBe(first)
})

test('a time at a place that nobody knows is taken as UTC', () => {
  const { events } = readIftsta(sent((line) => line.replace('TRMER', 'XXQQQ')))
  expect(events[0]?.event.happened_at).toBe('2026-03-02T08:50:00.000Z')
})

test('a status of several containers is an event of each, and each keeps its name', () => {
  const two = sent((line) =>
    line.replace("+++5'", "+++5'\nEQD+CN+CSQU3054383+45G1:102:5+++5'").replace('UNT+10', 'UNT+11'),
  )
  const { events, unclear } = readIftsta(two)
  expect(unclear).toEqual([])
  expect(
    events.map(({ event, references }) => [
      event.source_event_id,
      event.container_number,
      references.containers,
    ]),
  ).toEqual([
    ['SENDER/SHP0001/VD/TRMER/TEMU1234565', 'TEMU1234565', ['TEMU1234565']],
    ['SENDER/SHP0001/VD/TRMER/CSQU3054383', 'CSQU3054383', ['CSQU3054383']],
  ])
  expect(events[1]?.content).not.toContain('TEMU1234565')
})

test('what the message refers to before its consignments is said of all of them', () => {
  const text = [
    ...departure.slice(0, 4),
    "RFF+BN:BK42'",
    "RFF+BM:BL42'",
    "CNI+1'",
    ...departure.slice(5, 8),
    "CNI+2'",
    ...departure.slice(5, 8),
    "RFF+BM:BL43'",
    "UNT+15+1'",
    "UNZ+1+1'",
  ].join('')
  expect(readIftsta(text)).toMatchObject({
    events: [
      { references: { bookings: ['BK42'], bills: ['BL42'] } },
      { references: { bookings: ['BK42'], bills: ['BL42', 'BL43'] } },
    ],
    unclear: [],
  })
})

test('a truck is named by its plate and its papers', () => {
  const byRoad = sent((line) =>
    line
      .replace("ABC123059'", "CMR-42'\nRFF+ABZ:34 KVN 124'\nRFF+FF:SH-9A8057B1'")
      .replace('TDT+20+012W+1+++++9321483:146::VESSEL NAME', 'TDT+20++3+++++34KVN123')
      .replace('EQD+CN+TEMU1234565+45G1:102:5', 'EQD+TE+34KVN900')
      .replace('UNT+10', 'UNT+12'),
  )
  expect(readIftsta(byRoad).events).toMatchObject([
    {
      event: { container_number: '' },
      references: {
        containers: [],
        cmrs: ['CMR-42'],
        plates: ['34 KVN 124', '34KVN123', '34KVN900'],
        numbers: ['SH-9A8057B1'],
      },
    },
  ])
})

test('pieces and their weight are read', () => {
  const text = sent((line) =>
    line.replace(/^EQD.*/, "GID+1+3:CT'MEA+WT+G+KGM:60.5'").replace('UNT+10', 'UNT+11'),
  )
  expect(readIftsta(text).events[0]).toMatchObject({ pieces: 3, weight_kg: 60.5 })
})

test('marks may be others, and a released mark is text', () => {
  const other = sent((line) =>
    line.replaceAll('+', '*').replaceAll("'", '~').replace('VESSEL NAME', 'O?*BRIEN'),
  )
  expect(readIftsta(`UNA:*.? ~${other}`).events[0]?.vessel).toBe('O*BRIEN')
})

describe('what does not agree with itself is refused as a whole', () => {
  test.each([
    [
      'a wrong number of segments',
      sent((line) => line.replace('UNT+10', 'UNT+11')),
      'UNT 11 parça diyor, 10 parça var.',
    ],
    ['a segment lost on the way', without('LOC'), 'UNT 10 parça diyor, 9 parça var.'],
    [
      'a wrong number of messages',
      sent((line) => line.replace('UNZ+1', 'UNZ+2')),
      'UNZ 2 ileti diyor, 1 ileti var.',
    ],
    [
      'another interchange’s end',
      sent((line) => line.replace('UNZ+1+1', 'UNZ+1+7')),
      'UNZ başvurusu (7) UNB ile aynı değil (1).',
    ],
    [
      'another message’s end',
      sent((line) => line.replace('UNT+10+1', 'UNT+10+2')),
      'UNT başvurusu UNH ile aynı değil (1).',
    ],
    ['no end', without('UNZ'), 'UNZ ile bitmiyor.'],
    ['no beginning', without('UNB'), 'UNB ile başlamıyor.'],
    [
      'a character outside its set',
      sent((line) => line.replace('VESSEL', 'ŞİLEP')),
      'UNOC içinde bulunmayan bir karakter var: Ş',
    ],
    [
      'small letters where only capitals are allowed',
      sent((line) => line.replace('UNOC', 'UNOA').replace('VESSEL', 'Vessel')),
      'UNOA içinde bulunmayan bir karakter var: e',
    ],
    ['a set nobody knows', sent((line) => line.replace('UNOC', 'UNOX')), 'Karakter kümesi tanınmıyor: UNOX.'],
    ['a segment cut off', sent().slice(0, -1), 'Son parça tamamlanmamış.'],
    ['another directory', sent((line) => line.replace('00B', '96A')), 'IFTSTA D.96A okunmuyor.'],
    [
      'another kind of message',
      sent((line) => line.replace('IFTSTA', 'IFTMIN')),
      'IFTMIN iletisi okunmuyor.',
    ],
    ['a status nobody knows', sent((line) => line.replace('VD', 'ZZ')), 'Bilinmeyen durum kodu: ZZ'],
    [
      'a message of a day that is none',
      sent((line) => line.replace('DTM+137:20260302', 'DTM+137:20260231')),
      'İletinin zamanı (DTM 137) okunamadı.',
    ],
    [
      'a day that is none',
      sent((line) => line.replace('DTM+334:20260302', 'DTM+334:20260231')),
      'Durumun zamanı okunamadı.',
    ],
  ])('%s', (_, text, sentence) => {
    expect(readIftsta(text).events).toEqual([])
    expect(why(text)).toEqual([sentence])
  })

  test('and nothing that is typed breaks the reader', () => {
    for (const text of ['', "'", 'UNA', "UNB'", '+++', "UNB+UNOC:3'UNZ'", 'merhaba'])
      expect(readInterchange(text)).toHaveProperty('fault')
  })
})

describe('a message without a number', () => {
  const unnumbered = (interchange: string, status = 'VD') =>
    sent((line) =>
      line
        .replace('SHP0001', '')
        .replace('+260302:0915+1', interchange)
        .replace("UNZ+1+1'", `UNZ+1+${interchange.split('+').at(-1)}'`)
        .replace('STS+1+VD', `STS+1+${status}`),
    )
  const name = (text: string) => readIftsta(text).events[0]?.event.source_event_id

  test('is not that of another interchange, and is itself when it comes again', () => {
    const names = ['+260302:0915+1', '+260302:0915+2', '+260303:0915+1'].map((one) => name(unnumbered(one)))
    expect(new Set(names).size).toBe(3)
    expect(name(unnumbered('+260302:0915+1'))).toBe(names[0])
  })
})

test('without a time of its own a message was told when its interchange was prepared', () => {
  const undated = (day: string) =>
    without('DTM+137').replace('UNT+10', 'UNT+9').replace('260302:0915', `${day}:0915`)
  for (const day of ['260302', '20260302'])
    expect(readIftsta(undated(day)).events[0]?.event.told_at).toBe('2026-03-02T09:15:00.000Z')
  expect(readIftsta(undated('')).events[0]?.event.told_at).toBe('')
})

test.each([
  ['VD', ['9+TRMER', '11+DEHAM'], 'TRMER'],
  ['VD', ['11+DEHAM', '9+TRMER'], 'TRMER'],
  ['UV', ['9+TRMER', '11+DEHAM'], 'DEHAM'],
  ['VA', ['5+TRMER', '8+DEHAM', '60+GRPIR'], 'GRPIR'],
  ['AE', ['9+TRMER', '11+DEHAM', '175+GRPIR'], 'GRPIR'],
  ['OA', ['9+TRMER', '13+GRPIR'], 'TRMER'],
  ['VD', ['11+TRMER'], 'TRMER'],
])('of several places the one of the status counts: %s with %s', (status, places, code) => {
  const text = sent((line) =>
    line
      .replace('STS+1+VD', `STS+1+${status}`)
      .replace('LOC+11+TRMER:139:6', places.map((place) => `LOC+${place}:139:6`).join("'"))
      .replace('UNT+10', `UNT+${9 + places.length}`),
  )
  expect(readIftsta(text).events[0]?.event.place_code).toBe(code)
})
