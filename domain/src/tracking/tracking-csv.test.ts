/** Tables of events as people write them. */
import { expect, test } from 'vitest'
import { csvExample } from '#tracking/tracking-csv.copy.ts'
import { readTrackingCsv } from '#tracking/tracking-csv.ts'

const heard = '2026-03-05T10:00:00.000Z'
const head = 'referans;olay;zaman;yer_kodu;yer;kesinlik'
const why = (text: string) => readTrackingCsv(text, heard).unclear.map((part) => part.why)

test('the example that is given away is read', () => {
  const { events, unclear } = readTrackingCsv(csvExample, heard)
  expect(unclear).toEqual([])
  expect(
    events.map(({ event }) => [event.kind, event.certainty, event.happened_at, event.place_code]),
  ).toEqual([
    ['loaded', 'actual', '2026-03-02T05:50:00.000Z', 'TRMER'],
    ['arrived', 'estimated', '2026-03-18T03:00:00.000Z', 'DEHAM'],
  ])
  expect(events[0]).toMatchObject({ pieces: 3, total_pieces: 10, weight_kg: 60.5 })
  expect(events[1]).not.toHaveProperty('pieces')
  expect(events[0]?.references.containers).toEqual(['CSQU3054383'])
})

test('commas, quotes, capital letters and codes are understood', () => {
  const text =
    '\ufeffReferans,Olay,Zaman,Yer\n020-12345675,DEPARTED,2026-03-02T08:50:00+03:00,"Mersin, ""yeni"""\n'
  const [told] = readTrackingCsv(text, heard).events
  expect(told?.event).toMatchObject({
    kind: 'departed',
    happened_at: '2026-03-02T05:50:00.000Z',
    place_name: 'Mersin, "yeni"',
    container_number: '',
  })
  expect(told?.references).toMatchObject({ containers: [], codes: ['020-12345675'] })
})

test('what is expected keeps its name when it is said anew, what happened does not', () => {
  const names = (time: string, certainty: string) =>
    readTrackingCsv(`${head}\nA1;Vardı;${time};TRMER;;${certainty}`, heard).events[0]?.event.source_event_id
  expect(names('02.03.2026', 'tahmini')).toBe(names('04.03.2026', 'tahmini'))
  expect(names('02.03.2026', '')).not.toBe(names('04.03.2026', ''))
})

test('a container is one however it is written', () => {
  const { events } = readTrackingCsv(`${head}\ncsqu 305438-3;Vardı;02.03.2026;TRMER`, heard)
  expect(events[0]?.event.container_number).toBe('CSQU3054383')
  expect(events[0]?.references.containers).toEqual(['CSQU3054383'])
})

test('nobody says when a line was told: it is when we hear it', () => {
  const { events } = readTrackingCsv(csvExample, heard)
  expect(events.map(({ event }) => event.told_at)).toEqual(['', ''])
})

test('an airport’s letters, or a name alone, are our place', () => {
  const { events } = readTrackingCsv(`${head}\nA1;Vardı;02.03.2026;fra\nA1;Vardı;02.03.2026;;Hamburg`, heard)
  expect(events.map(({ event }) => [event.place_code, event.place_name])).toEqual([
    ['DEFRA', 'Frankfurt'],
    ['DEHAM', 'Hamburg'],
  ])
})

test.each([
  ['', 'İlk satırda «referans» sütunu yok.'],
  [head, 'Dosyada satır yok.'],
  [`${head}\n;Vardı;02.03.2026`, 'Referans yazılmamış.'],
  [`${head}\nA1;Uçtu;02.03.2026`, 'Bilinmeyen olay: Uçtu'],
  [`${head}\nA1;created;02.03.2026`, 'Bilinmeyen olay: created'],
  [`${head}\nA1;Vardı;31.02.2026`, 'Zaman okunamadı: 31.02.2026'],
  [`${head}\nA1;Vardı;02.03.2026 25:00`, 'Zaman okunamadı: 02.03.2026 25:00'],
  [`${head}\nA1;Vardı;06.03.2026`, 'Gerçekleşen bir olay gelecekte olamaz.'],
  [`${head};parca\nA1;Vardı;02.03.2026;;;;üç`, 'Parça sayısı ya da ağırlık okunamadı.'],
  [`${head}\nA1;Vardı;02.03.2026;;;belki`, 'Bilinmeyen kesinlik: belki'],
])('%j is kept with the reason', (text, sentence) => {
  expect(readTrackingCsv(text, heard).events).toEqual([])
  expect(why(text)).toEqual([sentence])
})
