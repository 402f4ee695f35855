/** What is read of freight mails without a model, measured on mails written for it and on those kept apart. */
import { expect, test } from 'vitest'
import { type FoundField, type MailField, mailFields } from '#luna/mail/mail-fields.ts'
import { mailText, readRequestMail } from '#luna/mail/read-request-mail.ts'
import { type CorpusMail, readOn } from '#testing/request-mail.ts'
import { requestMails } from '#testing/request-mails.ts'
import { requestMailsApart } from '#testing/request-mails-apart.ts'
import { foldTurkish } from '#values/turkish-text.ts'

/** Of the goods more words than the colleague would write are right too, as long as theirs are among them. */
const isRight = ({ field, value }: FoundField, meant: string | undefined) =>
  meant !== undefined &&
  (field === 'goods' ? foldTurkish(value).includes(foldTurkish(meant)) : value === meant)

type Score = { right: number; wrong: number; missed: number }

function scores(mails: readonly CorpusMail[]) {
  const byField = Object.fromEntries(
    mailFields.map((field) => [field, { right: 0, wrong: 0, missed: 0 }]),
  ) as Record<MailField, Score>
  const faults: string[] = []
  for (const { text, meant } of mails) {
    const found = readRequestMail(mailText(text), readOn)
    for (const field of mailFields) {
      const one = found.find((each) => each.field === field)
      const right = one !== undefined && isRight(one, meant[field])
      if (right) byField[field].right += 1
      if (one && !right) byField[field].wrong += 1
      if (!right && meant[field] !== undefined) byField[field].missed += 1
      if ((one || meant[field] !== undefined) && !right)
        faults.push(
          `${field}: read ${one?.value ?? 'nothing'}, meant ${meant[field] ?? 'nothing'} in ${JSON.stringify(text.slice(0, 90))}`,
        )
    }
  }
  return { byField, faults }
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
const precisionOf = ({ right, wrong }: Score) => share(right, right + wrong)
const recallOf = ({ right, missed }: Score) => share(right, right + missed)
const sum = (all: readonly Score[]): Score => ({
  right: all.reduce((total, { right }) => total + right, 0),
  wrong: all.reduce((total, { wrong }) => total + wrong, 0),
  missed: all.reduce((total, { missed }) => total + missed, 0),
})

function report(byField: Record<MailField, Score>): string {
  const line = (name: string, score: Score) =>
    `${name.padEnd(20)} precision ${precisionOf(score).toFixed(2)}  recall ${recallOf(score).toFixed(2)}  (${score.right + score.missed} meant)`
  return [
    ...mailFields.map((field) => line(field, byField[field])),
    line('all', sum(Object.values(byField))),
  ].join('\n')
}

test.each([
  ['those the patterns were chosen by', requestMails, { all: [0.96, 0.93], each: [0.85, 0.75] }],
  ['those kept apart', requestMailsApart, { all: [0.94, 0.88], each: [0.8, 0.7] }],
] as const)('precision and recall of each field on %s', (_, mails, lines) => {
  const { byField, faults } = scores(mails)
  const said = `${report(byField)}\n${faults.join('\n')}`
  process.stdout.write(`${said}\n`)
  expect(mails.length).toBeGreaterThanOrEqual(30)
  for (const field of mailFields) {
    expect(precisionOf(byField[field]), `precision of ${field}\n${said}`).toBeGreaterThanOrEqual(
      lines.each[0],
    )
    expect(recallOf(byField[field]), `recall of ${field}\n${said}`).toBeGreaterThanOrEqual(lines.each[1])
  }
  const all = sum(Object.values(byField))
  expect(precisionOf(all), said).toBeGreaterThanOrEqual(lines.all[0])
  expect(recallOf(all), said).toBeGreaterThanOrEqual(lines.all[1])
})

test('the two corpora have no mail in common', () => {
  const texts = new Set(requestMails.map(({ text }) => text))
  expect(requestMailsApart.filter(({ text }) => texts.has(text))).toEqual([])
})

test('the words of a mail that say a field are where they are said to be', () => {
  const text = mailText('Merhaba, İzmir’den Köln’e 2 tır, toplam 41.000 kg, DAP.')
  const words = readRequestMail(text, readOn).map(({ field, start, end }) => [field, text.slice(start, end)])
  expect(Object.fromEntries(words)).toMatchObject({
    origin_city: 'İzmir’den',
    destination_city: 'Köln’e',
    vehicle_count: '2 tır',
    estimated_weight: '41.000 kg',
    incoterm: 'DAP',
  })
})
